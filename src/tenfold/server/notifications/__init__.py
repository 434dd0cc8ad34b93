"""Turn notifications: their content, and delivery by email and Web Push."""
