"""The terminal table: one sitting at a match, what is typed there and what it means."""
