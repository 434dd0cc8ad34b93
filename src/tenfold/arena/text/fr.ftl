### Ce que dit l’arène : son tableau, son dessin, et ce qu’elle refuse.

## Le tableau.
title = { $game }, { $seats } places
summary = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, chacune jouée de toutes les places. À force égale, chacun en gagnerait { $even }.
anchored = Classements Elo, { $agent } étant fixé à 1500. Entre parenthèses : intervalles de confiance à 95 %.
unanchored = Classements Elo, de moyenne 1500. Entre parenthèses : intervalles de confiance à 95 %.
head-agent = robot
head-rating = Elo
head-share = gagnées
head-seats = places
head-score = score moyen
head-time = par coup
interval = { $value } ({ $low } à { $high })
percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
milliseconds = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
seed = Graine { $seed }.

## Le dessin.
picture-title = { $game } : classement
picture-note = { $seats } places, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}. Traits : intervalles de confiance à 95 %.
picture-axis = Elo

## En chemin.
playing = Parties de { $game }
rounded = { $wished } n’est pas un nombre entier de donnes : { $matches } parties se jouent, { $each } par donne.
known = { $count ->
    [one] { $count } partie a déjà été jouée
   *[other] { $count } parties ont déjà été jouées
} ; les autres suivent.
settled = Le classement est certain après { $deals } donnes ; le reste n’était pas nécessaire.
interrupted = Interrompu. { $kept ->
    [yes] Les résultats sont enregistrés. Relancez la même commande pour continuer.
   *[no] Utilisez --out DOSSIER pour enregistrer les résultats.
}
nothing-played = Aucune partie n’a été terminée.
failed = { $count ->
    [one] { $count } partie a échoué et ne compte pas :
   *[other] { $count } parties ont échoué et ne comptent pas :
}
failed-match = partie { $number } ({ $players }) : { $why }
failed-more = … et { $count } autres
kept = Résultats, tableau et graphique enregistrés dans { $folder }.

## Ce qui échoue dans une partie.
died = son processus s’est terminé avec le code { $code }
too-long = elle a été arrêtée après { $seconds } secondes

## Ce qui est refusé.
too-few-agents = Nommez au moins 2 robots différents à comparer.
named-twice = « { $name } » est nommé deux fois, et il y a plus de noms que les { $seats } places : nommez chacun une fois.
bad-matches = Choisissez au moins 1 partie.
bad-processes = Choisissez au moins 1 processus.
bad-patience = --patience doit dépasser 0 seconde.
no-such-program = Impossible de charger le robot « { $name } » : { $why }.
unwritable = On ne peut pas écrire { $path } : { $why }.
not-a-journal = { $path } ne contient pas de résultats d’une arène : choisissez un autre dossier.
another-tournament = { $path } contient les résultats d’un autre tournoi : { $what } y vaut { $there }, ici { $here }. Choisissez un autre dossier, ou reprenez les mêmes réglages.
no-ray = Ray n’est pas installé. Lancez : pip install "tenfold[ray]"
ray-out-of-reach = Impossible de se connecter à Ray à « { $address } » : { $why }.
