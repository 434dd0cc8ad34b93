### Une première partie guidée.

learn-title = Apprendre { $game }
learn-heading = Apprendre { $game } en jouant
learn-home = Tenfold, page d’accueil
learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-skip = Passer
learn-again = Recommencer
learn-play-now = Jouer
learn-play-on = Continuer ici
learn-rules = Toutes les règles
learn-missing = Ce jeu ne peut pas s’apprendre ici.
learn-lost = Le guide n’est plus là.
learn-lost-what-now = Il a été rangé. Un nouveau est prêt tout de suite.
learn-making = On met la table…
