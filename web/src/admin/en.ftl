### For whoever runs the server: all tables, who is shut out, which limits were hit.

host-title = Server admin
host-token = Admin token
host-token-what = The server admin chose it with <code>tenfold serve --host-token</code> or <code>TENFOLD_HOST_TOKEN</code>. It’s kept in this tab only.
host-enter = Sign in
host-leave = Sign out
host-refresh = Refresh

host-tables = Tables
host-tables-none = There are no tables.
host-show = Show
host-show-status = { $status ->
    [waiting] Waiting
    [playing] Playing
    [over] Finished
   *[all] All
}
host-status = { $status ->
    [waiting] waiting
    [playing] playing
   *[over] finished
}
host-line = { $game }, { $code }
host-seats = { $open ->
    [0] { $names }
    [one] { $names } and { $open } free seat
   *[other] { $names } and { $open } free seats
}
host-nobody = no one
host-here = { $count ->
    [0] No one is connected.
    [one] { $count } person connected: { $addresses }.
   *[other] { $count } people connected: { $addresses }.
}
host-close = Close
host-close-whom = Close table { $code }
host-remove = Delete
host-remove-whom = Delete table { $code }
host-sure-close = Close table { $code }? The game ends for everyone, and its record is kept.
host-sure-remove = Delete table { $code } and everything in it? This can’t be undone.
host-keep = Keep table
host-closed = Table { $code } closed
host-removed = Table { $code } deleted

host-bans = Banned addresses
host-bans-none = No banned addresses.
host-ban-address = Address or network
host-ban = Ban
host-banned = { $address } is banned.
host-unban = Unban
host-unban-whom = Unban { $address }
host-unbanned = { $address } is no longer banned.

host-limits = Rate limits
host-limits-none = No limits have been hit since the server started.
host-limit = Limit
host-limit-from = From
host-limit-count = Hits
host-limit-last = Last
host-limit-guests = guests
