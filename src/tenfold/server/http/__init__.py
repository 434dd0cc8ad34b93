"""HTTP and WebSockets: routes, handlers, middleware and limits. It decides nothing about a table."""
