-- How many people looked for the answer of a day's puzzle, and how many found it; never who.
CREATE TABLE puzzles (
    game TEXT NOT NULL,
    day TEXT NOT NULL,
    people INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;
