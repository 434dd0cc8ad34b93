### Les règles en images et en exemples.

example-touch = Touchez deux tuiles pour les échanger.
example-whole = Chaque jour est relié au suivant. Ce voyage est complet.
example-parts = { $linked ->
    [one] { $linked } liaison sur { $all }.
   *[other] { $linked } liaisons sur { $all }.
}

## En bref.
example-short-journey = Remplissez { $days } jours, chacun relié au suivant. Si vous avez un voyage complet à la fin de votre tour, vous gagnez.
example-short-turn = À votre tour, piochez une tuile ou prenez-en une sur une pile, mettez-la à la place d’une des vôtres et défaussez celle-ci. Ou échangez deux de vos jours.
example-short-links = On voyage à pied par une frontière, en voiture par un troisième lieu qui touche les deux, ou par un avion de la couleur des deux lieux.

## L’un après l’autre.
example-journey = Un voyage complet
example-journey-text = Il commence et finit par un lieu, et chaque jour est relié au suivant. Échangez deux tuiles et voyez où il se rompt.
example-turn = Un tour, étape par étape
example-turn-text = Prenez une tuile sur une pile et mettez-la à la place d’une des vôtres ; celle-ci est défaussée. Si vous avez pris la dernière tuile d’une pile, c’est là qu’il faut défausser. L’une des trois tuiles complète ce voyage de cinq jours.
example-turn-take = Touchez l’une des trois piles.
example-turn-put = Touchez le jour où poser la tuile, ou sa pile pour la reposer.
example-swap = Échanger deux tuiles
example-swap-text = Deux tuiles sont dans le mauvais ordre. Un échange est un tour entier, et ici il fait gagner la partie.
example-egypt = Égypte, voiture, Soudan
example-egypt-text = Une voiture va d’un lieu à un autre par un troisième qui touche les deux : ici par la Libye. La tuile de la Libye n’est pas nécessaire. Cela marche aussi entre voisins.
example-ivory-coast = De la Côte d’Ivoire au Niger, puis en avion
example-ivory-coast-text = La voiture passe par le Mali ou le Burkina Faso. Puis un avion rose relie deux pays roses. Deux tuiles de transport côte à côte ne relieraient rien.
example-ferry = Les ferries
example-ferry-text = Des ferries relient Madagascar au Mozambique et à la Tanzanie. Un ferry vaut une frontière à tous égards : une voiture peut donc le prendre aussi.
example-plane = Un avion de la mauvaise couleur
example-plane-text = Un avion relie deux lieux différents de sa propre couleur. L’Égypte est rose : un avion vert parti de Libye ne peut pas s’y poser.
example-twice = Deux tuiles d’un même pays
example-twice-text = L’étoile indique que le Tchad a deux tuiles. Les deux peuvent être dans un voyage, mais pas côte à côte. Mettez quelque chose entre elles.
example-sudan = Les pays sans tuile
example-sudan-text = Le Soudan du Sud n’a pas de tuile et n’est pas en jeu : on ne peut pas le traverser. C’est pourquoi le Soudan ne touche pas l’Ouganda ici. Quel ordre convient ?
example-oregon = Californie, voiture, Oregon
example-oregon-text = Une voiture passe par un troisième État qui touche les deux : ici par le Nevada. La tuile du Nevada n’est pas nécessaire. Cela marche aussi entre voisins.
example-maine = Maine, voiture, New Hampshire
example-maine-text = Aucun État ne touche les deux, donc une voiture ne peut pas les relier. Mais on peut y aller à pied : ils sont voisins.
example-corners = Les Four Corners
example-corners-text = Là où quatre États se touchent en un point, on ne passe pas en diagonale. Trouvez un ordre qui en fait le tour.
example-michigan = Le Michigan est un seul État
example-michigan-text = Les deux parties du Michigan sont reliées : on peut aller à pied de l’Ohio au Wisconsin en traversant le Michigan.
example-alaska = L’Alaska en avion
example-alaska-text = Un avion vers l’Alaska ou Hawaï doit avoir la couleur de l’État qu’il quitte. Au retour, il doit avoir celle de l’État où il se pose.
example-rides = Deux tuiles de transport de suite
example-rides-text = Il faut un lieu entre deux tuiles de transport. Côte à côte, elles ne relient rien.
example-between = D’une carte à l’autre
example-between-text = Un avion relie deux lieux de sa couleur sur l’une ou l’autre carte. La Libye et la Californie sont vertes toutes les deux.
example-no-road = Pas de route sur la mer
example-no-road-text = Il n’y a pas de frontière entre les deux cartes, et aucune voiture ne traverse la mer.
example-hawaii = Hawaï, depuis l’Afrique et retour
example-hawaii-text = L’Alaska et Hawaï ne s’atteignent qu’en avion. À l’aller, l’avion doit avoir la couleur du lieu qu’il quitte, au retour celle du lieu où il se pose, sur l’une ou l’autre carte.
