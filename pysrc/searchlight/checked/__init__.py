"""Your problems, checked at every call; errors name the function."""
