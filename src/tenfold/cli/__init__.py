"""The command `tenfold` and its subcommands: the one place that puts everything together."""
