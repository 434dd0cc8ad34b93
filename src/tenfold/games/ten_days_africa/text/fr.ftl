### 10 jours en Afrique : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 10 jours en Afrique
summary = À pied, en voiture et en avion à travers l’Afrique : dix jours, chacun relié au suivant.

## La première partie guidée, en cinq jours.
guide-fill = Chacun remplit un chevalet de jours, une tuile après l’autre. Vous tenez la République centrafricaine, et un jour est libre : posez-la au jour 5.
guide-take = Un tour : piochez une tuile et posez-la à la place d’une des vôtres. On va à pied du Burkina Faso au Mali, car ils se touchent : prenez le Mali de la pile 2.
guide-take-wrong = C’est permis, mais le Mali aide davantage : il touche le Burkina Faso. Prenez-le de la pile 2.
guide-put = Posez le Mali au jour 3. L’avion orange qui s’y trouve ne mène nulle part : il va sur la pile 2.
guide-put-wrong = La place du Mali est au jour 3, à la place de l’avion orange.
guide-swap = Le Togo ne touche pas le Mali, mais le Burkina Faso touche les deux. Au lieu de piocher, échangez deux de vos tuiles : les jours 1 et 2.
guide-swap-wrong = Ce serait un tour aussi. Mais échangez les jours 1 et 2 : on va alors à pied du Togo par le Burkina Faso au Mali.
guide-plane = Un avion relie deux lieux de sa couleur. Le Mali et la République centrafricaine sont jaunes : prenez l’avion jaune de la pile 3.
guide-plane-wrong = Ce qu’il vous faut est sur la pile 3 : l’avion jaune relie le Mali et la République centrafricaine.
guide-fly = Posez l’avion entre les deux, au jour 4 ; le Botswana va sur la pile 3.
guide-fly-wrong = L’avion doit se trouver entre ses deux lieux : au jour 4.
guide-end = Un voyage complet, chaque jour relié au suivant : qui en a un à la fin d’un tour gagne. Une partie entière a dix jours. Et une automobile va d’un pays au suivant en traversant leur voisin.
