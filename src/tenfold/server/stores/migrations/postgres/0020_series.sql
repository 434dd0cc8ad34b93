-- The series of events that a game was part of: the id of its first event, or nothing.
ALTER TABLE history ADD COLUMN series text NOT NULL DEFAULT '';
