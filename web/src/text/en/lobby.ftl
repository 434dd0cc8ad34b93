### A table before its game begins.

lobby-title = Table of { $game }
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
lobby-public = { $public ->
    [yes] Everybody may come.
   *[no] Only who has the link or the code may come.
}
lobby-you-are = You are { $name }. <change>Change your name</change>
