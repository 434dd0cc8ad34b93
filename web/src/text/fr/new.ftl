### Une nouvelle table, et comment en rejoindre une.

new-title = Nouvelle table : { $game }
new-heading = Une table : { $game }
new-seats = Places
new-seats-how-many = Combien de places
new-players = { $count } joueurs
new-me = { $name } (moi)
new-friend = Un ami, par le lien
new-bots = Robots, { bot-level }
new-here = Quelqu’un devant cet écran
new-here-name = Nom
new-here-name-of = Nom de la place { $number }
new-here-unnamed = Joueur { $number }
new-options = Règles de cette table
new-option-lot = au sort
new-option-seat = place { $number }
new-option-choice = { $choice ->
    [on] oui
    [off] non
   *[other] { $choice }
}
new-who = Qui peut venir
new-who-link = Seulement avec le lien ou le code
new-who-everybody = Tout le monde : la table figure sur la page d’accueil
new-hints = On peut demander un conseil
new-help = Le plateau peut aider en privé : voisins, chemins, ce qui comblerait un vide
new-learning = Pour apprendre
new-learning-choice = { $choice ->
    [names] Les noms de la carte sont cachés tant qu’on ne les touche pas
    [capitals] Les capitales au lieu des noms sur vos tuiles
   *[off] Tous les noms sont visibles
}
new-start = Lancer la partie
new-make = Préparer la table
new-not-now = Pas maintenant
new-no-game = Ce jeu n’existe pas ici.
new-no-game-what-now = Choisissez l’un des jeux de la page d’accueil.
new-missing = Le jeu n’est pas encore là.

## Comment les robots se tiennent.
new-manners = Robots
new-pace = Le rythme des robots
new-pace-choice = { $pace ->
    [calm] calme
    [quick] rapide
   *[normal] comme des gens
}
new-helper = Qui conseille et remplace
new-helper-usual = le robot habituel

## Rejoindre avec un code.
new-join = Rejoindre une table
new-join-how = L’hôte a un code de six lettres et chiffres, ou un lien. Un lien n’a pas besoin de code : ouvrez-le simplement.
new-join-code = Code
new-join-looking = On cherche votre table …
new-join-unknown = Aucune table n’a ce code. Vérifiez-le, ou demandez à l’hôte : les tables qui restent vides sont rangées.
