"""The user's match files: saving, reading and loading them."""
