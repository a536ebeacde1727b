"""Check your problems at every call; errors name the function."""
