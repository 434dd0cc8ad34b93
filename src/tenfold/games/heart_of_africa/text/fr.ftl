### Au cœur de l'Afrique : toutes les phrases que l'on lit en jouant.

title = Les Aventuriers du Rail : Au cœur de l’Afrique
summary = Prenez possession de routes à travers l’Afrique, doublez-les grâce au terrain et reliez les lieux de vos cartes Destination.

## Ce qui se dit quand on prépare une table (H51, H4, H53).
table-crowded = À cinq, le centre du plateau est vite encombré ; à quatre ou moins, la partie est moins disputée.
table-tickets = Nous ne connaissons pas les cartes Destination imprimées : ces 48 ont été conçues pour cette table.
table-map = La carte suit celle de 1910 ; certains noms, lieux et frontières ont été déplacés pour le jeu.

option-extra = Locomotives en plus pour l’égalité
option-begins = Qui commence

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
    [one] une Locomotive
   *[other] { $locos } Locomotives
}

event-take = { $you ->
    [yes] Vous prenez { a-card } parmi les cartes visibles.
   *[no] { $seat } prend { a-card } parmi les cartes visibles.
}
event-take-deck = { $seat } pioche une carte Wagon.
event-take-deck-own = Vous piochez { a-card }.
event-take-terrain = { $you ->
    [yes] Vous prenez une carte Terrain visible : { own-card }.
   *[no] { $seat } prend une carte Terrain visible : { own-card }.
}
event-take-terrain-deck = { $you ->
    [yes] Vous piochez une carte Terrain : { own-card }.
   *[no] { $seat } pioche une carte Terrain : { own-card }.
}
own-tickets = { $count ->
    [one] une carte Destination
   *[other] { $count } cartes Destination
}
event-tickets = { $you ->
    [yes] Vous piochez { own-tickets }.
   *[no] { $seat } pioche { own-tickets }.
}
event-keep = Vous gardez { $ticket }.
event-return = Vous rendez { $ticket }.
event-chosen = { $you ->
    [yes] Vous avez choisi vos cartes Destination.
   *[no] { $seat } a choisi ses cartes Destination.
}
event-kept = { $you ->
    [yes] Vous gardez { own-tickets }.
   *[no] { $seat } garde { own-tickets }.
}
event-begin = { $you ->
    [yes] Tout le monde a choisi : vous commencez.
   *[no] Tout le monde a choisi : { $seat } commence.
}
## Une prise à moitié faite ne regarde que son auteur.
event-claim-begun = Vous voulez prendre possession de { $route }.
event-pay-begun = Vous voulez payer { $cards }.
own-points = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
event-claim = { $you ->
    [yes] Vous prenez possession de { $route } avec { $cards } pour { own-points }.
   *[no] { $seat } prend possession de { $route } avec { $cards } pour { own-points }.
}
event-claim-doubled = { $you ->
    [yes] Vous prenez possession de { $route } avec { $cards }, valeur doublée par { $doubling }, pour { own-points }.
   *[no] { $seat } prend possession de { $route } avec { $cards }, valeur doublée par { $doubling }, pour { own-points }.
}
event-pass = { $you ->
    [yes] Vous ne pouvez rien faire et passez.
   *[no] { $seat } ne peut rien faire et passe.
}
event-renewed = Trois Locomotives sont visibles : les cinq cartes sont renouvelées.
event-remade = La pioche des cartes Wagon est refaite avec la défausse.
event-terrain-remade = La pioche des cartes Terrain est refaite avec la défausse.
own-trains = { $trains ->
    [0] plus aucun wagon
    [one] plus qu’un wagon
   *[other] plus que { $trains } wagons
}
event-last-round = { $you ->
    [yes] Il ne vous reste { own-trains } : chacun joue encore un tour.
   *[no] Il ne reste à { $seat } { own-trains } : chacun joue encore un tour.
}
event-end = La partie est terminée ; toutes les cartes Destination sont montrées.
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
action-claim = Prendre possession de { $route }
action-pay = Payer { $cards }
action-single = Ne pas doubler
action-double = Doubler avec { $cards }
action-keep = Garder { $ticket }
action-return = Rendre { $ticket }
action-pass = Passer

## Un tour est l'une de trois choses, et la deuxième carte est un devoir (H9, H57).
todo-take = { $may-claim ->
    [yes] { $may-tickets ->
        [yes] À vous de jouer : deux cartes, une route, ou des cartes Destination.
       *[no] À vous de jouer : deux cartes, ou une route.
    }
   *[no] { $may-tickets ->
        [yes] À vous de jouer : deux cartes, ou des cartes Destination.
       *[no] À vous de jouer : prenez une carte.
    }
}
todo-take-deck = { todo-take }
todo-take-terrain = { todo-take }
todo-take-terrain-deck = { todo-take }
todo-tickets = { $may-claim ->
    [yes] À vous de jouer, et il n’y a plus de carte à prendre : piochez des cartes Destination, ou prenez possession d’une route.
   *[no] À vous de jouer, et il n’y a plus de carte à prendre : piochez des cartes Destination.
}
todo-claim = À vous de jouer, et il n’y a plus ni carte ni carte Destination : prenez possession d’une route.
todo-pay = Dites avec quelles cartes vous payez la route.
todo-single = La route est payée : doublez ses points grâce au terrain, ou laissez-la ainsi.
todo-double = { todo-single }
todo-keep = Choisissez les cartes Destination que vous gardez.
todo-return = { todo-keep }
todo-pass = Vous ne pouvez rien faire : passez.

why-not-that-ticket = Les cartes Destination se décident dans l’ordre où elles ont été piochées : maintenant { $ticket }.
why-choose-first = Choisissez d’abord vos cartes Destination : gardez ou rendez { $ticket }.
why-no-choice = Il n’y a pas de cartes Destination à choisir devant vous ; celles que l’on garde restent jusqu’à la fin.
why-claim-first = Dites d’abord de quelle route vous prenez possession.
why-no-pass = On ne peut pas passer tant qu’on peut prendre une carte, piocher des cartes Destination ou prendre possession d’une route.
why-second-card = Vous avez pris une carte : la deuxième est un devoir.
why-no-tickets = Il ne reste plus de cartes Destination.
why-loco-second = Une Locomotive visible est la seule carte d’un tour : elle ne peut pas être la deuxième.
why-not-shown = Il n’y a pas de { card-name } visible.
why-no-train-card = Il ne reste aucune carte Wagon dans la pioche ni dans la défausse.
why-no-terrain-card = Il ne reste aucune carte Terrain dans la pioche ni dans la défausse.
why-owned = { $other-is-you ->
    [yes] { $route } est déjà à vous.
   *[no] { $route } est à { $other }.
}
why-both-tracks = Une voie de { $route } est à vous : personne ne peut avoir les deux.
why-closed = À deux ou trois, la seconde voie de { $route } est fermée, puisque { $other } a la première.
some-spaces = { $length ->
    [one] un espace
   *[other] { $length } espaces
}
why-too-few-trains = { $route } a { some-spaces }, et il ne vous reste { own-trains }.
own-needed-locos = { $needed ->
    [one] au moins une Locomotive
   *[other] au moins { $needed } Locomotives
}
why-ferry = { $route } est un ferry et demande { own-needed-locos } ; vous avez { some-locos } en main.
why-ferry-payment = { $route } est un ferry : il faut { own-needed-locos } parmi les cartes du paiement.
own-missing = { $missing ->
    [one] il manque une carte
   *[other] il manque { $missing } cartes
}
why-too-few-cards = { $route } a { some-spaces }, couleur { own-colour } ; vous avez { $have } { $have ->
    [0] { own-colour }
    [one] { own-colour }
   *[other] { own-colours }
} et { some-locos } : { own-missing }.
why-too-few-cards-grey = { $route } a { some-spaces } d’une même couleur au choix ; vous avez au plus { $have } { $have ->
    [0] { own-colour }
    [one] { own-colour }
   *[other] { own-colours }
} et { some-locos } : { own-missing }.
why-too-few-cards-none = { $route } a { some-spaces } d’une même couleur au choix ; vous n’avez aucune carte de couleur et { some-locos } : { own-missing }.
why-pay-first = Dites d’abord comment vous payez { $route }, ou renoncez à cette prise.
why-double-or-not = { $route } est payée : doublez-la ou laissez-la ainsi, ou renoncez à cette prise.
why-wrong-number = { $route } a { some-spaces } : on paie avec exactement autant de cartes.
why-wrong-colour = { $route } est { own-colour } : seules les cartes { own-colours } et les Locomotives la paient.
why-not-in-hand = En main : { own-card } × { $have }, pas { $needed }.
why-double-type = { $route } est { own-colour }, et les voies { own-colours } se doublent avec des cartes { own-terrain }.
why-double-extra = Pour doubler { $route }, jouez exactement autant de Locomotives qu’il vous manque de cartes { own-terrain } : { $needed }.
why-double-cost = Une voie de { some-spaces } se double avec exactement { $cost ->
    [one] une carte
   *[other] { $cost } cartes
}.
why-double-terrain = Vous { $have ->
    [0] n’avez aucune carte { own-terrain }
    [one] avez une carte { own-terrain }
   *[other] avez { $have } cartes { own-terrain }
} ; pour doubler ainsi, il en faut { $needed }.
why-double-locos = Après le paiement, il { $have ->
    [0] ne vous reste aucune Locomotive
    [one] vous reste une Locomotive
   *[other] vous reste { $have } Locomotives
} à jouer comme { own-terrain } ; pour doubler ainsi, il en faut { $needed }.
why-double-majority = { $other } a { $has ->
    [one] une carte { own-terrain }
   *[other] { $has } cartes { own-terrain }
}, et vous en compteriez { $have } : personne ne doit en avoir plus que vous.

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
show-tracks = { $name } a
## Ce que tout le monde a vu prendre, et qui n'est pas encore joué (H46).
show-known = Vu dans les mains de { $name } :
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
show-ticket-done = est réussie
show-ticket-closed = ne peut plus être réussie
show-ticket-needs = { $spaces ->
    [one] demande un espace :
   *[other] demande { $spaces } espaces :
}
## Qui a rendu des cartes s'en souvient tant qu'elles sont sous la pile (H59).
show-returned = Vous avez rendu, et sous la pile se trouvent
show-claim = Vous prenez possession de { $route } : { some-spaces }, couleur { own-colour }, { own-points }
show-paid = Vous payez { $cards }. Doublée, la route vaut { $doubled } points et coûte { $cost ->
    [one] une carte { own-terrain }
   *[other] { $cost } cartes { own-terrain }
}.

sheet-claims = routes
sheet-done = réussies
sheet-missed = non réussies
sheet-globetrotter = Globetrotter
sheet-total = total
sheet-claims-of = Routes ({ $count }) :
sheet-done-of = Destinations réussies ({ $count }) :
sheet-missed-of = Destinations non réussies ({ $count }) :
sheet-doubled = (doublée)

## Ce que le plateau dit d'un lieu à qui le demande.
about-unknown = Il n’y a pas de lieu nommé « { $words } » sur le plateau.
about-city = Une ville.
about-junction = Un carrefour : aucune carte Destination ne le nomme.
about-country = Un pays d’impasses : une carte Destination y est réussie à n’importe laquelle.
about-island = Deux emplacements : une carte Destination y est réussie à l’un ou à l’autre.
about-ferry = ferry, { $count ->
    [one] une Locomotive
   *[other] { $count } Locomotives
}
about-double = double
about-yours = à vous
about-owned = à { $name }
about-closed = fermée
about-tickets = Cartes Destination de la boîte :
about-own-tickets = Vos cartes Destination :

## Les lieux sans nom, les couleurs et les cartes, à l'intérieur des arguments.
term-junction-northwest = Carrefour du Nord-Ouest
term-junction-northeast = Carrefour du Nord-Est
term-junction-east = Carrefour de l’Est
term-junction-upper-congo = Carrefour du Haut-Congo
term-junction-lower-congo = Carrefour du Bas-Congo
term-junction-angola-north = Carrefour du nord de l’Angola
term-junction-angola-south = Carrefour du sud de l’Angola
term-junction-central-south = Carrefour du Centre-Sud
term-junction-namibia = Carrefour de Namibie
term-junction-coast = Carrefour de la Côte
term-between = { $from }–{ $to }
term-along = { $place } nord–sud
term-track-of-colour = { $route } { $colour }
term-two-kinds = { $first }, { $second }
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
term-count-desert = { $count } Désert
term-count-jungle = { $count } Jungle
term-count-mountain = { $count } Montagne

## Ce qui plaide pour une action, quand on demande un conseil.
own-more = { $spaces ->
    [0] plus rien
    [one] encore un espace
   *[other] encore { $spaces } espaces
}
advice-claim-for = C’est sur le plus court chemin de { $ticket }, à qui il faut ensuite { $left ->
    [0] plus rien
    [one] encore un espace
   *[other] encore { $left } espaces
}, et cela rapporte { own-points }.
advice-claim = Cela rapporte { own-points }.
advice-take-loco = Une Locomotive vaut n’importe quelle couleur.
advice-take-for = { $route }, sur le plus court chemin de { $ticket }, demande cette couleur : { own-card }.
advice-take-grey = Les voies grises de vos cartes Destination prennent toute couleur, si vous en avez assez d’une.
advice-take = Aucune de vos cartes Destination ne demande cette couleur maintenant.
advice-take-deck = La pioche contient peut-être ce que les cartes visibles n’ont pas.
advice-take-terrain = Les cartes Terrain doublent les points d’une voie, si personne n’en a plus.
advice-take-terrain-deck = N’importe quelle carte Terrain peut doubler une voie.
advice-keep = Il lui faut { own-more }.
advice-keep-closed = Tous ses chemins sont fermés : elle coûtera des points.
advice-return = Il lui faut { own-more } : peut-être trop.
advice-return-closed = Tous ses chemins sont fermés.
advice-tickets = { $left ->
    [0] Vos cartes Destination ne demandent plus rien : d’autres peuvent rapporter des points.
    [one] Une de vos cartes Destination reste à réussir.
   *[other] { $left } de vos cartes Destination restent à réussir.
}
advice-pay = Cela dépense { some-locos }.
advice-single = Vos cartes restent en main pour une autre voie.
advice-double = Cela rapporte { own-points } de plus.
advice-pass = Il n’y a rien d’autre à faire.

## La première partie guidée.
guide-tickets = Une carte Destination rapporte ses points si vos propres voies relient ses deux lieux, sinon elle les coûte. Gardez Cape Town–East London, qui est proche, et Bangui–Salisbury ; rendez les autres.
guide-tickets-wrong = Pour cette première partie, gardez-en deux : Cape Town–East London et Bangui–Salisbury.
guide-draw = Un tour, c’est l’un des trois : prendre deux cartes, prendre possession d’une voie, ou piocher des cartes Destination. Prenez la carte blanche, puis la noire.
guide-draw-wrong = C’est permis, mais pour votre chemin depuis Cape Town, il faut une carte blanche et une noire : prenez celles-là.
guide-claim = Une voie demande autant de cartes de sa couleur qu’elle a d’espaces. Port Elizabeth–East London, c’est un espace blanc : prenez-en possession avec votre carte blanche.
guide-claim-wrong = C’est possible, mais prenez d’abord possession de Port Elizabeth–East London : vous avez la carte blanche qu’il faut.
guide-land = Un point, et la moitié du chemin. Prenez maintenant une carte noire et une Montagne : les cartes Terrain sont visibles de tous, et elles peuvent doubler une voie.
guide-land-wrong = Pour la suite, il faut une carte noire et une Montagne : prenez ces deux-là.
guide-route = Trois cartes noires : prenez possession de Cape Town–Port Elizabeth, et votre carte Destination est réussie.
guide-route-wrong = Entre Cape Town et East London, il manque Cape Town–Port Elizabeth : prenez cette voie.
guide-double = Les voies noires sont en Montagne, et personne n’en a plus que vous : { $name-2 } en a une aussi. Jouez la vôtre, et la voie compte 8 au lieu de 4.
guide-double-wrong = Cela ferait 4 points. Jouez la Montagne et prenez-en 8 : à la fin, le terrain qui reste ne vaut rien.
guide-end = Neuf points, et une carte Destination réussie. Quand quelqu’un n’a plus que deux wagons ou moins, chacun a encore un tour. Puis les cartes Destination comptent, qui en a réussi le plus en a 10 de plus, et le plus de points gagne.
