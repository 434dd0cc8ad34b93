-- Questions that were sent lately, counted by what limits them: a guest, an address, a mailbox. who: a fingerprint
-- of it. at: when; until: as long as it counts.
CREATE TABLE asked (
    what TEXT NOT NULL,
    who TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL
) STRICT;
CREATE INDEX asked_by ON asked (what, who);
