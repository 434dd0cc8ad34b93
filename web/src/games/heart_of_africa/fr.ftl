### Ce que seul le plateau d'Au cœur de l'Afrique dit ; ce que le terminal dit aussi est dans le catalogue du jeu.

board-loading = On déplie la carte.
board-missing = La carte n’a pas pu être chargée. Rechargez la page pour réessayer.
board-map = Le plateau : l’Afrique centrale et australe
board-map-keys = Les flèches vont à la voie suivante dans cette direction, Entrée en prend possession ou dit pourquoi non, plus et moins agrandissent ou réduisent, Début montre tout. La recherche trouve une voie par ses villes.
board-between = { $one }–{ $other }
board-along = { $place } nord–sud
board-junction = { $where ->
    [northwest] Carrefour du Nord-Ouest
    [northeast] Carrefour du Nord-Est
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
    [one] un espace
   *[other] { $length } espaces
}
board-points = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
board-track = { board-spaces }, { $colour }, { board-points }{ $ferry ->
    [0] {""}
    [one] {" ; "}ferry : au moins une Locomotive
   *[other] {" ; "}ferry : au moins { $ferry } Locomotives
}
board-track-spoken = { $route }, { board-spaces }, { $colour }, { board-terrain-name }{ $ferry ->
    [0] {""}
   *[other] , ferry avec { $ferry }
}{ $double ->
    [yes] , route double
   *[no] {""}
}{ $owned ->
    [yes] , à { $owner }
   *[no] {""}
}{ $payable ->
    [yes] , peut être prise
   *[no] {""}
}

## Tout le monde d'un coup d'œil.
board-seats = Places
board-you = Vous
board-seat = { $you ->
    [yes] { $name } (vous)
   *[no] { $name }
} : { board-points }, reste { $trains } wagons, { $cards } cartes, { $tickets } cartes Destination ; terrain : { $desert } désert, { $jungle } jungle, { $mountain } montagne{ $absence ->
    [none] {""}
    [resigned] , abandon
    [stand-in] , un robot joue
   *[away] , absent
}{ $due ->
    [yes] , à son tour
   *[no] {""}
}

## Ce que l'on peut prendre, et la main.
board-market = Cartes à prendre
board-deck = Piocher une carte Wagon (reste { $count })
board-terrain-deck = Piocher une carte Terrain (reste { $count })
board-ticket-deck = Piocher des cartes Destination (reste { $count })
board-hand = Votre main : { $count ->
    [one] une carte Wagon
   *[other] { $count } cartes Wagon
}
board-hand-total = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
board-hand-cards = { $count } { $card ->
    [loco] { $count ->
        [one] Locomotive
       *[other] Locomotives
    } : éclairer toutes les voies
    [purple] violette : éclairer les voies violettes
    [white] blanche : éclairer les voies blanches
    [blue] bleue : éclairer les voies bleues
    [yellow] jaune : éclairer les voies jaunes
    [orange] orange : éclairer les voies orange
    [black] noire : éclairer les voies noires
    [red] rouge : éclairer les voies rouges
   *[green] verte : éclairer les voies vertes
}

## Une prise en préparation.
board-pay-legend = Payer avec
board-double-legend = Doubler ?
board-double-price = Doubler coûte { $cost ->
    [one] une carte
   *[other] { $cost } cartes
} { own-terrain } et rapporte { $doubled } points ; personne ne doit en avoir plus que vous. Une Locomotive en tient lieu.
board-double-refused = On ne peut pas doubler : { $sentence } ({ $clause })
board-double-has = { $name } : { $count }
board-reason-clause = Clause { $clause }
board-claim-back = Renoncer
board-claim-pay = Payer ces cartes
board-claim-now = Prendre pour { board-points }

## Les cartes Destination.
board-choose-title = Vos cartes Destination
board-choose-least = { $least ->
    [one] Touchez celles que vous gardez : au moins une.
   *[other] Touchez celles que vous gardez : au moins { $least }.
}
board-choose = { $count ->
    [0] Garder des cartes
    [one] Garder une carte
   *[other] Garder { $count } cartes
}
board-kept = garder
## Combien d’espaces il faut à une carte Destination, et combien ne servent à aucune autre.
board-ticket-demand = { $state ->
    [done] déjà reliée
    [closed] n’est plus possible
   *[open] { $spaces ->
        [one] un espace
       *[other] { $spaces } espaces
    }{ $shared ->
        [0] {""}
       *[other] { $alone ->
            [0] , tous partagés
           *[other] , { $alone } à elle
        }
    }
}
board-own-tickets = Destinations : { $done } sur { $count } réussies
board-ticket-state = { $state ->
    [done] réussie
    [closed] n’est plus possible
    [short] encore { $spaces } espaces pour { $trains ->
        [0] aucun wagon
        [one] un wagon
       *[other] { $trains } wagons
    }
   *[open] { $spaces ->
        [one] encore un espace
       *[other] encore { $spaces } espaces
    }
}

board-ticket-needs = Il faut encore :
board-ticket-need = { $count } { $card }
board-have-of = { $have }/{ $count }
board-count = { $count }

board-last-turn = Dernier tour : c’est votre dernier coup.

## Ce que les autres ont fait.
board-since = Depuis votre tour ({ $count })
board-since-step = { $at } sur { $count }
board-since-before = Avant
board-since-next = Suivant
board-since-close = Retour au présent

## La fin.
board-score = Feuille de score
board-score-head = { $item ->
    [tracks] voies
    [doubled] doublées
    [done] { sheet-done }
    [missed] { sheet-missed }
    [bonus] { sheet-globetrotter }
   *[total] { sheet-total }
}
board-score-rank = Rang
board-score-place = { $rank }.
board-score-start = Compter pas à pas
board-score-next = Suivant
board-score-skip = Aller à la fin
board-score-step = { $step ->
    [claims] Les voies dont chacun a pris possession.
    [doubled] Ce que le terrain a doublé.
    [globetrotter] Globetrotter : dix points pour le plus de cartes Destination réussies.
   *[total] Voilà le total.
}
board-score-step-ticket = { $name } : { $ticket }, { $done ->
    [yes] reliée : +{ $points }
   *[no] pas reliée : −{ $points }
}
board-score-tie = { $names } ont autant de points : le nombre de cartes Destination réussies décide.
board-score-shared = { $names } sont à égalité de points et de cartes Destination, et partagent le rang.
board-picture = Enregistrer l’image de la carte
board-picture-made = L’image est enregistrée.
board-picture-failed = L’image n’a pas pu être faite dans ce navigateur.
board-plus = +{ $points }
board-minus = −{ $points }
board-score-ticket = { $ticket } { $done ->
    [yes] +{ $points }
   *[no] −{ $points }
}
