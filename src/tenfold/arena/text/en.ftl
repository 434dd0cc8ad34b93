### What the arena says: its table, its picture, and what it refuses.

## The table.
title = { $game }, { $seats } seats
summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}: each played from every seat. Equals would win { $even }.
anchored = Ratings are Elo; { $agent } has 1500 by definition. In brackets: where a value lies with 95 % certainty.
unanchored = Ratings are Elo; 1500 is the mean. In brackets: where a value lies with 95 % certainty.
head-agent = agent
head-rating = rating
head-share = wins
head-seats = seats
head-score = mean score
head-time = a move
interval = { $value } ({ $low } … { $high })
percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
seed = Seed { $seed }.

## The picture.
picture-title = { $game }: how strong they are
picture-note = { $seats } seats, { $matches ->
    [one] one match
   *[other] { $matches } matches
}. Lines: 95 % certainty.
picture-axis = Elo

## On the way.
playing = Playing { $game }
rounded = { $wished } is no whole number of deals: { $matches } are played, { $each } with the same cards.
known = { $count ->
    [one] One match was played before
   *[other] { $count } matches were played before
}; the others follow.
settled = The order is certain after { $deals } deals; the rest was not needed.
interrupted = Interrupted. { $kept ->
    [yes] What was played is kept: the same command goes on.
   *[no] With --out FOLDER results would have been kept.
}
nothing-played = No match has come to its end.
failed = { $count ->
    [one] One match failed and is not counted:
   *[other] { $count } matches failed and are not counted:
}
failed-match = match { $number } ({ $players }): { $why }
failed-more = … and { $count } more
kept = Results, table and picture are in { $folder }.

## What fails in a match.
died = its process ended with code { $code }
too-long = it was given up after { $seconds } seconds

## What is refused.
too-few-agents = Name at least two different agents: an arena compares.
named-twice = “{ $name }” is named twice, and there are more names than the { $seats } seats: name each once.
bad-matches = Choose at least one match.
bad-processes = Choose at least one process.
bad-patience = Choose more than 0 seconds of patience.
no-such-program = There is no program “{ $name }”: { $why }.
unwritable = { $path } cannot be written: { $why }.
not-a-journal = { $path } holds no results of an arena: choose another folder.
another-tournament = { $path } holds the results of another tournament: there { $what } is { $there }, here it is { $here }. Choose another folder, or play the same again.
no-ray = Ray is not installed: pip install "tenfold[ray]".
ray-out-of-reach = Ray at “{ $address }” cannot be reached: { $why }.
