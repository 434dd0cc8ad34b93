### The end of a match, and its replay.

end-nobody = No one wins.
end-you = You win!
end-one = { $name } wins!
end-several = { $names } share the win!
end-you-in-list = You
end-you-resigned = You resigned
end-you-place = { $score ->
    [none] You came { end-ordinal }
   *[other] You came { end-ordinal } with { $score }
}
end-ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
}
end-nth = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-name-you = { $name } (you)
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-series-two = { $first } { $wins }–{ $losses } { $second }
end-series = Games won: { $wins }
end-series-one = { $name } { $wins }
end-rank = Rank
end-player = Player
end-score = Score
end-rematch = Rematch
end-replay = Replay
end-look = Game review
end-save = Download file
end-share = Share replay
end-shared = Anyone with this link can watch the replay:
end-unshare = Stop sharing
end-another = Play another game
end-more = More

end-replay-title = Replay of { $game }
end-replay-check = Check
end-replay-from-device = This game began on a player’s device, which knew the shuffle. No one can vouch for it.
end-replay-winding = Loading the replay…
end-replay-missing = There’s no replay here.
end-replay-seen-by = View as
end-replay-spectator = a spectator
end-replay-all = everyone, all cards shown
end-replay-to-table = Back to table
end-replay-deal = The deal.
end-replay-step = Step { $step } of { $last }
end-replay-moves = Moves
end-replay-takes-back = takes back move { $number }
end-replay-first = Start
end-replay-back = Back
end-replay-play = Play
end-replay-pause = Pause
end-replay-next = Next
end-replay-last = End
