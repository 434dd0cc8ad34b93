-- How guests look at tables: the picture they chose, and the colour of their seats that they'd like, if any.
ALTER TABLE guests ADD COLUMN avatar TEXT NOT NULL DEFAULT '';
ALTER TABLE guests ADD COLUMN colour INTEGER;
