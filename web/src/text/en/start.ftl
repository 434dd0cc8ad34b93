### The start page, and lists of tables.

start-welcome = { $server ->
    [yes] Good board games, no account needed. Invite friends with a link, share one screen, or play the bots right now.
   *[no] Good board games, no account needed. Share one screen, or play the bots right now.
}
start-games = Games
start-players = { $fewest }–{ $most } players
start-minutes = { $shortest }–{ $longest } min
start-ages = Ages { $ages }+
start-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
start-play-now = Play now<spoken>: { $game } against { start-bots }</spoken>
start-dealing = Dealing…<spoken>: { $game } against { start-bots }</spoken>
start-invite = Invite friends<spoken> to { $game }</spoken>
start-here = Pass and play<spoken>: { $game }</spoken>
start-learn = { $learned ->
    [yes] Learn it again
   *[no] Learn by playing
}<spoken>: { $game }</spoken>
start-more = More options<spoken> for { $game }</spoken>
start-preparing = Ready to play. Bots will speed up once setup finishes ({ $percent }%).
start-preparing-bar = Setup progress
start-no-games = We couldn’t load the games.

## How strong bots are, asked before the first game.
start-level = How strong should the bots be?
start-level-what = { $level ->
    [beginner] Still learning. Good company for your first games.
    [casual] Plays sensibly, but lets a chance slip now and then.
    [strong] Knows the game well and gives little away.
   *[expert] The best we have. Bring your full attention.
}
start-level-how = We’ll remember this for “Play now”. You can change it in Settings, or choose each bot under “More options”.

## Several people before one screen.
start-here-title = { $game }: pass and play
start-here-count = How many players?
start-here-how = { $name } goes first. Then pass the screen around; hands stay hidden in between.
start-dealing-now = Dealing…

## Lists of tables.
start-continue = Continue
start-tables = Your tables
start-tables-all = All your tables ({ $count })
start-tables-public = Public tables
start-evening = Running a class or a club night? <make>Host many tables with one code.</make>
start-tables-open = Open to everyone
start-tables-none = No tables yet. <make>Create one</make>, or play the bots now.
start-tables-none-running = No game in progress. <make>Start one.</make>
start-tables-over = Finished games
start-tables-none-open = No open tables right now. <make>Create a public table</make> and others can join you here.
start-tables-missing = We couldn’t load the tables.

## One table in a list.
start-line-turn = Your turn
start-line-status = { $status ->
    [waiting] Waiting for players
    [playing] In progress
   *[over] Finished
}
start-line-won = Won
start-line-lost = Lost
start-line-tied = Tied
start-line-score = { $won ->
    [yes] Won { $own }–{ $other }
   *[no] Lost { $own }–{ $other }
}
start-line-place = { $place ->
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
start-line-winner = { $name } won
start-line-come = { $free ->
    [0] Watch
   *[other] Join
}
start-line-remove = Remove { $game } from your list
start-line-removed = { $game } removed from your list
start-line-give-up = Leave game
start-line-keep = Keep it
start-tables-clear = Clear finished games
start-tables-history = All my games
start-line-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
start-line-now = just now
start-line-minutes = { $minutes } min ago
start-line-hours = { $hours } h ago
start-line-yesterday = yesterday
start-line-days = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
}
start-puzzles = Daily puzzles
start-quick = { $waiting ->
    [0] Quick game
   *[other] Quick game · { $waiting } waiting
}
start-quick-mine = Looking for players…
start-tables-all-open = All open tables

## The way back to an event.
start-event = { $hosts ->
    [yes] Your event
   *[no] The event you joined
}, { $round ->
    [0] not started yet
   *[other] round { $round }
}

## The games, before the server has said more about them.
start-title = { $game ->
    [tenzania] Tenzania
    [ten_squares] 10 Squares
    [ten_days_africa] 10 Days in Africa
    [ten_days_usa] 10 Days in the USA
    [heart_of_africa] Ticket to Ride: The Heart of Africa
   *[ten_days_world] 20 Days Around the World
}
