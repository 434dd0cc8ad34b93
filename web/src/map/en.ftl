### Every map: moving over it, and finding a place.

map-of = Map of { $name }
map-keys = Use the arrow keys to move to a neighbour, Enter to select, plus and minus to zoom, and Home to show everything.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-show-all = Show all
map-find = Find a place
map-find-found = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
map-find-none = That place isn’t on this map.
map-hidden = name hidden
