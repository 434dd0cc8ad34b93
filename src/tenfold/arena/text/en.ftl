### What the arena says: its table, its picture, and what it refuses.

## The table.
title = { $game }, { $seats } seats
summary = { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
} from { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each played from every seat. Equal players would win { $even }.
anchored = Ratings are Elo, with { $agent } fixed at 1500. Brackets show 95% confidence intervals.
unanchored = Ratings are Elo with a mean of 1500. Brackets show 95% confidence intervals.
head-agent = agent
head-rating = rating
head-share = wins
head-seats = seats
head-score = mean score
head-time = per move
interval = { $value } ({ $low } to { $high })
percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
seed = Seed { $seed }.

## The picture.
picture-title = { $game }: ratings
picture-note = { $seats } seats, { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
}. Lines: 95% confidence intervals.
picture-axis = Elo

## On the way.
playing = Playing { $game }
rounded = { $wished } games isn’t a whole number of deals, so { $matches } are played, { $each } per deal.
known = { $count ->
    [one] { $count } game was already played
   *[other] { $count } games were already played
}; playing the rest.
settled = The ranking is clear after { $deals } deals, so the rest was skipped.
interrupted = Interrupted. { $kept ->
    [yes] Results so far are saved. Run the same command to continue.
   *[no] Use --out FOLDER to save results.
}
nothing-played = No game was finished.
failed = { $count ->
    [one] { $count } game failed and doesn’t count:
   *[other] { $count } games failed and don’t count:
}
failed-match = game { $number } ({ $players }): { $why }
failed-more = … and { $count } more
kept = Results, table and chart saved in { $folder }.

## What fails in a match.
died = its process exited with code { $code }
too-long = it was stopped after { $seconds } seconds

## What is refused.
too-few-agents = Name at least 2 different agents to compare.
named-twice = “{ $name }” is named twice, and there are more names than the { $seats } seats. Name each agent once.
bad-matches = Choose at least 1 game.
bad-processes = Choose at least 1 process.
bad-patience = --patience must be more than 0 seconds.
no-such-program = Can’t load the agent “{ $name }”: { $why }.
unwritable = { $path } can’t be written: { $why }.
not-a-journal = { $path } doesn’t contain arena results. Choose another folder.
another-tournament = { $path } has the results of another tournament: { $what } is { $there } there and { $here } here. Choose another folder, or use the same settings.
no-ray = Ray isn’t installed. Run: pip install "tenfold[ray]"
ray-out-of-reach = Can’t connect to Ray at “{ $address }”: { $why }.
