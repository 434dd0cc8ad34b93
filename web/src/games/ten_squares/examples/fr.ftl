### Les règles en images et en exemples.

example-turn = Retourner la carte suivante
example-hint = Les cases qui brillent se touchent.

## En bref.
example-short-go = Les cartes rouges font avancer le pion rouge, les noires le pion noir, de leur nombre : de A vers J.
example-short-free = Une fois qu’il a atteint J, un pion va dans les deux sens. Aux deux bouts, il fait demi-tour.
example-short-home = Qui revient le premier exactement sur A gagne.

## L’un après l’autre.
example-numbers = Rouge 4, rouge 8, rouge 2
example-numbers-text = Le 4 rouge va de A à E. Le 8 rouge va jusqu’à J et, comme il reste des pas, fait demi-tour. Dès lors, rouge peut choisir : le 2 rouge finit sur I ou sur E.
example-home = Rentrer avec un 10
example-home-text = De I, un 10 rouge va à J et neuf cases en arrière : A exactement, et rouge gagne. Dans l’autre sens, il fait demi-tour en A et finit ailleurs.
example-triangle = Le triangle
example-triangle-text = Un triangle rouge met le pion rouge sur n’importe quelle case sauf A.
example-square = Le carré
example-square-text = Un carré rouge met le pion adverse sur n’importe quelle case sauf A.
example-circle = Le cercle
example-circle-text = Un cercle rouge ramène trois nombres rouges de la défausse dans la pioche. On peut passer.
example-too-early = Une forme qui vient trop tôt
example-too-early-text = Avant que son pion ait atteint J, une forme ne compte pas : elle est remélangée à la pioche.
