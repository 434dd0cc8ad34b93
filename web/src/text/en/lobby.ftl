### A table before its game begins.

lobby-title = Table of { $game }
lobby-title-called = ● { $call } · { $page }
lobby-title-all = Ready to start
lobby-news = { $what ->
    [sat] { $name } sits down.
    [ready] { $name } is ready.
   *[left] { $name } has stood up.
}
lobby-news-all = { $name } is ready. Everybody is here: start when you like.

## Who comes to the table.
lobby-come = Come and play
lobby-come-sit = Sit down
lobby-come-watch = Just watch
lobby-come-watching = You are watching. The game begins when everybody is ready.
lobby-come-after-all = Sit down after all
lobby-come-full = All seats are taken: you are watching. The host can add a seat for you.

## What everybody waits for.
lobby-status-free = { $count ->
    [1] One seat is free.
   *[other] { $count } seats are free.
}
lobby-status-host-starts = All seats are taken. The host starts the game.
lobby-status-say-ready = Say when you are ready.
lobby-status-waiting = Waiting for { $names } to be ready.
lobby-status-all = Everybody is here. Start when you like.

lobby-seats = Seats
lobby-name = { $you ->
    [yes] { $name } (you)
   *[no] { $name }
}
lobby-seat-state = { $state ->
    [free] free
    [bot] bot
    [away] away
    [ready] ready
   *[unready] not ready yet
}
lobby-sit = Sit here
lobby-add-bot = Add a bot
lobby-cast = Who shall play?
lobby-add-seat = Add a seat
lobby-take-seat-away = Take this seat away
lobby-stand = Stand up
lobby-send-away = Send away
lobby-send-away-whom = Send { $name } away
lobby-free = Free the seat
lobby-free-whose = Free the seat of { $name }
lobby-start = Start the game
lobby-ready = I am ready
lobby-not-ready = Not ready after all
lobby-leave = Leave

lobby-invite = Invite friends
lobby-agreed = What is agreed
lobby-option = { $option }: <b>{ $choice }</b>
lobby-hints = { $allowed ->
    [yes] Players may ask for a hint.
   *[no] No hints.
}
lobby-no-help = No private help on the board.
lobby-learning = { $learning ->
    [names] Learning: names on the map are hidden until they are touched.
   *[capitals] Learning: own tiles show capitals instead of names.
}
lobby-pace = { $pace ->
    [calm] Bots move calmly.
   *[quick] Bots move quickly.
}
lobby-helper = Hints and stand-ins: { bot-level }.
lobby-public = { $public ->
    [yes] Everybody may come.
   *[no] Only who has the link or the code may come.
}
