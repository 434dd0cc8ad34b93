"""The subcommands of `tenfold`, one file each: what `run` of each does with its arguments."""
