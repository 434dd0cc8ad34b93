### The end of a match, and its replay.

end-nobody = Nobody wins.
end-you = You win!
end-one = { $name } wins!
end-several = { $names } share the win!
end-you-in-list = You
end-rank = Rank
end-player = Player
end-score = Score
end-rematch = Rematch
end-replay = Replay
end-look = Look back
end-save = Save the match
end-share = Share the replay
end-shared = Everybody with this link can see the match:
end-unshare = Stop sharing
end-another = Another game
end-decided = Decided by <clause>clause { $clause }</clause> of the rules.

end-replay-title = Replay of { $game }
end-replay-winding = Winding the match back …
end-replay-missing = There is no replay here.
end-replay-seen-by = As seen by
end-replay-spectator = a spectator
end-replay-all = everybody: open cards
end-replay-to-table = To the table
end-replay-deal = The deal.
end-replay-step = Step { $step } of { $last }
end-replay-moves = Moves
end-replay-takes-back = takes move { $number } back
end-replay-first = To the deal
end-replay-back = One back
end-replay-play = Play
end-replay-pause = Pause
end-replay-next = One on
end-replay-last = To the end
