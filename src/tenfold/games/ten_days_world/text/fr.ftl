### 20 jours autour du monde : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 20 jours autour du monde
summary = L’Afrique et les États-Unis en un seul voyage de 20, 30 ou 40 jours.

## D'où viennent les règles (D56).
note-source = Ces règles suivent la feuille de l’éditeur pour quatre autres boîtes de la série, pour autant qu’on la connaisse, adaptée à ces deux-ci. Idéal à deux ou trois, dès 10 ans, 30 à 90 minutes.
error-journey-seats = Un voyage de { $days } jours se joue { $most ->
    [2] à 2
   *[other] de 2 à { $most }
}, pas à { $seats } : il y a { $tiles } tuiles (D34).

## La première partie guidée.
guide-map = Vingt jours sur deux cartes. On remplit son chevalet tuile par tuile, et le dos montre la carte : vous choisissez donc où piocher. Piochez votre dernière tuile aux États-Unis.
guide-map-wrong = On peut piocher sur l’une ou l’autre carte. Cette fois, piochez aux États-Unis.
guide-fill = Le Kansas. Posez-le au jour 9, le dernier qui soit libre.
guide-take = Un tour : prenez une tuile d’une des neuf piles, ou échangez deux des vôtres. Le Sénégal et le Texas sont roses, et les avions traversent l’océan : prenez l’avion rose de la pile 5.
guide-take-wrong = C’est permis, mais voyez les jours 3 et 5 : l’avion rose de la pile 5 va du Sénégal au Texas.
guide-fly = Posez l’avion entre le Sénégal et le Texas, au jour 4. Le New Jersey va sur la pile 5.
guide-fly-wrong = L’avion doit se trouver entre ses deux lieux : au jour 4.
guide-swap = De l’Afrique à l’Amérique, puis du Texas en Louisiane en automobile. Maintenant un échange : au jour 19, l’Égypte serait à côté de la Libye, qu’elle touche. Échangez les jours 8 et 19.
guide-swap-wrong = Ce serait un tour aussi. Mais échangez les jours 8 et 19 : la Libye et l’Égypte se touchent.
guide-end = Continuez ainsi. Qui a vingt jours reliés à la fin d’un tour, avec un lieu sur chaque carte, gagne. À pied et en automobile, on reste sur une carte ; seuls les avions relient les deux.
