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
end-look = Bilan de la partie
end-save = Enregistrer la partie
end-share = Partager la partie
end-shared = Toute personne ayant ce lien peut revoir la partie :
end-unshare = Ne plus partager
end-another = Jouer à un autre jeu
end-decided = Décidé par la <clause>règle { $clause }</clause>.

end-replay-title = { $game } : revoir la partie
end-replay-winding = Chargement de la partie…
end-replay-missing = Il n’y a pas de partie à revoir ici.
end-replay-seen-by = Voir comme
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
