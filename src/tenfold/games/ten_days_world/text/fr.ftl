### 20 jours autour du monde : ce que le jeu dit de lui-même ; le reste est dans le catalogue de la famille.

title = 20 jours autour du monde
summary = L’Afrique et les États-Unis en un seul voyage de 20, 30 ou 40 jours.

## D'où viennent les règles (D56).
note-source = Ces règles suivent ce que l’on connaît des règles de l’éditeur pour quatre autres boîtes de la série, adaptées à ces deux-ci. Idéal à 2 ou 3 joueurs, dès 10 ans, 30 à 90 min.
error-journey-seats = Un voyage de { $days } jours se joue { $most ->
    [2] à 2
   *[other] de 2 à { $most }
}, pas à { $seats } : il n’y a que { $tiles } tuiles (D34).

## La première partie guidée.
guide-map = Reliez les vingt jours d’un voyage sur deux cartes, et vous gagnez. On remplit son chevalet tuile par tuile. Le dos montre la carte : vous choisissez donc où piocher. Piochez votre dernière tuile aux États-Unis.
guide-map-wrong = On peut piocher dans l’une ou l’autre carte, mais cette fois, piochez aux États-Unis.
guide-fill = C’est le Kansas. Posez-le au jour 9, votre dernier jour vide.
guide-take = À votre tour, prenez une tuile sur l’une des neuf piles, ou échangez deux des vôtres. Le Sénégal et le Texas sont roses, et les avions traversent l’océan. Prenez l’avion rose sur la pile 5.
guide-take-wrong = Ce serait possible, mais voyez les jours 3 et 5 : l’avion rose de la pile 5 relie le Sénégal et le Texas.
guide-fly = Posez l’avion entre le Sénégal et le Texas, au jour 4. Le New Jersey va sur la pile 5.
guide-fly-wrong = L’avion doit être entre ses deux lieux, au jour 4.
guide-swap = Vous allez maintenant de l’Afrique au Texas, puis en voiture en Louisiane. Ensuite, un échange : au jour 19, l’Égypte serait à côté de la Libye, sa voisine. Échangez les jours 8 et 19.
guide-swap-wrong = Ce serait possible, mais échangez plutôt les jours 8 et 19 : la Libye et l’Égypte se touchent.
guide-end = Continuez ainsi. Si vous finissez un tour avec vingt jours reliés et un lieu sur chaque carte, vous gagnez. À pied ou en voiture, on reste sur une carte ; seuls les avions relient les deux.
