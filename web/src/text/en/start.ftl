### The start page, and lists of tables.

start-welcome = Games that count to ten. Sit down with friends by a link, or against bots this minute.
start-games = Games
start-players = { $fewest }–{ $most } players
start-bots = { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
}
start-play-now = Play now<spoken>: { $game } against { start-bots }</spoken>
start-dealing = Dealing …<spoken>: { $game } against { start-bots }</spoken>
start-invite = Invite friends<spoken> to { $game }</spoken>
start-no-games = The games are not here yet.

start-tables = Your tables
start-tables-all = All { $count } tables
start-tables-public = Public tables
start-tables-open = Open to everybody
start-tables-none = No table yet. <make>Make one</make>, or play now against bots.
start-tables-none-open = Nobody has an open table just now. Make a public one, and others will find it here.
start-tables-missing = The tables are not here yet.

## One table in a list.
start-line-turn = Your turn
start-line-status = { $status ->
    [waiting] waiting for players
    [playing] being played
   *[over] over
}
start-line-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
start-line-now = just now
start-line-minutes = { $minutes } min ago
start-line-hours = { $hours } h ago
start-line-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
