"""HTTP and sockets: who may ask, what is asked, what stays open. It decides nothing about a table."""
