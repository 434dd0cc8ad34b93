"""Programs at the table: how they think beside the event loop, and for whom they play."""
