"""True distances to the goal, loaded only when they are needed."""
