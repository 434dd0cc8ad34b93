### Toutes les cartes : s'y déplacer, et trouver un lieu.

map-of = Carte : { $name }
map-keys = Les flèches vont au voisin, Entrée choisit, plus et moins agrandissent ou réduisent, et Début montre tout.
map-zoom-in = Agrandir
map-zoom-out = Réduire
map-show-all = Tout montrer
map-find = Trouver un lieu
map-find-found = { $count ->
    [one] { $count } lieu
   *[other] { $count } lieux
}
map-find-none = Ce lieu n’est pas sur cette carte.
map-hidden = nom caché
