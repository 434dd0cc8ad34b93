-- How many people looked for the answer of a day's puzzle, and how many found it; never who.
CREATE TABLE puzzles (
    game text NOT NULL,
    day text NOT NULL,
    people bigint NOT NULL,
    solved bigint NOT NULL,
    PRIMARY KEY (game, day)
);
