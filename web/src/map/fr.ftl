### Toutes les cartes : s'y déplacer, et trouver un lieu.

map-of = Carte : { $name }
map-keys = Flèches : aller au voisin. Entrée : choisir. Plus et moins : agrandir et réduire. Début : tout afficher.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-show-all = Tout afficher
map-find = Trouver un lieu
map-find-found = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
map-find-none = Ce lieu n’est pas sur cette carte.
map-hidden = nom caché
