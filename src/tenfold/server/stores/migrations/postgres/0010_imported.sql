-- Guests who came from another server. Only theirs are the cookies and links that the keys guests:… have signed.
CREATE TABLE imported (
    guest text PRIMARY KEY
);
INSERT INTO imported SELECT id FROM guests WHERE EXISTS (SELECT 1 FROM keys WHERE name LIKE 'guests:%');
