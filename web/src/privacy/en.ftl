### What is kept about a guest: to look at, to have, and to take away.

me-title = Your data
me-link = View, download or delete
me-link-what = There are no accounts or passwords. We keep very little, and you can download or delete it at any time.

me-kept = What this server stores
me-kept-name = Your name: { $name }.
me-kept-no-name = You haven’t chosen a name.
me-kept-look = The picture and seat colour you chose in Settings.
me-kept-tables = { $count ->
    [0] No tables.
    [one] { $count } table you played at, with your seat, your moves and when you made them.
   *[other] { $count } tables you played at, with your seats, your moves and when you made them.
}
me-kept-history = { $count ->
    [one] The result of { $count } finished game, listed under My games.
   *[other] The results of { $count } finished games, listed under My games.
}
me-kept-events = { $count ->
    [one] { $count } event you hosted or joined, with its results.
   *[other] { $count } events you hosted or joined, with their results.
}
me-kept-ladder = That you’re on the ladder. Your rating is computed from your finished games.
me-kept-chat = { $count ->
    [one] { $count } message you wrote at a table. It’s deleted with the table.
   *[other] { $count } messages you wrote at tables. They’re deleted with the tables.
}
me-kept-unlisted = That you don’t want people you played with to see and invite you.
me-kept-removed = { $count ->
    [one] The person you removed from the people you played with.
   *[other] The { $count } people you removed from the people you played with.
}
me-kept-invitations = That you want to be notified of invitations. Turn this off under My games.
me-kept-codes = { $count ->
    [one] { $count } transfer code for another device. It expires after 10 minutes.
   *[other] { $count } transfer codes for other devices. They expire after 10 minutes.
}
me-kept-imported = That you came here from another server.
me-kept-waiting = The quick game you’re waiting for.
me-kept-mail = { $address }, which we email when it’s your turn and, if you chose so, when you’re invited. Turn this off in the table’s menu.
me-kept-devices = { $count ->
    [one] { $count } browser we notify when it’s your turn and, if you chose so, when you’re invited. Turn this off in the table’s menu.
   *[other] { $count } browsers we notify when it’s your turn and, if you chose so, when you’re invited. Turn this off in the table’s menu.
}
me-kept-cookie = A cookie in this browser so you keep your seats. It holds a random ID and a signature.
me-not-kept = We don’t store your IP address or anything you do elsewhere. If you ask for an email, we keep a hash of your IP address for a day to prevent abuse.

me-have = Download your data
me-have-what = Everything in one file (JSON).
me-have-button = Download

me-away = Delete your data
me-away-what = Your name is removed from every list, log and replay, where you appear as “someone”. Games you played with others are kept. Your list under My games is cleared. Your chat messages are deleted. A bot takes over any game in progress. Tables where you were the only person are deleted.
me-away-copies = Backups made by the server admin are kept until the admin deletes them.
me-away-button = Delete my data
me-away-sure = Delete everything? This can’t be undone.
me-away-yes = Delete everything
me-away-no = Keep my data
me-gone = Your data has been deleted.
me-gone-start = Home page
