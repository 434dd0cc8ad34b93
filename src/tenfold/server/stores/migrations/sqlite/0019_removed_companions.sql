-- People whom a guest removed from those they played with: neither sees or invites the other.
CREATE TABLE removed_companions (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX removed_companions_by_other ON removed_companions (other);

-- Who is seated with whom is decided while others wait for the answer.
CREATE INDEX waiting_by_wish ON waiting (game, seats, turns);
CREATE INDEX waiting_by_table ON waiting (table_id);
