### Les boîtes : ce qui ne va pas, ou ce qui mérite d’être dit. Le terminal, le serveur et les pages le disent.

## Lire un fichier.
box-unreadable = Impossible de lire { $file } : { $cause }.
box-too-big = Un fichier de boîte peut faire jusqu’à { $limit } ko.
box-not-text = Ce n’est pas un fichier de boîte : ce n’est pas du texte en UTF-8.
box-long-line = La ligne { $line } du fichier de boîte est trop longue. Une ligne peut contenir jusqu’à { $limit } caractères.
box-too-deep = Le fichier de boîte a trop de listes les unes dans les autres.
box-not-toml = Le fichier de boîte n’est pas du TOML correct : { $cause }.

## Ce qu’il faut à toute boîte.
box-foreign = Ce n’est pas un fichier de boîte : il ne dit pas « format = 1 ».
box-format = Ce fichier de boîte est dans un autre format. Cette version lit le format { $here }.
box-other-game = Cette boîte est pour un autre jeu. Celles de ce jeu ont une ligne « game = » avec : { $known }.
box-no-game = Le fichier de boîte ne dit pas pour quel jeu il est. Ajoutez une ligne « game = » avec : { $known }.
box-name = La boîte doit avoir un nom de 1 à { $limit } caractères ordinaires.
box-source = La source peut contenir jusqu’à { $limit } caractères ordinaires.
box-unknown-key = Une boîte ne peut pas avoir « { $key } ». En plus de son nom, elle peut avoir : { $known }.
box-none = { $title } ne se joue pas avec une autre boîte.
box-too-many = { $count ->
    [one] Ce jeu ne prend qu’une boîte.
   *[other] Ce jeu prend { $count } boîtes au plus.
}
box-twice = Deux de ces boîtes sont pour le même jeu. Choisissez-en une.
box-more = Il reste des choses à corriger. Commencez par celles-ci, puis vérifiez de nouveau.

## Les cartes Destination du Cœur de l’Afrique.
box-ticket-count = Il faut de { $fewest } à { $most } cartes Destination. Ici, il y en a { $count }.
box-ticket-shape = La carte Destination { $number } doit nommer deux lieux et une valeur, par exemple ["bangui", "douala", 8].
box-ticket-place = Carte Destination { $number } : le plateau n’a pas de lieu nommé « { $place } ».
box-ticket-place-close = Carte Destination { $number } : le plateau n’a pas de lieu nommé « { $place } ». Vouliez-vous dire « { $close } » ?
box-ticket-same = La carte Destination { $number } relie un lieu à lui-même : { $place }.
box-ticket-points = La carte Destination { $number } doit valoir de 1 à { $most } points, pas { $points }.
box-ticket-twice = La carte Destination { $number } relie les mêmes lieux que la carte Destination { $before } : { $ticket }.
box-ticket-value = La carte Destination { $number }, { $ticket }, vaut { $points }, mais le plus court chemin a { $spaces } { $spaces ->
    [one] espace
   *[other] espaces
}. Vous pouvez la laisser ainsi.

## Les couleurs et les tuiles de 10 jours. Les noms des lieux et des couleurs restent ceux du fichier.
box-not-a-table = « { $key } » doit dire ce que chaque chose a, par exemple { $key ->
    [colours] Algeria = "blue"
    [planes] blue = 2
   *[other] Chad = 2
}.
box-place = La carte n’a pas de lieu nommé « { $place } » ({ $key }).
box-place-close = La carte n’a pas de lieu nommé « { $place } » ({ $key }). Vouliez-vous dire « { $close } » ?
box-place-tiles = { $place } peut avoir 1 ou 2 tuiles, pas { $count }.
box-colour = { $place } ne peut pas avoir la couleur « { $colour } ». Choisissez-en une : { $known }.
box-purple = On ne rejoint { $place } qu’en avion : sa couleur reste « purple ».
box-not-purple = { $place } ne peut pas avoir la couleur « purple ». Elle est réservée aux lieux qu’on ne rejoint qu’en avion.
box-plane-colour = Il n’y a pas d’avions de couleur « { $colour } ». Les avions peuvent avoir : { $known }.
box-plane-count = Il peut y avoir jusqu’à { $most } avions de couleur « { $colour } », pas { $count }.
box-automobile-count = Il peut y avoir jusqu’à { $most } voitures, pas { $count }.
box-tile-count = Cette carte peut avoir de { $fewest } à { $most } tuiles. La boîte en a { $count }.
box-plane-nowhere = Les avions de couleur « { $colour } » n’ont nulle part où aller : { $count ->
    [0] aucun lieu n’a cette couleur
   *[other] trop peu de lieux ont cette couleur
}. Coloriez plus de lieux, ou retirez ces avions.
box-place-unreached = Aucun avion ne rejoint { $place } : la boîte n’a pas d’avion de couleur « { $colour } ». Ajoutez-en un, ou changez la couleur { $count ->
    [one] de ce lieu
   *[other] des { $count } lieux de cette couleur
}.
box-neighbours = { $one } et { $other } sont voisins et ont la même couleur, « { $colour } ». Vous pouvez laisser ainsi.
