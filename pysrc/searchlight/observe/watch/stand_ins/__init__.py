"""What a program gets in place of the real thing: containers, modules and files."""
