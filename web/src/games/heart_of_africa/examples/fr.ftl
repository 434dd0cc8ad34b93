### Les règles en images et en exemples.

example-done = { $points ->
    [one] John a { $points } point.
   *[other] John a { $points } points.
}
example-hand = Les cartes de John

## En bref.
example-short-cards = Un tour est l’une de trois choses : prendre deux cartes, prendre possession d’une route, ou piocher des cartes Destination.
example-short-claim = Jouez autant de cartes de la couleur de la voie qu’elle a d’espaces. Les Locomotives valent n’importe quelle couleur.
example-short-double = Qui a le plus de cartes Terrain de ce type peut en jouer pour doubler les points.

## L’un après l’autre.
example-doubling = Cape Town–Port Elizabeth
example-doubling-text = John a une carte Montagne, Peter deux. Une Locomotive jouée comme Montagne fait l’égalité et paie : John marque 2 × 4 = 8, défausse la Locomotive et garde sa carte Montagne.
example-too-few = Il manque une carte Montagne
example-too-few-text = Peter a trois cartes Montagne. Avec la sienne et une Locomotive, John en compte deux : il peut prendre la route, mais pas la doubler.
example-grey = Une voie grise
example-grey-text = Elle prend des cartes d’une même couleur au choix, avec ou sans Locomotives.
example-ferry = Un ferry
example-ferry-text = Il demande une Locomotive pour chacun de ses symboles ; les autres espaces comme sur une voie grise.
