### Les règles en images et en exemples.

example-turn = Révéler la carte suivante
example-hint = Touchez une case qui brille.

## En bref.
example-short-go = Les cartes rouges font avancer le pion rouge, les noires le pion noir, de A vers J, du nombre de cases indiqué.
example-short-free = Une fois qu’il a atteint J, un pion va dans les deux sens. À chaque bout, il fait demi-tour. Les formes comptent désormais aussi : un triangle déplace votre pion, un carré celui de votre adversaire, et un cercle remet trois de vos nombres dans la pioche.
example-short-home = Le premier joueur de retour exactement en A gagne.

## L’un après l’autre.
example-numbers = 4 rouge, 8 rouge, 2 rouge
example-numbers-text = Le 4 rouge mène le pion de A à E. Le 8 rouge le mène jusqu’à J puis, comme il reste des pas, revient en G. Désormais, le pion rouge va dans les deux sens : le 2 rouge le mène en I ou en E.
example-home = Rentrer avec un 10
example-home-text = De I, un 10 rouge va jusqu’à J puis recule de neuf cases, exactement en A, et le rouge gagne. Dans l’autre sens, il fait demi-tour en A et finit ailleurs.
example-triangle = Le triangle
example-triangle-text = Avec un triangle rouge, le pion rouge va sur n’importe quelle case sauf A.
example-square = Le carré
example-square-text = Avec un carré rouge, le pion adverse va sur n’importe quelle case sauf A.
example-circle = Le cercle
example-circle-text = Un cercle rouge remet trois nombres rouges de la défausse dans la pioche. On peut aussi passer.
example-too-early = Une forme révélée trop tôt
example-too-early-text = Tant que son pion n’a pas atteint J, une forme ne compte pas. Elle est remélangée à la pioche.
