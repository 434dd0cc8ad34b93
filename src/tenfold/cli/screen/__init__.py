"""Where sentences go and answers come from. It knows no match and no file."""
