### For whoever runs the server: all tables, who is shut out, which limits were hit.

host-title = Host’s desk
host-token = The token of this server
host-token-what = Whoever started the server has chosen it: tenfold serve --host-token, or TENFOLD_HOST_TOKEN. It stays in this tab.
host-enter = Enter
host-leave = Forget the token
host-refresh = Look again

host-tables = Tables
host-tables-none = There are no tables.
host-show = Show
host-show-status = { $status ->
    [waiting] Waiting
    [playing] Playing
    [over] Over
   *[all] All
}
host-status = { $status ->
    [waiting] waiting
    [playing] playing
   *[over] over
}
host-line = { $game }, { $code }
host-seats = { $open ->
    [0] { $names }
    [one] { $names } and one free seat
   *[other] { $names } and { $open } free seats
}
host-nobody = nobody
host-here = { $count ->
    [0] Nobody is connected.
    [one] One is connected: { $addresses }.
   *[other] { $count } are connected: { $addresses }.
}
host-close = Close
host-close-whom = Close the table { $code }
host-remove = Remove
host-remove-whom = Remove the table { $code }
host-sure-close = The match of { $code } ends for all and stays as it is. Close it?
host-sure-remove = { $code } is deleted with everything of it. Remove it?
host-yes = Yes
host-no = No
host-closed = The table { $code } is closed.
host-removed = The table { $code } is removed.

host-bans = Shut out
host-bans-none = Nobody is shut out.
host-ban-address = Address or network
host-ban = Shut out
host-banned = { $address } is not let in any more.
host-unban = Let in
host-unban-whom = Let { $address } in again
host-unbanned = { $address } is let in again.

host-limits = Limits that were hit
host-limits-none = None, since the server was started.
host-limit = Limit
host-limit-from = From
host-limit-count = How often
host-limit-last = Last
host-limit-guests = guests
