### 10 jours aux États-Unis : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 10 jours aux États-Unis
summary = À pied, en voiture et en avion à travers les cinquante États : dix jours, chacun relié au suivant.

## La première partie guidée, en cinq jours.
guide-fill = Chacun remplit un chevalet de jours, une tuile après l’autre. Vous tenez une automobile, et un jour est libre : posez-la au jour 3.
guide-take = Un tour : piochez une tuile et posez-la à la place d’une des vôtres. Une automobile traverse un État entre deux : le Wisconsin et le Dakota du Sud touchent le Minnesota. Prenez le Wisconsin de la pile 3.
guide-take-wrong = C’est permis, mais le Wisconsin aide davantage : une automobile y va depuis le Dakota du Sud. Prenez-le de la pile 3.
guide-put = Posez le Wisconsin au jour 5, à la fin de votre voyage. Le Nouveau-Mexique va sur la pile 3.
guide-put-wrong = La place du Wisconsin est à la fin, au jour 5, à la place du Nouveau-Mexique.
guide-swap = L’automobile doit se trouver entre ses deux États. Au lieu de piocher, échangez deux de vos tuiles : les jours 3 et 4.
guide-swap-wrong = Ce serait un tour aussi. Mais échangez les jours 3 et 4 : on va alors du Dakota du Sud au Wisconsin.
guide-plane = À pied, on va chez un voisin, mais l’Alaska n’en a pas : on n’y va qu’en avion. L’avion a la couleur de l’État où il atterrit, et le Dakota du Sud est jaune. Prenez l’avion jaune de la pile 2.
guide-plane-wrong = Ce qu’il vous faut est sur la pile 2 : l’avion jaune relie l’Alaska et le Dakota du Sud.
guide-fly = Posez l’avion entre les deux, au jour 2 ; la Caroline du Sud va sur la pile 2.
guide-fly-wrong = L’avion doit se trouver entre ses deux États : au jour 2.
guide-end = Un voyage complet, chaque jour relié au suivant : qui en a un à la fin d’un tour gagne. Une partie entière a dix jours. Deux États d’une couleur sont reliés par un avion de cette couleur.
