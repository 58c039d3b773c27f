"""What goes over the wire: every body of HTTP and every message of the socket, as types.

The page's own types (`web/src/wire.ts`) are generated from these and never kept by hand.
"""
