-- How a match ended, for lists: guest, rank and score of each seat, as JSON; empty until it's over.
ALTER TABLE tables ADD COLUMN results TEXT NOT NULL DEFAULT '[]';
