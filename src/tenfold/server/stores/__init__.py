"""What is kept, and where: the interface of a store, and the stores."""
