"""Matches as files of the user: where they are kept, read with care, opened again."""
