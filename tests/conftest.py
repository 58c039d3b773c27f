"""What all tests share."""

from hypothesis import settings

# The same examples every time, and no failure because a machine is slow today.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")
