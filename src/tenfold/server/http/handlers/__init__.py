"""Request handlers, one module a resource."""
