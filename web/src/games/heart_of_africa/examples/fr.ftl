### Les règles en images et en exemples.

example-done = { $points ->
    [one] John a { $points } point.
   *[other] John a { $points } points.
}
example-hand = Les cartes de John

## En bref.
example-short-cards = À votre tour, faites l’une de ces trois choses : prendre deux cartes, prendre possession d’une route, ou piocher des cartes Destination.
example-short-claim = Pour prendre possession d’une route, jouez une carte de sa couleur par espace. Les Locomotives valent n’importe quelle couleur.
example-short-double = Si personne n’a plus de cartes du bon Terrain que vous, vous pouvez en jouer pour doubler les points. À la fin, les cartes Destination réussies ajoutent leurs points et les autres retirent les leurs. Le plus de points l’emporte.

## L’un après l’autre.
example-doubling = Cape Town–Port Elizabeth
example-doubling-text = John a une carte Montagne, Peter en a deux. John joue une Locomotive comme Montagne : elle fait l’égalité et paie pour doubler. Il marque 2 × 4 = 8, défausse la Locomotive et garde sa carte Montagne.
example-too-few = Il manque une carte Montagne
example-too-few-text = Peter a trois cartes Montagne. Avec la sienne et une Locomotive, John n’en a que deux. Il peut prendre la route, mais pas la doubler.
example-grey = Une route grise
example-grey-text = Vous payez avec des cartes d’une même couleur au choix, avec ou sans Locomotives.
example-ferry = Un ferry
example-ferry-text = Il faut une Locomotive pour chaque symbole de locomotive. Les autres espaces prennent une même couleur au choix, comme une route grise.
