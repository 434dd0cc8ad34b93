### Une soirée à plusieurs tables : une classe, un club, une fête.

evening-title = Événement
evening-make = Nouvel événement
evening-make-how = Pour une classe ou un club : un seul code pour tous. Les invités sont installés à mesure qu’ils arrivent, et des robots prennent les places vides.
evening-game = Jeu
evening-size = Taille des tables
evening-players = { $count } joueurs
evening-bots = Robots pour les places vides
evening-pace = Vitesse des robots
evening-pace-choice = { $pace ->
    [calm] lente
    [quick] rapide
   *[normal] naturelle
}
evening-chat = Laisser les joueurs d’une table discuter
evening-swiss = Système suisse : les joueurs à égalité de points s’affrontent
evening-hints = Autoriser les conseils
evening-create = Créer l’événement
evening-missing = Impossible de charger l’événement.
evening-shut = Vous n’avez pas accès à cet événement.
evening-shut-what-now = Saisissez son code ici, ou scannez le code QR sur le grand écran.
evening-screen-shut-what-now = Ouvrez « { evening-wall } » depuis la page de l’événement, ou copiez l’adresse complète de cet écran.
evening-mine = Vos événements
evening-mine-line = { $game } · { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
} · { $round ->
    [0] pas commencé
   *[other] manche { $round }
}
evening-mine-ended = terminé

## L’entrée.
evening-welcome = Bienvenue !
evening-name = Votre nom
evening-name-how = Pour que les autres sachent qui vous êtes.
evening-enter = Rejoindre
evening-back = Revenir
evening-went = Vous avez quitté l’événement. Votre place est libre pour d’autres.

## L’attente.
evening-wait-first = Vous y êtes. On commence bientôt.
evening-wait-next = La prochaine manche commence bientôt.
evening-wait-what = Gardez cette page ouverte. Elle vous amène à votre table.
evening-wait-place = { $place ->
    [1] Vous avez gagné à la table { $table }. Bien joué !
   *[other] Vous avez terminé { $place }e à la table { $table }.
}
evening-wait-done = Votre partie à la table { $table } est terminée.
evening-wait-watch = Revoir votre table
evening-home = Quitter l’événement
evening-home-sure = Quitter cet événement ? Vous pouvez revenir à tout moment.
evening-stay = Rester
evening-over = L’événement est terminé.
evening-over-thanks = Merci à tous d’avoir joué !
evening-led = Votre table pour cette manche est prête.
evening-to-evening = Retour à l’événement

## Mener une soirée.
evening-invite = Comment rejoindre
evening-before-host = { $count ->
    [0] Invitez tout le monde
   *[other] Commencez quand vous voulez
}
evening-step-join = Chacun scanne ce code avec son téléphone, ou le saisit sous « Rejoindre ».
evening-step-wait = Attendez que tous les noms soient sur votre liste.
evening-step-start = Commencez la première manche. Nous plaçons tout le monde, et des robots complètent les tables.
evening-wall = Afficher sur grand écran
evening-begin = Commencer la première manche
evening-next = Lancer la manche suivante
evening-next-sure = { $count ->
    [one] { $count } table joue encore.
   *[other] { $count } tables jouent encore.
} Leurs joueurs changeront de table, et les parties inachevées ne compteront pas.
evening-next-yes = Lancer quand même
evening-no = Annuler
evening-pause = Tout mettre en pause
evening-go-on = Reprendre
evening-hints-off = Désactiver les conseils
evening-hints-on = Activer les conseils
evening-play-too = Jouer aussi
evening-to-table = Aller à ma table
evening-end = Terminer l’événement
evening-end-sure = Terminer cet événement ? Il n’y aura plus de manche, mais les parties en cours pourront se terminer.
evening-end-yes = Terminer l’événement
evening-guests = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
evening-guests-all = Tout afficher ({ $count })
evening-guests-fewer = En afficher moins
evening-guests-none = Personne n’est encore là. Affichez le code sur grand écran, ou lisez-le à voix haute.
evening-guest-out = Retirer { $name }
evening-guest-out-sure = { $name } n’aura plus de place dans les prochaines manches, et un robot joue en attendant. { $name } peut revenir avec le code.
evening-plan = Jeu de la prochaine manche
evening-plan-save = Enregistrer pour la prochaine manche
evening-plan-saved = La prochaine manche sera une partie de « { $game } ».
evening-ratings = Cotes
evening-csv = Enregistrer les résultats (CSV)

## D’un coup d’œil.
evening-round = Manche { $number }
evening-before = Rejoignez-nous !
evening-between = La manche { $number } est terminée
evening-paused = En pause
evening-paused-what = L’hôte a mis toutes les tables en pause.
evening-tables = Tables
evening-table = Table { $number }
evening-watch = Regarder la table { $number }
evening-due = joue
evening-leads = en tête
evening-won = a gagné
evening-away = pas là
evening-stand-in = un robot joue
evening-resigned = a abandonné
evening-bot = robot
evening-gone = a quitté
evening-waits = attend
evening-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
evening-results = Résultats
evening-series = Toutes les dates
evening-date-short = Date { $number }
evening-next-date = Continuer à une autre date
evening-next-date-what = Cela crée le prochain événement avec les mêmes réglages. Ses résultats additionnent les points de toutes les dates.
evening-results-how = Vous gagnez 1 point par joueur de votre table classé derrière vous, et un demi-point par égalité. Les robots comptent comme joueurs.
evening-place = Rang
evening-who = Nom
evening-points = Points
evening-wins = Victoires
evening-round-short = M{ $number }
