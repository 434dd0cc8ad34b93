### Ce que dit l’arène : son tableau, son dessin, et ce qu’elle refuse.

## Le tableau.
title = { $game }, { $seats } places
summary = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}, { $deals ->
    [one] une donne
   *[other] { $deals } donnes
} : chacune jouée de toutes les places. Des égaux gagneraient { $even }.
anchored = Les forces sont en Elo ; { $agent } a 1500 par définition. Entre parenthèses : où se trouve une valeur avec 95 % de certitude.
unanchored = Les forces sont en Elo ; 1500 est la moyenne. Entre parenthèses : où se trouve une valeur avec 95 % de certitude.
head-agent = robot
head-rating = force
head-share = gagnées
head-seats = places
head-score = score moyen
head-time = un coup
interval = { $value } ({ $low } … { $high })
percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
seed = Graine { $seed }.

## Le dessin.
picture-title = { $game } : leurs forces
picture-note = { $seats } places, { $matches ->
    [one] une partie
   *[other] { $matches } parties
}. Traits : 95 % de certitude.
picture-axis = Elo

## En chemin.
playing = { $game } se joue
rounded = { $wished } n’est pas un nombre entier de donnes : { $matches } parties se jouent, { $each } avec les mêmes cartes.
known = { $count ->
    [one] Une partie a déjà été jouée
   *[other] { $count } parties ont déjà été jouées
} ; les autres suivent.
settled = Le classement est certain après { $deals } donnes ; le reste n’était pas nécessaire.
interrupted = Interrompu. { $kept ->
    [yes] Ce qui a été joué est gardé : la même commande continue.
   *[no] Avec --out DOSSIER, les résultats auraient été gardés.
}
nothing-played = Aucune partie n’est arrivée à sa fin.
failed = { $count ->
    [one] Une partie a échoué et ne compte pas :
   *[other] { $count } parties ont échoué et ne comptent pas :
}
failed-match = partie { $number } ({ $players }) : { $why }
failed-more = … et { $count } autres
kept = Les résultats, le tableau et le dessin sont dans { $folder }.

## Ce qui échoue dans une partie.
died = son processus a fini avec le code { $code }
too-long = elle a été abandonnée après { $seconds } secondes

## Ce qui est refusé.
too-few-agents = Nommez au moins deux robots différents : une arène compare.
named-twice = « { $name } » est nommé deux fois, et il y a plus de noms que les { $seats } places : nommez chacun une fois.
bad-matches = Choisissez au moins une partie.
bad-processes = Choisissez au moins un processus.
bad-patience = Choisissez plus de 0 secondes de patience.
no-such-program = Il n’y a pas de programme « { $name } » : { $why }.
unwritable = On ne peut pas écrire { $path } : { $why }.
not-a-journal = { $path } ne contient pas de résultats d’une arène : choisissez un autre dossier.
another-tournament = { $path } contient les résultats d’un autre tournoi : là-bas, { $what } est { $there }, ici c’est { $here }. Choisissez un autre dossier, ou jouez encore le même.
no-ray = Ray n’est pas installé : pip install "tenfold[ray]".
ray-out-of-reach = On ne peut pas atteindre Ray à « { $address } » : { $why }.
