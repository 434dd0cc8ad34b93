### Au cœur de l'Afrique : toutes les phrases que l'on lit en jouant.

title = Les Aventuriers du Rail : Au cœur de l’Afrique
summary = Prenez possession de routes à travers l’Afrique, doublez leurs points grâce au terrain et reliez les lieux de vos cartes Destination.

## Ce qui se dit quand on prépare une table (H51, H4, H53).
table-crowded = À 5, le centre du plateau est vite encombré. À 4 ou moins, la partie est moins disputée.
table-tickets = Nous ne connaissons pas les cartes Destination imprimées : ces 48 ont été conçues pour Tenfold.
table-map = La carte s’inspire d’une carte de 1910. Certains noms, lieux et frontières ont été déplacés pour le jeu.

option-extra = Doubler avec des Locomotives en plus, pour égaler le joueur qui a le plus de cartes Terrain
option-begins = Premier joueur

## Une carte dans une phrase, et des nombres de choses.
own-colour = { $colour ->
    [purple] violette
    [white] blanche
    [blue] bleue
    [yellow] jaune
    [orange] orange
    [black] noire
    [red] rouge
    [green] verte
    [grey] grise
   *[other] { $colour }
}
own-colours = { $colour ->
    [orange] orange
   *[other] { own-colour }s
}
own-terrain = { $terrain ->
    [desert] Désert
    [jungle] Jungle
   *[mountain] Montagne
}
own-card = { $card ->
    [purple] violette
    [white] blanche
    [blue] bleue
    [yellow] jaune
    [orange] orange
    [black] noire
    [red] rouge
    [green] verte
    [grey] grise
    [desert] Désert
    [jungle] Jungle
    [mountain] Montagne
   *[other] Locomotive
}
card-name = { $card ->
    [loco] Locomotive
   *[other] carte { own-card }
}
a-card = { $card ->
   *[other] une { card-name }
}
some-locos = { $locos ->
    [0] aucune Locomotive
    [one] { $locos } Locomotive
   *[other] { $locos } Locomotives
}

event-take = { $you ->
    [yes] Vous prenez { a-card } parmi les cartes visibles.
   *[no] { $seat } prend { a-card } parmi les cartes visibles.
}
event-take-deck = { $seat } pioche une carte Wagon.
event-take-deck-own = { $you ->
    [yes] Vous piochez { a-card }.
   *[no] { $seat } pioche { a-card }.
}
event-take-terrain = { $you ->
    [yes] Vous prenez une carte Terrain visible : { own-card }.
   *[no] { $seat } prend une carte Terrain visible : { own-card }.
}
event-take-terrain-deck = { $you ->
    [yes] Vous piochez une carte Terrain : { own-card }.
   *[no] { $seat } pioche une carte Terrain : { own-card }.
}
own-tickets = { $count ->
    [one] { $count } carte Destination
   *[other] { $count } cartes Destination
}
event-tickets = { $you ->
    [yes] Vous piochez { own-tickets }.
   *[no] { $seat } pioche { own-tickets }.
}
event-keep = { $you ->
    [yes] Vous gardez { $ticket }.
   *[no] { $seat } garde { $ticket }.
}
event-return = { $you ->
    [yes] Vous rendez { $ticket }.
   *[no] { $seat } rend { $ticket }.
}
event-chosen = { $you ->
    [yes] Vous avez choisi vos cartes Destination.
   *[no] { $seat } a choisi ses cartes Destination.
}
event-kept = { $you ->
    [yes] Vous gardez { own-tickets }.
   *[no] { $seat } garde { own-tickets }.
}
event-begin = { $you ->
    [yes] Tout le monde a choisi. Vous commencez.
   *[no] Tout le monde a choisi. { $seat } commence.
}
## Une prise à moitié faite ne regarde que son auteur.
event-claim-begun = { $you ->
    [yes] Vous allez prendre la route { $route }.
   *[no] { $seat } va prendre la route { $route }.
}
event-pay-begun = { $you ->
    [yes] Vous allez jouer { $cards }.
   *[no] { $seat } va jouer { $cards }.
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-claim = { $you ->
    [yes] Vous prenez la route { $route } avec { $cards } pour { some-points }.
   *[no] { $seat } prend la route { $route } avec { $cards } pour { some-points }.
}
event-claim-doubled = { $you ->
    [yes] Vous prenez la route { $route } avec { $cards }, doublée avec { $doubling }, pour { some-points }.
   *[no] { $seat } prend la route { $route } avec { $cards }, doublée avec { $doubling }, pour { some-points }.
}
event-pass = { $you ->
    [yes] Vous ne pouvez rien faire et passez.
   *[no] { $seat } ne peut rien faire et passe.
}
event-renewed = Au moins 3 des 5 cartes visibles sont des Locomotives : les 5 sont remplacées.
event-remade = La défausse est mélangée pour refaire la pioche des cartes Wagon.
event-terrain-remade = La défausse est mélangée pour refaire la pioche des cartes Terrain.
own-trains = { $trains ->
    [0] plus aucun wagon
    [one] plus que { $trains } wagon
   *[other] plus que { $trains } wagons
}
event-last-round = { $you ->
    [yes] Il ne vous reste { own-trains }. Tout le monde joue encore un tour.
   *[no] Il ne reste { own-trains } à { $seat }. Tout le monde joue encore un tour.
}
event-end = Toutes les cartes Destination sont révélées.
event-globetrotter = { $you ->
    [yes] Vous êtes Globetrotter : 10 points pour { own-tickets } { $count ->
        [one] réussie
       *[other] réussies
    }.
   *[no] { $seat } est Globetrotter : 10 points pour { own-tickets } { $count ->
        [one] réussie
       *[other] réussies
    }.
}

action-take = Prendre { a-card }
action-take-deck = Piocher une carte Wagon
action-take-terrain = Prendre une carte Terrain : { own-card }
action-take-terrain-deck = Piocher une carte Terrain
action-tickets = Piocher des cartes Destination
action-claim = Prendre la route { $route }
action-pay = Payer avec { $cards }
action-single = Ne pas doubler
action-double = Doubler avec { $cards }
action-keep = Garder { $ticket }
action-return = Rendre { $ticket }
action-pass = Passer

## Un tour est l'une de trois choses, et la deuxième carte est un devoir (H9, H57).
todo-take = { $may-claim ->
    [yes] { $may-tickets ->
        [yes] C’est à vous. Prenez 2 cartes, une route, ou des cartes Destination.
       *[no] C’est à vous. Prenez 2 cartes ou une route.
    }
   *[no] { $may-tickets ->
        [yes] C’est à vous. Prenez 2 cartes ou des cartes Destination.
       *[no] C’est à vous. Prenez une carte.
    }
}
todo-take-deck = { todo-take }
todo-take-terrain = { todo-take }
todo-take-terrain-deck = { todo-take }
todo-tickets = { $may-claim ->
    [yes] C’est à vous, et il n’y a plus de carte à prendre. Piochez des cartes Destination ou prenez possession d’une route.
   *[no] C’est à vous, et il n’y a plus de carte à prendre. Piochez des cartes Destination.
}
todo-claim = C’est à vous, et il n’y a plus ni carte ni carte Destination à prendre. Prenez possession d’une route.
todo-pay = Choisissez les cartes avec lesquelles vous payez.
todo-single = La route est payée. Voulez-vous doubler ses points grâce au terrain ?
todo-double = { todo-single }
todo-keep = Choisissez les cartes Destination à garder.
todo-return = { todo-keep }
todo-pass = Vous ne pouvez rien faire : il faut passer.

why-not-that-ticket = Décidez de vos cartes Destination dans l’ordre de la pioche. C’est maintenant { $ticket }.
why-choose-first = Choisissez d’abord vos cartes Destination. Voulez-vous garder ou rendre { $ticket } ?
why-no-choice = Vous n’avez pas de nouvelle carte Destination à choisir, et vous ne pouvez pas rendre celles que vous avez gardées.
why-claim-first = Choisissez d’abord la route dont vous voulez prendre possession.
why-no-pass = Vous ne pouvez pas passer tant que vous pouvez prendre une carte, piocher des cartes Destination ou prendre possession d’une route.
why-second-card = Vous avez pris une carte : la deuxième est obligatoire.
why-no-tickets = Il ne reste plus de cartes Destination.
why-loco-second = Une Locomotive visible est la seule carte de votre tour : elle ne peut pas être la deuxième.
why-not-shown = Il n’y a pas de { card-name } visible.
why-no-train-card = Il ne reste aucune carte Wagon dans la pioche ni dans la défausse.
why-no-terrain-card = Il ne reste aucune carte Terrain dans la pioche ni dans la défausse.
why-owned = { $other-is-you ->
    [yes] { $route } est déjà à vous.
   *[no] { $route } est à { $other }.
}
why-both-tracks = Une voie de la route { $route } est déjà à vous, et personne ne peut avoir les deux.
why-closed = À 2 ou 3 joueurs, une route double se ferme dès qu’une voie est prise. { $other } a déjà pris possession de la route { $route }.
some-spaces = { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}
why-too-few-trains = { $route } a { some-spaces }, et il ne vous reste { own-trains }.
own-needed-locos = { $needed ->
    [one] au moins { $needed } Locomotive
   *[other] au moins { $needed } Locomotives
}
why-ferry = { $route } est un ferry et demande { own-needed-locos }. Vous avez { some-locos }.
why-ferry-payment = { $route } est un ferry : vous devez payer avec { own-needed-locos }.
own-missing = { $missing ->
    [one] il manque { $missing } carte
   *[other] il manque { $missing } cartes
}
why-too-few-cards = { $route } a { some-spaces } et demande des cartes { own-colours }. Vous avez { $have } { $have ->
    [0] { own-colour }
    [one] { own-colour }
   *[other] { own-colours }
} et { some-locos } : { own-missing }.
why-too-few-cards-grey = { $route } a { some-spaces } et prend une même couleur au choix. Vous avez au mieux { $have } { $have ->
    [0] { own-colour }
    [one] { own-colour }
   *[other] { own-colours }
} et { some-locos } : { own-missing }.
why-too-few-cards-none = { $route } a { some-spaces } et prend une même couleur au choix. Vous n’avez aucune carte de couleur et { some-locos } : { own-missing }.
why-pay-first = Choisissez d’abord comment payer { $route }, ou annulez.
why-double-or-not = { $route } est payée. Doublez-la, laissez-la telle quelle, ou annulez.
why-wrong-number = { $route } a { some-spaces } : jouez exactement autant de cartes.
why-wrong-colour = { $route } est { own-colour } : on ne peut la payer qu’avec des cartes { own-colours } et des Locomotives.
why-not-in-hand = En main : { own-card } × { $have }, mais il en faut { $needed }.
why-double-type = { $route } est { own-colour }, et les routes { own-colours } se doublent avec des cartes { own-terrain }.
why-double-extra = Pour doubler { $route }, jouez exactement autant de Locomotives qu’il vous manque de cartes { own-terrain } : { $needed }.
why-double-cost = Une route de { some-spaces } se double avec exactement { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}.
why-double-terrain = Pour doubler ainsi, il faut { $needed ->
    [one] { $needed } carte { own-terrain }
   *[other] { $needed } cartes { own-terrain }
}, et vous { $have ->
    [0] n’en avez aucune
   *[other] n’en avez que { $have }
}.
why-double-locos = Pour doubler ainsi, il faut { $needed ->
    [one] { $needed } Locomotive
   *[other] { $needed } Locomotives
} à jouer comme { own-terrain }, et après le paiement, il { $have ->
    [0] ne vous en reste aucune
   *[other] ne vous en reste que { $have }
}.
why-double-majority = Vous ne pouvez pas la doubler : { $other } a { $has ->
    [one] { $has } carte { own-terrain }
   *[other] { $has } cartes { own-terrain }
} et vous { $have ->
    [0] n’en auriez aucune
   *[other] n’en auriez que { $have }
}.

ending-last-round = Le dernier tour a été joué.
ending-stuck = Personne n’a rien pu faire pendant un tour entier.

show-column-points = points
show-column-trains = wagons
show-column-cards = cartes
show-column-tickets = destinations
show-column-desert = désert
show-column-jungle = jungle
show-column-mountain = montagne
show-display = Visibles
show-terrain = Terrain
show-decks = Pioches : { $trains } cartes Wagon, { $terrain } cartes Terrain, { $tickets } cartes Destination
show-last-round = Dernier tour : { $count ->
    [one] c’est le dernier coup.
   *[other] encore { $count } coups.
}
show-tracks = Routes prises par { $name } :
## Ce que tout le monde a vu prendre, et qui n'est pas encore joué (H46).
show-known = Cartes prises par { $name } devant tout le monde :
show-hand = Votre main :
show-none = rien
show-card = [{ own-card }]
show-counted = { own-card } { $count }
show-track-kind = { own-card }
show-ticket = { $verdict ->
    [kept] Gardée :
    [returned] Rendue :
    [now] Garder ou rendre ?
    [later] À décider ensuite :
   *[held] Destination
} { $ticket } ({ $points })
show-ticket-done = réussie
show-ticket-closed = ne peut plus être réussie
show-ticket-needs = { $spaces ->
    [one] demande encore { $spaces } espace :
   *[other] demande encore { $spaces } espaces :
}
## Qui a rendu des cartes s'en souvient tant qu'elles sont sous la pile (H59).
show-returned = Cartes que vous avez rendues, sous la pile :
show-claim = Vous prenez la route { $route } : { some-spaces }, couleur { own-colour }, { some-points }
show-paid = Vous payez avec { $cards }. Doublée, la route rapporte { $doubled } points et coûte { $cost ->
    [one] { $cost } carte { own-terrain }
   *[other] { $cost } cartes { own-terrain }
}.

sheet-claims = routes
sheet-done = réussies
sheet-missed = manquées
sheet-globetrotter = Globetrotter
sheet-total = total
sheet-claims-of = Routes ({ $count }) :
sheet-done-of = Destinations réussies ({ $count }) :
sheet-missed-of = Destinations manquées ({ $count }) :
sheet-doubled = (doublée)

## Ce que le plateau dit d'un lieu à qui le demande.
about-unknown = Il n’y a pas de lieu nommé « { $words } » sur le plateau.
about-city = Une ville.
about-junction = Un carrefour. Il ne figure sur aucune carte Destination.
about-country = Toutes les routes y finissent en impasse ; en atteindre une suffit.
about-island = Deux emplacements ; atteindre l’un ou l’autre suffit.
about-ferry = ferry, { $count ->
    [one] { $count } Locomotive
   *[other] { $count } Locomotives
}
about-double = double
about-yours = à vous
about-owned = à { $name }
about-closed = fermée
about-tickets = Cartes Destination de la boîte :
about-own-tickets = Vos cartes Destination :

## Les lieux sans nom, les couleurs et les cartes, à l'intérieur des arguments.
term-junction-northwest = Carrefour Nord-Ouest
term-junction-northeast = Carrefour Nord-Est
term-junction-east = Carrefour de l’Est
term-junction-upper-congo = Carrefour du Haut-Congo
term-junction-lower-congo = Carrefour du Bas-Congo
term-junction-angola-north = Carrefour du nord de l’Angola
term-junction-angola-south = Carrefour du sud de l’Angola
term-junction-central-south = Carrefour du Centre-Sud
term-junction-namibia = Carrefour de Namibie
term-junction-coast = Carrefour de la Côte
term-between = { $from }–{ $to }
term-no-ticket = carte Destination { $number }
term-along = { $place } nord–sud
term-track-of-colour = { $route } { $colour }
term-two-kinds = { $first } et { $second }
term-track = –{ $spaces }–
term-colour-purple = (violette)
term-colour-white = (blanche)
term-colour-blue = (bleue)
term-colour-yellow = (jaune)
term-colour-orange = (orange)
term-colour-black = (noire)
term-colour-red = (rouge)
term-colour-green = (verte)
term-colour-grey = (grise)
term-count-purple = { $count ->
    [one] { $count } violette
   *[other] { $count } violettes
}
term-count-white = { $count ->
    [one] { $count } blanche
   *[other] { $count } blanches
}
term-count-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
term-count-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
term-count-orange = { $count } orange
term-count-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
}
term-count-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
term-count-green = { $count ->
    [one] { $count } verte
   *[other] { $count } vertes
}
term-count-grey = { $count ->
    [one] { $count } grise
   *[other] { $count } grises
}
term-count-loco = { $count ->
    [one] { $count } Locomotive
   *[other] { $count } Locomotives
}
term-count-desert = { $count ->
    [one] { $count } Désert
   *[other] { $count } Déserts
}
term-count-jungle = { $count ->
    [one] { $count } Jungle
   *[other] { $count } Jungles
}
term-count-mountain = { $count ->
    [one] { $count } Montagne
   *[other] { $count } Montagnes
}

## Ce qui plaide pour une action, quand on demande un conseil.
own-more = { $spaces ->
    [0] plus rien
    [one] encore { $spaces } espace
   *[other] encore { $spaces } espaces
}
doubled = { $doubled ->
    [0] {""}
   *[other] , ou { $doubled } si vous la doublez
}
advice-claim-completes = Cette route vous fait réussir { $ticket }, qui vaut { $worth } points, et rapporte { some-points }{ doubled }.{ $but }
advice-claim-for = C’est sur le chemin le plus court pour { $ticket }, qui demandera ensuite { $left ->
    [one] encore { $left } espace
   *[other] encore { $left } espaces
}. Cela rapporte { some-points }{ doubled }.{ $else }{ $but }
advice-claim = Cela rapporte { some-points }{ doubled }.{ $but }
term-else-closed = {" "}Si quelqu’un d’autre prend cette route, vous ne pourrez plus réussir cette carte Destination.
term-else-around = {" "}Si quelqu’un d’autre prend cette route, le détour demande { $more ->
    [one] { $more } espace de plus
   *[other] { $more } espaces de plus
}.
short-of = { $missing ->
    [0] Avec elle, vous pouvez prendre { $route },
    [one] Il vous manquerait alors { $missing } carte pour { $route },
   *[other] Il vous manquerait alors { $missing } cartes pour { $route },
} sur le chemin le plus court pour { $ticket }.
advice-take-loco = Une Locomotive vaut n’importe quelle couleur. C’est la seule carte de votre tour.{ $but }
advice-take-loco-for = { short-of } C’est la seule carte de votre tour.{ $but }
advice-take-for = { short-of }{ $but }
advice-take = Cette couleur ne vous rapproche d’aucune route que vos cartes Destination demandent.{ $but }
advice-take-deck = La pioche contient peut-être ce qui manque parmi les cartes visibles.{ $but }
advice-take-ready = Vous avez déjà les cartes pour { $route } : cela peut attendre. Avec plus de cartes, vous prendrez plusieurs routes d’affilée.{ $but }
advice-take-deck-none = Aucune carte visible ne vous rapproche d’une route que vos cartes Destination demandent.{ $but }
advice-take-terrain = Les cartes Terrain doublent des routes. Vous en auriez { $own } de ce type, et les autres joueurs { $most } au plus.{ $but }
advice-take-terrain-for = Avec elle, vous pouvez doubler { $route }, que vos cartes Destination demandent : { some-points } de plus.{ $but }
advice-take-terrain-deck = N’importe quelle carte Terrain peut vous aider à doubler une route.{ $but }
advice-take-last = C’est votre dernier tour : les cartes ne rapportent plus rien.{ $but }
some-trains = { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}
trains-needed = { $others ->
    [0] Vous avez { some-trains }.
    [one] Vos autres cartes Destination demandent { $others } espace, et vous avez { some-trains }.
   *[other] Vos autres cartes Destination demandent { $others } espaces, et vous avez { some-trains }.
}
advice-keep = { $ticket } demande { own-more } et vaut { some-points }. { trains-needed }{ $but }
advice-keep-closed = Tous ses chemins sont fermés : elle vous coûtera { some-points }.{ $but }
advice-return = { $ticket } demande { own-more } et vous coûterait { some-points } sans être réussie. { trains-needed }{ $but }
advice-return-closed = Tous ses chemins sont fermés : elle vous coûterait { some-points }.{ $but }
advice-tickets = { $left ->
    [0] Vos cartes Destination ne demandent plus rien, et il vous reste { some-trains } pour d’autres.
    [one] Il vous reste { $left } carte Destination à réussir, et { some-trains }.
   *[other] Il vous reste { $left } cartes Destination à réussir, et { some-trains }.
}{ $but }
advice-tickets-last = C’est votre dernier tour : chaque carte Destination que vous ne réussissez pas aussitôt coûte des points.{ $but }
advice-pay = Vous utilisez { some-locos }.{ $but }
advice-single = Vous gardez vos cartes pour une autre route.{ $but }
advice-double = Cela rapporte { some-points } de plus.{ $but }
advice-pass = Vous ne pouvez rien faire d’autre.{ $but }
term-but-last = {" "}Mais à votre dernier tour, seule une prise de route rapporte des points.
term-but-ticket = {" "}Mais cela ne vous fait pas réussir { $ticket }.
term-but-points = {" "}Mais { $route } rapporte { some-points }.

## La première partie guidée.
guide-tickets = Celui qui a le plus de points gagne. Une carte Destination en rapporte si vos routes relient ses deux lieux ; sinon, elle en coûte. Gardez Cape Town–East London, qui est courte, et Bangui–Salisbury. Rendez les deux autres.
guide-tickets-wrong = Pour cette première partie, gardez seulement Cape Town–East London et Bangui–Salisbury.
guide-draw = À votre tour, prenez 2 cartes, prenez possession d’une route, ou piochez des cartes Destination. Pour le chemin depuis Cape Town, il vous faudra du blanc et du noir. Prenez la carte blanche, puis la noire.
guide-draw-wrong = Ce serait possible, mais depuis Cape Town il vous faut une carte blanche et une noire. Prenez celles-là.
guide-claim = Pour prendre possession d’une route, jouez une carte de sa couleur par espace. Port Elizabeth–East London n’a qu’un espace blanc. Prenez-la avec votre carte blanche.
guide-claim-wrong = Ce serait possible, mais prenez d’abord Port Elizabeth–East London. Vous avez la carte blanche qu’il faut.
guide-land = Voilà 1 point ; encore 3 espaces. Il vous faut pour eux une autre carte noire, et aussi une Montagne : les cartes Terrain peuvent doubler les points d’une route. Prenez une carte de chaque.
guide-land-wrong = Pour la suite, il vous faut une carte noire et une Montagne. Prenez ces deux-là.
guide-route = Prenez Cape Town–Port Elizabeth avec vos 3 cartes noires pour réussir votre carte Destination. Les routes noires sont en Montagne, et personne n’a plus de Montagnes que vous ({ $name-2 } en a 1 aussi). Jouez la vôtre : 8 points au lieu de 4.
guide-route-wrong = Entre Cape Town et East London, il manque Cape Town–Port Elizabeth. Prenez cette route.
guide-route-single = Cela ferait 4 points. Jouez la Montagne et marquez-en 8 : le terrain qui reste à la fin ne vaut rien.
guide-end = 9 points, et une destination réussie. Dès qu’un joueur a 2 wagons ou moins, tous jouent encore un tour. Puis on compte les destinations : celui qui en a réussi le plus marque 10 points de plus. Restent à découvrir les ferries et les routes grises.
