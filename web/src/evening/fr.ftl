### Une soirée à plusieurs tables : une classe, un club, une fête.

evening-title = Une soirée
evening-make = Une soirée à plusieurs tables
evening-make-how = Pour une classe ou un club : un seul code pour tous. Chaque arrivant est conduit à une table ; des robots prennent les chaises qui restent libres.
evening-game = Jeu
evening-size = À chaque table
evening-players = { $count } joueurs
evening-bots = Robots qui complètent
evening-pace = Rythme des robots
evening-pace-choice = { $pace ->
    [calm] calme
    [quick] rapide
   *[normal] habituel
}
evening-hints = On peut demander un conseil
evening-create = Créer la soirée
evening-missing = La soirée n’est pas encore là.
evening-shut = Cette soirée ne vous est pas ouverte.
evening-shut-what-now = Tapez son code ici, ou scannez l’image au mur.
evening-mine = Vos soirées
evening-mine-line = { $game } · { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
} · { $round ->
    [0] pas commencée
   *[other] manche { $round }
}
evening-mine-ended = terminée

## L’entrée.
evening-welcome = Bienvenue !
evening-name = Votre nom
evening-name-how = Pour que les autres sachent qui vous êtes.
evening-enter = Entrer
evening-back = Revenir
evening-went = Vous êtes parti. Votre place est libre pour d’autres.

## L’attente.
evening-wait-first = Vous y êtes. Cela commence bientôt.
evening-wait-next = La prochaine manche commence bientôt.
evening-wait-what = Gardez cette page ouverte : elle vous conduit d’elle-même à votre table.
evening-wait-place = { $place ->
    [1] Vous avez gagné à la table { $table }. Bien joué !
   *[other] Vous êtes arrivé au rang { $place } à la table { $table }.
}
evening-wait-done = Votre partie à la table { $table } est terminée.
evening-wait-watch = Revoir votre table
evening-home = Rentrer
evening-home-sure = Voulez-vous vraiment partir ? Vous pouvez revenir à tout moment.
evening-stay = Rester
evening-over = Voilà pour cette soirée.
evening-over-thanks = Merci à tous d’avoir joué !
evening-led = Votre table pour cette manche est prête.
evening-to-evening = Vers la soirée

## Mener une soirée.
evening-invite = Comment entrer
evening-wall = Montrer au mur
evening-begin = Commencer la première manche
evening-next = Manche suivante, autres voisins
evening-next-sure = { $count ->
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
} Ceux qui y sont assis sont conduits ailleurs, et cette partie ne compte pas.
evening-next-yes = Commencer quand même
evening-no = Attendre
evening-pause = Tout mettre en pause
evening-go-on = Reprendre
evening-hints-off = Plus de conseils
evening-hints-on = Conseils permis
evening-play-too = Je joue aussi
evening-to-table = À ma table
evening-end = Finir la soirée
evening-end-sure = Il n’y aura plus de manche. Les parties en cours peuvent se finir.
evening-end-yes = Oui, finir
evening-guests = { $count ->
    [one] { $count } invité
   *[other] { $count } invités
}
evening-guests-none = Personne n’est encore là. Montrez le code au mur, ou lisez-le à voix haute.
evening-guest-out = Faire sortir { $name }
evening-guest-out-sure = { $name } ne sera plus conduit à une table, et un robot joue à sa place. Avec le code, { $name } peut revenir.
evening-plan = Ce que jouera la prochaine manche
evening-plan-save = Jouer cela dès la prochaine manche
evening-plan-saved = La prochaine manche joue à { $game }.
evening-csv = Enregistrer en tableau (CSV)

## D’un coup d’œil.
evening-round = Manche { $number }
evening-before = Entrez !
evening-between = La manche { $number } est terminée
evening-paused = Tout est en pause
evening-paused-what = L’hôte a mis toutes les tables en pause. Cela reprend dans un instant.
evening-tables = Tables
evening-table = Table { $number }
evening-watch = Regarder la table { $number }
evening-due = joue
evening-leads = en tête
evening-won = a gagné
evening-away = absent
evening-stand-in = un robot remplace
evening-resigned = a abandonné
evening-bot = robot
evening-gone = parti
evening-waits = attend
evening-score = { $score } points
evening-results = Résultats
evening-results-how = Un point pour chaque joueur de la table arrivé derrière, un demi-point pour chaque ex æquo. Les robots comptent comme joueurs.
evening-place = Rang
evening-who = Nom
evening-points = Points
evening-wins = Victoires
evening-round-short = M{ $number }
