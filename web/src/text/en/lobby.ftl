### A table before its game begins.

lobby-title = { $game } table
lobby-title-called = ● { $call } · { $page }
lobby-title-all = Ready to start
lobby-news = { $what ->
    [waits] Someone is waiting for a seat.
    [sat] { $name } takes a seat.
    [ready] { $name } is ready.
   *[left] { $name } leaves their seat.
}
lobby-news-all = { $name } is ready. Everyone’s here, so start whenever you like.

## Who comes to the table.
lobby-come = Join the game
lobby-come-invited = { $name } invites you to play { $game }
lobby-come-sit = Take a seat
lobby-come-watch = Just watch
lobby-come-watching = You’re watching. The game starts when everyone’s ready.
lobby-come-after-all = Take a seat
lobby-come-full = All seats are taken, so you’re watching for now. The host can see you’re here and can add a seat.
lobby-come-no-room = All seats are taken, and { $game } takes { $count } players at most, so you’re watching.

## What everybody waits for.
lobby-status-free = { $count ->
    [1] 1 seat is free.
   *[other] { $count } seats are free.
}
lobby-status-full = All seats are taken.
lobby-status-host-starts = All seats are taken. Waiting for the host to start.
lobby-status-say-ready = Let the host know when you’re ready.
lobby-status-waiting = Waiting for { $names } to get ready.
lobby-status-all = Everyone’s here. Start whenever you like.

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
    [program-unready] bot, not ready yet
   *[unready] not ready yet
}
lobby-sit = Sit here
lobby-add-bot = Add bot
lobby-cast = Choose a bot
lobby-add-seat = Add seat
lobby-missed = { $count ->
    [1] Someone is waiting. Add a seat?
   *[other] { $count } people are waiting. Add a seat?
}
lobby-take-seat-away = Remove seat
lobby-stand = Stand up
lobby-send-away = Remove
lobby-send-away-whom = Remove { $name }
lobby-free = Free seat
lobby-free-whose = Free seat: { $name }
lobby-start-when = Fill every seat first: invite friends or add bots.
lobby-start = Start game
lobby-ready = I’m ready
lobby-not-ready = I’m not ready
lobby-leave = Leave

lobby-invite = Invite friends
lobby-agreed = Game settings
lobby-change = For other settings, <make>create a new table</make>.
lobby-option = { $option }: <b>{ $choice }</b>
lobby-chat = { $allowed ->
    [yes] Players can chat.
   *[no] No chat.
}
lobby-talk = { $count ->
    [0] Talk
   *[other] Talk ({ $count } new)
}
lobby-hints = { $allowed ->
    [yes] Hints are allowed.
   *[no] No hints.
}
lobby-no-help = No map help.
lobby-learning = { $learning ->
    [names] Learning: names on the map are hidden until tapped.
   *[capitals] Learning: your tiles show capitals instead of names.
}
lobby-pace = { $pace ->
    [calm] Bots take their time.
   *[quick] Bots play fast.
}
lobby-helper = Bot for hints and absent players: { bot-level }.
lobby-public = { $public ->
    [yes] Anyone can join.
   *[no] Only people with the link or code can join.
}
