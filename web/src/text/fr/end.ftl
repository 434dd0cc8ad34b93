### La fin d'une partie, et comment la revoir.

end-nobody = Personne ne gagne.
end-you = Vous gagnez !
end-one = { $name } gagne !
end-several = { $names } se partagent la victoire !
end-you-in-list = Vous
end-you-resigned = Vous avez abandonné
end-you-place = { $score ->
    [none] Vous finissez { end-ordinal }
   *[other] Vous finissez { end-ordinal } avec { $score }
}
end-ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-nth = { $place ->
    [1] 1er
   *[other] { $place }e
}
end-name-you = { $name } (vous)
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-series-two = { $first } { $wins }–{ $losses } { $second }
end-series = Parties gagnées : { $wins }
end-series-one = { $name } { $wins }
end-rank = Rang
end-player = Joueur
end-score = Score
end-rematch = Revanche
end-replay = Revoir
end-look = Bilan de la partie
end-save = Télécharger le fichier
end-share = Partager la partie
end-shared = Toute personne ayant ce lien peut revoir la partie :
end-unshare = Ne plus partager
end-another = Jouer à un autre jeu
end-more = Plus

end-replay-title = { $game } : revoir la partie
end-replay-check = Vérifier
end-replay-from-device = Cette partie a commencé sur l’appareil d’un joueur, qui connaissait le mélange. Personne ne peut le garantir.
end-replay-winding = Chargement de la partie…
end-replay-missing = Il n’y a pas de partie à revoir ici.
end-replay-seen-by = Vu par
end-replay-spectator = le public
end-replay-all = tous, cartes visibles
end-replay-to-table = Retour à la table
end-replay-deal = La donne.
end-replay-step = Étape { $step } sur { $last }
end-replay-moves = Coups
end-replay-takes-back = reprend le coup { $number }
end-replay-first = Début
end-replay-back = En arrière
end-replay-play = Lecture
end-replay-pause = Pause
end-replay-next = En avant
end-replay-last = Fin
