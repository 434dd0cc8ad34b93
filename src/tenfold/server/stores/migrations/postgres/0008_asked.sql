-- Confirmation emails sent recently, counted per guest, IP address and mailbox. who: a hash of it.
-- at: when it was sent; until: how long it counts.
CREATE TABLE asked (
    what text NOT NULL,
    who text NOT NULL,
    at float8 NOT NULL,
    until float8 NOT NULL
);
CREATE INDEX asked_by ON asked (what, who);
