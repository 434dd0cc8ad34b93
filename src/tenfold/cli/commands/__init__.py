"""The subcommands of `tenfold`, one file each; `run` carries one out."""
