### Les parties que l’on a terminées.

history-ladder = Classement
history-title = Mes parties
history-none = Aucune partie terminée pour l’instant. <make>Jouez-en une</make> : elle apparaîtra ici.
history-none-found = Aucune partie ne correspond à ces filtres.
history-missing = Impossible de charger vos parties.
history-count = { $won ->
    [0] { history-games }, aucune gagnée
    [one] { history-games }, { $won } gagnée
   *[other] { history-games }, { $won } gagnées
}
history-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
history-list = Parties terminées
history-more = Afficher plus

## Les filtres
history-filter = Filtres
history-filter-game = Jeu
history-filter-rival = Contre
history-filter-result = Résultat
history-any-game = Tous les jeux
history-any-rival = Tout le monde
history-any-result = Tous
history-result = { $result ->
    [won] Gagnée
    [lost] Perdue
   *[tied] Égalité
}

## Une partie dans la liste. `points` : si les scores en disent plus que le nom du vainqueur.
history-duel = { $won ->
    [yes] { $points ->
        [yes] Gagnée { $own } à { $other } contre { $names }
       *[no] Gagnée contre { $names }
    }
   *[no] { $points ->
        [yes] Perdue { $own } à { $other } contre { $names }
       *[no] Perdue contre { $names }
    }
}
history-tied = { $points ->
    [yes] Égalité avec { $names }, { history-points }
   *[no] Égalité avec { $names }
}
history-points = { $own ->
    [one] { $own } point
   *[other] { $own } points
}
history-place = { $place ->
    [1] Gagnée avec { history-points } contre { $names }
   *[other] { $place }e sur { $count } avec { history-points }, contre { $names }
}
history-shared = Gagnée par { $names } contre { $others }
history-shared-tied = Égalité : { $names }
history-replay = Revoir
history-review = Bilan
history-rematch = Revanche
history-again = Nouvelle partie

## Ce que les parties donnent ensemble.
history-figures = Vos statistiques
history-played = Jouées
history-won = Gagnées
history-best = Meilleur score
history-journey = Plus long voyage
history-journey-places = { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
}
history-streak = Victoires d’affilée
history-streak-longest = Plus longue série
history-by-game = Par jeu
history-by-level = Contre les robots
history-by-rival = Par adversaire
history-plot-share = Part de victoires dans vos { $among } dernières parties
history-plot-spoken = De { $start } à { $end }
history-plot-months = Parties par mois
history-month = { $month } : { $games }
history-travels = Vos voyages

## Les personnes avec qui l’on a joué.
history-companions = Vos partenaires de jeu
history-score = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}, { $lost ->
    [one] { $lost } perdue
   *[other] { $lost } perdues
}
history-invite = Inviter
history-invite-whom = Inviter { $name } à une partie
history-invited = { $name } trouvera cette table sous « Tables ». Vous pouvez aussi envoyer le lien.
history-companion-remove = Retirer
history-companion-remove-whom = Retirer { $name }
history-companion-removed = { $name } et vous ne pouvez plus vous voir ni vous inviter ici.
history-companions-removed = { $count ->
    [one] { $count } personne que vous avez retirée
   *[other] { $count } personnes que vous avez retirées
}
history-companion-restore = Rétablir
history-companion-restore-whom = Rétablir { $name }
history-notify = M’avertir quand l’une de ces personnes m’invite
history-listed = Permettre aux personnes avec qui j’ai joué de me voir ici et de m’inviter
