### The start page, and lists of tables.

start-welcome = Games that count to ten. Sit down with friends by a link, around one screen, or against bots this minute.
start-games = Games
start-players = { $fewest }–{ $most } players
start-minutes = { $shortest }–{ $longest } minutes
start-ages = from { $ages } years
start-bots = { $bots ->
    [1] one bot
    [2] two bots
    [3] three bots
   *[other] { $bots } bots
}
start-play-now = Play now<spoken>: { $game } against { start-bots }</spoken>
start-dealing = Dealing …<spoken>: { $game } against { start-bots }</spoken>
start-invite = Invite friends<spoken> to { $game }</spoken>
start-here = On this screen<spoken>: { $game }</spoken>
start-learn = { $learned ->
    [yes] Learn it again
   *[no] Learn by playing
}<spoken>: { $game }</spoken>
start-more = More choices<spoken> for { $game }</spoken>
start-preparing = You can play now. Bots get faster when all is prepared: { $percent } % done.
start-preparing-bar = How much is prepared
start-no-games = The games are not here yet.

## Several people before one screen.
start-here-title = { $game } on this screen
start-here-count = How many are you?
start-here-how = { $name } holds the screen and begins. Then pass it on: secret hands stay covered in between.
start-dealing-now = Dealing …

## Lists of tables.
start-continue = Continue
start-tables = Your tables
start-tables-all = All { $count } tables
start-tables-public = Public tables
start-evening = A class, a club? <make>Lead many tables with one code.</make>
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
start-line-come = { $free ->
    [0] watch
   *[other] come and play
}
start-line-remove = Take { $game } off the list
start-line-removed = { $game } is off your list.
start-line-give-up = Leave the match
start-line-keep = Keep it
start-tables-clear = Take off all that are over
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
start-puzzles = Puzzles of the day
