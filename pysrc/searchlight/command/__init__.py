"""What the commands share: arguments and the terminal."""
