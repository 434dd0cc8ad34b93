### Les règles en images et en exemples.

example-touch = Touchez deux tuiles pour les échanger.
example-whole = Chaque jour mène au suivant : ce voyage est complet.
example-parts = { $linked ->
    [one] { $linked } étape reliée sur { $all }.
   *[other] { $linked } étapes reliées sur { $all }.
}

## En bref.
example-short-journey = Remplissez { $days } jours de sorte que chacun mène au suivant. Qui a un voyage complet à la fin de son propre tour gagne.
example-short-turn = Un tour : prendre une tuile visible ou en piocher une, la mettre à la place d’une autre et défausser celle-ci. Ou échanger deux de ses jours.
example-short-links = Deux lieux sont reliés à pied par une frontière, en voiture par un troisième qui touche les deux, ou par un avion de leur couleur.

## L’un après l’autre.
example-journey = Un voyage complet
example-journey-text = Il commence et finit par un lieu, et chaque jour mène au suivant. Échangez deux tuiles et voyez où il se rompt.
example-turn = Un tour, pas à pas
example-turn-text = Prenez une tuile visible et mettez-la à la place d’une des vôtres ; celle-ci est défaussée. Si vous avez pris la dernière tuile d’une pile, la défausse va là. L’une des trois tuiles complète ce voyage de cinq jours.
example-turn-take = Touchez l’une des trois piles.
example-turn-put = Touchez le jour où va la tuile, ou sa pile pour la reposer.
example-swap = Un tour qui échange
example-swap-text = Deux tuiles sont dans le mauvais ordre. Un échange est un tour entier, et ici c’est celui qui gagne.
example-egypt = Égypte, voiture, Soudan
example-egypt-text = Une voiture va d’un lieu à un autre par un troisième qui touche les deux : ici par la Libye, dont la tuile n’est pas nécessaire. Cela marche aussi entre voisins.
example-ivory-coast = De la Côte d’Ivoire au Niger, puis en avion
example-ivory-coast-text = La voiture passe par le Mali ou le Burkina Faso. Puis un avion rose relie deux pays roses. Deux trajets côte à côte ne relieraient rien.
example-ferry = Les ferries
example-ferry-text = Un ferry relie Madagascar au Mozambique et à la Tanzanie. Il vaut une frontière à tous égards : une voiture peut donc le prendre aussi.
example-plane = Un avion de la mauvaise couleur
example-plane-text = Un avion relie deux lieux différents de sa propre couleur. L’Égypte est rose : un avion vert parti de Libye ne s’y pose pas.
example-twice = Deux tuiles d’un même pays
example-twice-text = Le Tchad a deux tuiles, comme le dit son étoile. Toutes deux peuvent être dans un voyage, mais pas côte à côte : mettez quelque chose entre elles.
example-sudan = Les pays sans tuile
example-sudan-text = Le Soudan du Sud n’a pas de tuile et n’est pas en jeu : personne ne le traverse. Le Soudan n’a donc pas de frontière avec l’Ouganda. Quel ordre fait un chemin ?
example-oregon = Californie, voiture, Oregon
example-oregon-text = Une voiture passe par un troisième État qui touche les deux : ici par le Nevada, dont la tuile n’est pas nécessaire. Cela marche aussi entre voisins.
example-maine = Maine, voiture, New Hampshire
example-maine-text = Aucun État ne touche les deux, donc aucune voiture ne va de l’un à l’autre. À pied, c’est un pas.
example-corners = Les Four Corners
example-corners-text = Là où quatre États se touchent en un point, on ne passe pas en diagonale. Trouvez l’ordre qui fait le tour.
example-michigan = Le Michigan ne fait qu’un
example-michigan-text = Les deux parties du Michigan sont reliées : de l’Ohio, on traverse le Michigan à pied jusqu’au Wisconsin.
example-alaska = L’Alaska en avion
example-alaska-text = L’avion vers l’Alaska ou Hawaï a la couleur de l’État qu’il quitte ; l’avion du retour a la couleur de l’État où il se pose.
example-rides = Deux trajets de suite
example-rides-text = Entre deux trajets, il faut un lieu. Côte à côte, ils ne relient rien.
example-between = D’une carte à l’autre
example-between-text = Un avion relie deux lieux de sa couleur sur l’une ou l’autre carte : la Libye et la Californie sont toutes deux vertes.
example-no-road = Pas de route sur la mer
example-no-road-text = Aucune frontière et aucune voiture ne joint les deux cartes.
example-hawaii = Hawaï, depuis l’Afrique et retour
example-hawaii-text = L’Alaska et Hawaï ne s’atteignent qu’en avion. L’avion de l’aller a la couleur du lieu qu’il quitte, celui du retour la couleur du lieu où il se pose, sur l’une ou l’autre carte.
