"""True distances, for who asks for them: nothing of it is loaded before."""
