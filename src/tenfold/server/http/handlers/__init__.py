"""Request handlers, one module for each resource."""
