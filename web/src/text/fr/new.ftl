### Une nouvelle table, et comment en rejoindre une.

new-title = Nouvelle table : { $game }
new-heading = Nouvelle table : { $game }
new-seats = Places
new-seats-how-many = Nombre de places
new-players = { $count } joueurs
new-me = { $name } (moi)
new-friend = Un ami, par invitation
new-bot = Un robot
new-bot-change = Robot : { $name }. En choisir un autre
new-bot-other = Changer
new-here = Quelqu’un sur cet appareil
new-here-name = Nom
new-here-name-of = Nom pour la place { $number }
new-here-unnamed = Joueur { $number }
new-options = Options de la partie
new-option-lot = au hasard
new-option-seat = place { $number }
new-option-choice = { $choice ->
    [on] oui
    [off] non
   *[other] { $choice }
}
new-who = Qui peut rejoindre la table
new-who-link = Seulement les personnes ayant le lien ou le code
new-who-everybody = Tout le monde : la table apparaît sur la page d’accueil
new-chat = Laisser les joueurs discuter
new-aids = Aide pendant la partie
new-hints = Autoriser les conseils
new-help = Aide privée sur la carte : voisins, chemins et ce qui comblerait un vide
new-learning = Mode apprentissage
new-learning-choice = { $choice ->
    [names] Cacher les noms de la carte jusqu’à ce qu’on les touche
    [capitals] Montrer les capitales au lieu des noms sur vos tuiles
   *[off] Montrer tous les noms
}
new-start = Lancer la partie
new-make = Créer la table
new-not-now = Annuler
new-no-game = Ce jeu n’existe pas ici.
new-no-game-what-now = Choisissez l’un des jeux de la page d’accueil.
new-missing = Impossible de charger le jeu.

## Comment les robots se tiennent.
new-manners = Robots
new-pace = Vitesse des robots
new-pace-choice = { $pace ->
    [calm] Lente
    [quick] Rapide
   *[normal] Naturelle
}
new-helper = Robot pour les conseils et les absents
new-helper-usual = par défaut

## Rejoindre avec un code.
new-join = Rejoindre une table
new-join-how = Saisissez le code à six caractères de votre hôte, ou collez son lien.
new-join-code = Code ou lien
new-join-looking = On cherche votre table…
new-join-unknown = Aucune table n’a ce code. Vérifiez-le et réessayez, ou demandez à l’hôte : les tables inutilisées sont supprimées après un moment.
