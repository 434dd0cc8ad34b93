### Fabriquer une boîte : ses propres cartes Destination ou sa propre carte.

box-title = Votre boîte : { $game }
box-what = Saisissez ce qui est imprimé dans votre exemplaire, ou inventez. Tout reste sur cet appareil tant que vous ne le partagez pas.
box-none-here = Pas de boîte pour ce jeu
box-none-here-what-now = Seuls « Au cœur de l’Afrique » et les jeux « 10 jours » se jouent avec votre propre boîte.
box-unnamed = Ma boîte
box-name-field = Nom
box-source-field = Source (facultatif)
box-source-example = Mon exemplaire, édition anglaise de 2017
box-at-line = la ligne { $line } est incorrecte

## La vérification, et ce qu’on peut faire d’une boîte.
box-check = Vérification
box-fine = Cette boîte est prête pour une partie.
box-faults = Avant de pouvoir jouer avec cette boîte :
box-remarks = À regarder de plus près ({ $count })
box-play = Jouer contre des robots
box-table = Nouvelle table
box-undo = Annuler
box-save = Enregistrer sur cet appareil
box-saved = « { $name } » est enregistrée sur cet appareil
box-not-saved = Cet appareil ne peut plus enregistrer de boîte. Supprimez-en une, ou téléchargez celle-ci.
box-share = Partager
box-share-title = Partager « { $name } »
box-share-how = Le lien contient toute la boîte. Ceux qui l’ouvrent peuvent la regarder, modifier leur copie et jouer avec.
box-no-qr = Cette boîte est trop grande pour un code QR. Envoyez le lien ou le fichier.
box-download = Télécharger
box-import = Ouvrir un fichier de boîte
box-mine = Boîtes sur cet appareil
box-forget = Supprimer « { $name } »

## Choisir une boîte, et la voir à une table.
box-choose = Boîte
box-choose-for = Boîte : { $game }
box-choose-standard = Celle de Tenfold
box-make-own = Jouer avec vos propres cartes
box-make-own-for = Jouer avec vos propres cartes : { $game }
box-played-with = Se joue avec « { $name } »
box-read-from = ({ $source })

## Les cartes Destination du Cœur de l’Afrique.
box-deck-how = Touchez deux lieux pour faire une carte Destination. Elle vaut la longueur du plus court chemin ; vous pouvez changer sa valeur plus bas.
box-begin-empty = Partir de zéro
box-begin-first = Partir du paquet de Tenfold
box-begin-second = Partir du second paquet de Tenfold
box-touch-two = Touchez deux lieux.
box-picked = { $place }. Touchez maintenant l’autre lieu.
box-not-picked = Aucun lieu choisi. Touchez deux lieux.
box-same-place = Une carte Destination relie deux lieux différents.
box-ticket-there = Cette carte Destination est déjà dans le paquet.
box-deck-full = Un paquet contient jusqu’à { $most } cartes Destination.
box-ticket-added = { $ticket } ajoutée : { $value } { $value ->
    [one] point
   *[other] points
}
box-map = Carte des lieux
box-from = De
box-to = À
box-add-ticket = Ajouter la carte
box-tickets = Cartes Destination : { $count } sur { $fewest }–{ $most }
box-value-of = Valeur : { $ticket }
box-remove = Retirer { $ticket }
box-shape = Comparaison des paquets
box-this-deck = Ce paquet
box-first-deck = Tenfold
box-second-deck = Second
box-figure = { $figure ->
    [tickets] Cartes Destination
    [mean_spaces] Longueur moyenne en espaces
    [named_most] Cartes citant un même lieu, au plus
    [never_named] Lieux sans carte Destination
   *[unwanted_routes] Routes utiles à aucune carte
}

## Les couleurs et les tuiles de 10 jours.
box-map-how = Choisissez une couleur, puis touchez les lieux qui l’ont. Agrandissez la carte pour les petits, ou servez-vous de la liste.
box-palette = Couleurs
box-colour-name = { $colour ->
    [blue] Bleu
    [green] Vert
    [orange] Orange
    [pink] Rose
    [yellow] Jaune
   *[purple] Violet
}
box-painted = { $place } : { $colour ->
    [blue] bleu
    [green] vert
    [orange] orange
    [pink] rose
   *[yellow] jaune
}
box-stays-purple = On ne rejoint { $place } qu’en avion : ce lieu reste violet.
box-tiles = Tuiles : { $count } sur { $fewest }–{ $most }
box-planes = { $colour ->
    [blue] Avions bleus
    [green] Avions verts
    [orange] Avions orange
    [pink] Avions roses
   *[yellow] Avions jaunes
}
box-automobiles = Voitures
box-places = Tous les lieux
box-colour-of = Couleur : { $place }
box-tiles-of = Tuiles : { $place }
box-tile-count = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
