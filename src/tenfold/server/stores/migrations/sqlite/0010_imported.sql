-- Guests who came from another server. The keys guests:… are trusted for the cookies and links of these guests only.
CREATE TABLE imported (
    guest TEXT PRIMARY KEY
) STRICT;
INSERT INTO imported SELECT id FROM guests WHERE EXISTS (SELECT 1 FROM keys WHERE name LIKE 'guests:%');
