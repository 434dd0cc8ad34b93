### La fin d'une partie, et comment la revoir.

end-nobody = Personne ne gagne.
end-you = Vous gagnez !
end-one = { $name } gagne !
end-several = { $names } se partagent la victoire !
end-you-in-list = Vous
end-rank = Rang
end-player = Joueur
end-score = Score
end-rematch = Revanche
end-replay = Revoir
end-look = Faire le bilan
end-save = Enregistrer la partie
end-share = Partager la partie
end-shared = Avec ce lien, tout le monde peut revoir la partie :
end-unshare = Ne plus partager
end-another = Un autre jeu
end-decided = Décidé par la <clause>clause { $clause }</clause> des règles.

end-replay-title = { $game } : revoir la partie
end-replay-winding = On rembobine la partie …
end-replay-missing = Il n’y a pas de partie à revoir ici.
end-replay-seen-by = Vue par
end-replay-spectator = le public
end-replay-all = tous : cartes ouvertes
end-replay-to-table = Vers la table
end-replay-deal = La donne.
end-replay-step = Étape { $step } sur { $last }
end-replay-moves = Coups
end-replay-takes-back = reprend le coup { $number }
end-replay-first = Vers la donne
end-replay-back = En arrière
end-replay-play = Lire
end-replay-pause = Pause
end-replay-next = En avant
end-replay-last = Vers la fin
