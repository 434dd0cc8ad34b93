### Ce que seul le plateau d'Au cœur de l'Afrique dit ; ce que le terminal dit aussi est dans le catalogue du jeu.

board-loading = On déplie la carte…
board-missing = La carte n’a pas pu être chargée. Rechargez la page pour réessayer.
board-map = Le plateau : l’Afrique centrale et australe
board-map-keys = Les flèches vous mènent d’une route à l’autre. Entrée en prend possession ou dit pourquoi c’est impossible, plus et moins agrandissent ou réduisent, Début montre toute la carte. La recherche trouve un lieu.
board-between = { $one }–{ $other }
board-junction = { $where ->
    [northwest] Carrefour Nord-Ouest
    [northeast] Carrefour Nord-Est
    [east] Carrefour de l’Est
    [upper-congo] Carrefour du Haut-Congo
    [lower-congo] Carrefour du Bas-Congo
    [angola-north] Carrefour du nord de l’Angola
    [angola-south] Carrefour du sud de l’Angola
    [central-south] Carrefour du Centre-Sud
    [namibia] Carrefour de Namibie
   *[coast] Carrefour de la Côte
}
board-colour = { $colour ->
    [grey] une couleur au choix
    [loco] Locomotive
    [purple] violette
    [white] blanche
    [blue] bleue
    [yellow] jaune
    [orange] orange
    [black] noire
    [red] rouge
    [green] verte
   *[other] { $colour }
}
board-terrain-name = { $terrain ->
    [desert] désert et savane
    [jungle] jungle et forêt
   *[mountain] montagnes et escarpements
}
board-spaces = { $length ->
    [one] { $length } espace
   *[other] { $length } espaces
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-track = { $colour }, { board-spaces }, { board-points }{ $ferry ->
    [0] {""}
    [one] {" ; "}ferry, au moins { $ferry } Locomotive
   *[other] {" ; "}ferry, au moins { $ferry } Locomotives
}
board-track-owner = Appartient à { $name }
board-track-payable = Vous pouvez la prendre
board-track-wanted = Vous pouvez la prendre, et une destination en a besoin
board-track-spoken = { $route }, { $colour }, { board-spaces }, { board-terrain-name }{ $ferry ->
    [0] {""}
    [one] , ferry avec { $ferry } Locomotive
   *[other] , ferry avec { $ferry } Locomotives
}{ $double ->
    [yes] , route double
   *[no] {""}
}{ $owned ->
    [yes] , à { $owner }
   *[no] {""}
}{ $payable ->
    [yes] , vous pouvez la prendre
   *[no] {""}
}

## Tout le monde d'un coup d'œil.
board-seats = Places
board-you = Vous
board-seat = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
} : { board-points }, reste { $trains ->
    [one] { $trains } wagon
   *[other] { $trains } wagons
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $tickets ->
    [one] { $tickets } carte Destination
   *[other] { $tickets } cartes Destination
}, cartes Terrain : désert { $desert }, jungle { $jungle }, montagne { $mountain }{ $absence ->
    [none] {""}
    [resigned] , abandon
    [stand-in] , un robot joue
   *[away] , pas là
}{ $due ->
    [yes] , c’est son tour
   *[no] {""}
}

## Ce que l'on peut prendre, et la main.
board-market = Cartes à prendre
board-deck = Piocher une carte Wagon (reste { $count })
board-terrain-deck = Piocher une carte Terrain (reste { $count })
board-ticket-deck = Piocher des cartes Destination (reste { $count })
board-deck-word = { $deck ->
    [trains] Pioche
    [tickets] Destinations
   *[terrain] Terrain
}
board-take = Prendre
board-take-lifted = { $action }. Touchez encore pour confirmer.
board-hand = Votre main : { $count ->
    [one] { $count } carte Wagon
   *[other] { $count } cartes Wagon
}
board-hand-total = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-hand-cards = { $card ->
    [loco] Locomotives ({ $count }) : mettre toutes les routes en évidence
    [purple] Cartes violettes ({ $count }) : mettre en évidence les routes violettes
    [white] Cartes blanches ({ $count }) : mettre en évidence les routes blanches
    [blue] Cartes bleues ({ $count }) : mettre en évidence les routes bleues
    [yellow] Cartes jaunes ({ $count }) : mettre en évidence les routes jaunes
    [orange] Cartes orange ({ $count }) : mettre en évidence les routes orange
    [black] Cartes noires ({ $count }) : mettre en évidence les routes noires
    [red] Cartes rouges ({ $count }) : mettre en évidence les routes rouges
   *[green] Cartes vertes ({ $count }) : mettre en évidence les routes vertes
}

## Une prise en préparation.
board-pay-legend = Payer avec
board-double-legend = Doubler ?
board-double-price = Doubler coûte { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
} { own-terrain } et rapporte { $doubled } points en tout. Personne ne doit en avoir plus que vous. Une Locomotive en tient lieu.
board-double-with = Doubler avec { $count ->
    [0] { some-locos }
   *[other] { $count } { own-terrain }{ $count ->
        [one] {""}
       *[other] s
    }{ $locos ->
        [0] {""}
       *[other] {" "}et { some-locos }
    }
}
board-double-spent = Avec ce paiement, il reste trop peu de Locomotives pour doubler.
board-double-short = Vous ne pouvez pas la doubler. Il faut { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
} { own-terrain }, et { $have ->
    [0] vous n’en avez aucune
   *[other] même avec vos Locomotives vous n’en avez que { $have }
}.
board-double-holders = Cartes { $terrain ->
    [desert] Désert
    [jungle] Jungle
   *[mountain] Montagne
} de chaque joueur. Pour doubler, personne ne peut en avoir plus que vous.
board-double-has = { $name } : { $count }
board-reason-clause = Règle { $clause }
board-claim-back = Annuler
board-claim-now = Prendre pour { board-points }

## Les cartes Destination.
board-choose-title = Vos cartes Destination
board-choose-least = { $least ->
    [one] Choisissez-en au moins { $least } à garder.
   *[other] Choisissez-en au moins { $least } à garder.
}
board-choose-hint = Conseil : gardez { $tickets }.
board-choose = { $count ->
    [0] Garder des cartes
    [one] Garder { $count } carte
   *[other] Garder { $count } cartes
}
board-kept = garder
## Combien d’espaces il faut à une carte Destination, et combien servent aussi à une autre.
board-ticket-demand = { $state ->
    [done] déjà reliée
    [closed] impossible
   *[open] { $spaces ->
        [one] { $spaces } espace
       *[other] { $spaces } espaces
    }{ $shared ->
        [0] {""}
       *[other] { $alone ->
            [0] , tous communs avec d’autres cartes
           *[other] , dont { $shared } { $shared ->
                [one] commun
               *[other] communs
            } avec d’autres cartes
        }
    }
}
board-own-tickets = Destinations : { $done } sur { $count } réussies
board-ticket-state = { $state ->
    [done] réussie
    [closed] impossible
    [short] { $spaces ->
        [one] encore { $spaces } espace
       *[other] encore { $spaces } espaces
    }, mais { $trains ->
        [0] plus aucun wagon
        [one] plus que { $trains } wagon
       *[other] plus que { $trains } wagons
    }
   *[open] { $spaces ->
        [one] encore { $spaces } espace
       *[other] encore { $spaces } espaces
    }
}

## Ce qui est dessiné sur la carte.
board-legend = Légende de la carte
board-legend-routes = Les routes et les cartes qu’elles demandent
board-legend-double = Route double. { $both ->
    [yes] Deux joueurs peuvent prendre un côté chacun.
   *[no] Dès qu’un côté est pris, l’autre est fermé.
}
board-legend-ferry = Ferry. Chaque cercle demande une Locomotive.
board-legend-owned = Route prise, à la couleur et à la forme de son propriétaire.
board-legend-land = Le terrain sous une route
board-legend-land-why = Il montre quelles cartes Terrain peuvent doubler les points de la route.
board-legend-places = Lieux
board-legend-town = Une ville, qu’une destination peut nommer
board-legend-junction = Un carrefour. Des routes s’y croisent, mais aucune destination ne le nomme.
board-legend-country = Un pays. Une destination y est atteinte par n’importe laquelle de ses entrées.
board-legend-payable = Vous pouvez la payer
board-legend-wanted = Vous pouvez la payer, et une destination en a besoin
board-legend-shared = En pointillés sur la carte : une autre destination en a besoin aussi.
board-ticket-needs = Il faut encore :
board-ticket-need = { $card } : { $count }
board-have-of = { $have }/{ $count }
board-count = { $count }

board-last-turn = Dernier tour. C’est votre dernier coup.

## Ce que les autres ont fait.
board-since = Depuis votre dernier tour ({ $count })
board-since-step = { $at } sur { $count }
board-since-before = Retour
board-since-next = Suivant
board-since-close = Retour à la partie

## La fin.
board-score = Feuille de score
board-score-head = { $item ->
    [tracks] routes
    [doubled] doublées
    [done] { sheet-done }
    [missed] { sheet-missed }
    [bonus] { sheet-globetrotter }
   *[total] { sheet-total }
}
board-score-rank = Rang
board-score-place = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
board-score-start = Étape par étape
board-score-next = Suivant
board-score-skip = Aller à la fin
board-score-step = { $step ->
    [claims] Les points des routes.
    [doubled] Les points en plus des routes doublées grâce au terrain.
    [globetrotter] Globetrotter : 10 points pour le plus de cartes Destination réussies.
   *[total] Et voilà le total.
}
board-score-step-ticket = { $name } : { $ticket }, { $done ->
    [yes] réussie : +{ $points }
   *[no] manquée : −{ $points }
}
board-score-tie = { $names } ont le même nombre de points : le nombre de cartes Destination réussies les départage.
board-score-shared = { $names } ont le même nombre de points et de cartes Destination réussies : la place est partagée.
board-picture = Enregistrer l’image de la carte
board-picture-made = Image enregistrée.
board-picture-failed = Ce navigateur n’a pas pu créer l’image.
board-plus = +{ $points }
board-minus = −{ $points }
board-score-ticket = { $ticket } { $done ->
    [yes] +{ $points }
   *[no] −{ $points }
}
