"""What all tests share."""

from hypothesis import settings

# The same examples every time, and no limit on one example's time: the machine may be busy with something else.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
