### Une première partie guidée.

learn-title = Apprendre : { $game }
learn-heading = { $game } : apprendre en jouant
learn-home = Tenfold, page d’accueil
learn-step = Étape { $step } sur { $steps }
learn-done = Terminé
learn-skip = Passer
learn-again = Recommencer
learn-play-now = Jouer
learn-play-on = Continuer à jouer ici
learn-rules = Toutes les règles
learn-missing = Il n’y a pas de tutoriel pour ce jeu.
learn-lost = Ce tutoriel a expiré.
learn-lost-what-now = Les tutoriels sont supprimés après un moment. Vous pouvez en commencer un nouveau.
learn-making = On installe la table…
