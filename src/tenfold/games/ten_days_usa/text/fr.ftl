### 10 jours aux États-Unis : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 10 jours aux États-Unis
summary = À pied, en voiture et en avion à travers les cinquante États : dix jours, chacun relié au suivant.

## La première partie guidée, en cinq jours.
guide-fill = Reliez chaque jour de votre voyage au suivant, et vous gagnez. D’abord, chacun remplit son chevalet, une tuile à la fois. Vous tenez une voiture, et seul le jour 3 est vide. Posez-la là.
guide-take = À votre tour, prenez une tuile et mettez-la à la place d’une des vôtres. Une voiture traverse un État : le Wisconsin et le Dakota du Sud touchent tous deux le Minnesota. Prenez le Wisconsin sur la pile 3.
guide-take-wrong = Ce serait possible, mais le Wisconsin est plus utile : on peut y aller en voiture depuis le Dakota du Sud. Prenez-le sur la pile 3.
guide-put = Posez le Wisconsin au jour 5, à la fin de votre voyage. Le Nouveau-Mexique va sur la pile 3.
guide-put-wrong = Le Wisconsin va à la fin, au jour 5, à la place du Nouveau-Mexique.
guide-swap = La voiture doit être entre ses deux États. Au lieu de piocher, échangez les tuiles des jours 3 et 4.
guide-swap-wrong = Ce serait possible, mais échangez plutôt les jours 3 et 4. Vous irez alors en voiture du Dakota du Sud au Wisconsin.
guide-plane = On va à pied chez un voisin, mais l’Alaska n’en a pas : il faut un avion. Il doit avoir la couleur de l’État à l’autre bout, et le Dakota du Sud est jaune. Prenez l’avion jaune sur la pile 2.
guide-plane-wrong = La tuile qu’il vous faut est sur la pile 2. L’avion jaune relie l’Alaska et le Dakota du Sud.
guide-fly = Posez l’avion entre les deux, au jour 2. La Caroline du Sud va sur la pile 2.
guide-fly-wrong = L’avion doit être entre ses deux États, au jour 2.
guide-end = Votre voyage est complet : chaque jour est relié au suivant. Si vous finissez un tour ainsi, vous gagnez. Une partie entière a dix jours. Encore une chose : deux États d’une même couleur sont reliés par un avion de cette couleur.
