"""An evening of many tables: pure values, who sits with whom, and what all may see. No socket, no store."""
