### What is kept about a guest: to look at, to have, and to take away.

me-title = What is kept about me
me-link = Look, download, delete
me-link-what = There is no account and no password here. Little is kept; you may have it, and you may take it away.

me-kept = What this server keeps
me-kept-name = Your name: { $name }.
me-kept-no-name = No name: you have not said any.
me-kept-tables = { $count ->
    [0] No tables.
    [one] One table at which you were, with your seat, your moves and when you made them.
   *[other] { $count } tables at which you were, with your seats, your moves and when you made them.
}
me-kept-mail = { $address }, to which a letter goes when it is your turn; the table’s menu turns it off.
me-kept-devices = { $count ->
    [one] One browser that is told when it is your turn; the table’s menu turns it off.
   *[other] { $count } browsers that are told when it is your turn; the table’s menu turns them off.
}
me-kept-cookie = A cookie in this browser, so that your seats stay yours. It holds a random number and a seal.
me-not-kept = It keeps no address of your device, no messages, and nothing about what you do elsewhere.

me-have = Have it
me-have-what = Everything, as one file that people and programs can read (JSON).
me-have-button = Download

me-away = Take it away
me-away-what = Your name goes from every list, log and replay: there you are “somebody”. Matches that others played with you stay whole. A bot plays on for you where a match runs; tables at which nobody else was are deleted.
me-away-copies = Copies that whoever runs this server has made before stay until they are thrown away.
me-away-button = Delete everything about me
me-away-sure = This cannot be taken back. Delete it?
me-away-yes = Yes, delete it
me-away-no = No
me-gone = Nothing is kept about you any more.
me-gone-start = To the start page
