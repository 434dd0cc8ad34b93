### Every map: moving over it, and finding a place.

map-of = Map of { $name }
map-keys = Arrow keys go to the neighbour in that direction, Enter chooses, plus and minus zoom, Home shows all.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-show-all = Show all
map-find = Find a place
map-find-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
map-find-none = No such place on this map.
map-hidden = name hidden
