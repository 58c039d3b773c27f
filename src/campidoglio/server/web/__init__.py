"""The doors of the house: HTTP, the socket, and the static page."""
