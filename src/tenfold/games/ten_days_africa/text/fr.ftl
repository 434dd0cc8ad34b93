### 10 jours en Afrique : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 10 jours en Afrique
summary = À pied, en voiture et en avion à travers l’Afrique : dix jours, chacun relié au suivant.

## La première partie guidée, en cinq jours.
guide-fill = Reliez chaque jour de votre voyage au suivant, et vous gagnez. D’abord, chacun remplit son chevalet, une tuile à la fois. Vous tenez la République centrafricaine, et seul le jour 5 est vide. Posez-la là.
guide-take = À votre tour, prenez une tuile et mettez-la à la place d’une des vôtres. Le Mali touche le Burkina Faso : on peut aller à pied de l’un à l’autre. Prenez le Mali sur la pile 2.
guide-take-wrong = Ce serait possible, mais le Mali est plus utile : il touche le Burkina Faso. Prenez-le sur la pile 2.
guide-put = Posez le Mali au jour 3. L’avion orange qui s’y trouve ne mène nulle part : il va sur la pile 2.
guide-put-wrong = Le Mali va au jour 3, à la place de l’avion orange.
guide-swap = Le Togo ne touche pas le Mali, mais le Burkina Faso touche les deux. Au lieu de piocher, échangez les tuiles des jours 1 et 2.
guide-swap-wrong = Ce serait possible, mais échangez plutôt les jours 1 et 2. Vous irez alors à pied du Togo au Mali en passant par le Burkina Faso.
guide-plane = Un avion relie deux pays de sa couleur. Le Mali et la République centrafricaine sont jaunes tous les deux. Prenez l’avion jaune sur la pile 3.
guide-plane-wrong = La tuile qu’il vous faut est sur la pile 3. L’avion jaune relie le Mali et la République centrafricaine.
guide-fly = Posez l’avion entre les deux, au jour 4. Le Botswana va sur la pile 3.
guide-fly-wrong = L’avion doit être entre ses deux pays, au jour 4.
guide-end = Votre voyage est complet : chaque jour est relié au suivant. Si vous finissez un tour ainsi, vous gagnez. Une partie entière a dix jours. Encore une chose : une voiture va d’un pays à un autre par un troisième qui touche les deux.
