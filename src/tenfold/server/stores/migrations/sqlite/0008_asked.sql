-- Confirmation emails sent recently, counted per guest, IP address and mailbox. who: a hash of it.
-- at: when it was sent; until: how long it counts.
CREATE TABLE asked (
    what TEXT NOT NULL,
    who TEXT NOT NULL,
    at REAL NOT NULL,
    until REAL NOT NULL
) STRICT;
CREATE INDEX asked_by ON asked (what, who);
