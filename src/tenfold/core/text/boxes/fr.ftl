### Les boîtes : ce qui ne va pas, ou ce qui mérite d’être dit. Le terminal, le serveur et les pages le disent.

## Lire un fichier.
box-unreadable = Impossible de lire { $file } : { $cause }.
box-too-big = Un fichier de boîte fait { $limit } ko au plus.
box-not-text = Ce n’est pas un fichier de boîte : ce n’est pas du texte en UTF-8.
box-long-line = La ligne { $line } du fichier de boîte est trop longue : { $limit } caractères au plus.
box-too-deep = Le fichier de boîte a trop de listes les unes dans les autres.
box-not-toml = Le fichier de boîte n’est pas du TOML correct : { $cause }.

## Ce qu’il faut à toute boîte.
box-foreign = Ce n’est pas un fichier de boîte : il ne dit pas « format = 1 ».
box-format = Ce fichier de boîte est dans un autre format. Cette version lit le format { $here }.
box-other-game = Cette boîte est pour un autre jeu. Celles qui vont ici disent « game = » suivi de : { $known }.
box-no-game = Le fichier de boîte ne dit pas pour quel jeu il est. Ajoutez une ligne « game = » avec : { $known }.
box-name = Il faut à la boîte un nom de 1 à { $limit } caractères ordinaires.
box-source = La source fait { $limit } caractères ordinaires au plus.
box-unknown-key = Une boîte n’a pas de « { $key } ». En plus de son nom, elle peut avoir : { $known }.
box-none = { $title } ne se joue pas avec une autre boîte.
box-too-many = { $count ->
    [one] Ce jeu ne prend qu’une boîte.
   *[other] Ce jeu prend { $count } boîtes au plus.
}
box-twice = Deux de ces boîtes sont pour le même jeu. Choisissez-en une.
box-more = Ce n’est pas tout. Corrigez d’abord ceci, puis vérifiez de nouveau.

## Les cartes Destination du Cœur de l’Afrique.
box-ticket-count = Il faut de { $fewest } à { $most } cartes Destination. Ici, il y en a { $count }.
box-ticket-shape = La carte { $number } doit nommer deux lieux et une valeur, par exemple ["bangui", "douala", 8].
box-ticket-place = Carte { $number } : la carte n’a pas de lieu nommé « { $place } ».
box-ticket-place-close = Carte { $number } : la carte n’a pas de lieu nommé « { $place } ». Vouliez-vous dire « { $close } » ?
box-ticket-same = La carte { $number } relie un lieu à lui-même : { $place }.
box-ticket-points = La carte { $number } doit valoir de 1 à { $most } points, pas { $points }.
box-ticket-twice = La carte { $number } relie les mêmes lieux que la carte { $before } : { $ticket }.
box-ticket-value = La carte { $number }, { $ticket }, vaut { $points }, mais le plus court chemin a { $spaces } { $spaces ->
    [one] case
   *[other] cases
}. Vous pouvez la laisser ainsi.
