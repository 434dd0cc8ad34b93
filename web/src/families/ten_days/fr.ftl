### Ce que seuls les plateaux des jeux 10 jours disent ; ce que le terminal dit aussi est dans le catalogue de la famille.

board-map-name = { $map ->
    [0] Afrique
   *[1] États-Unis
}
board-maps-other = Voir la carte : { board-map-name }
board-loading = On déplie la carte…
board-missing = La carte n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.
board-enlarge-map = Agrandir la carte
board-enlarge-journey = Agrandir le voyage

## Les tuiles.
board-colour = { $colour ->
    [blue] bleu
    [green] vert
    [orange] orange
    [pink] rose
    [yellow] jaune
    [purple] violet
   *[other] { $colour }
}
board-plane = Avion
board-automobile = Voiture
board-place-short = { $place ->
    [central-african-republic] Centrafrique
   *[democratic-republic-of-the-congo] RD Congo
}
board-place-spoken = { board-colour }{ $two ->
    [yes] , 2 tuiles
   *[no] {""}
}
board-tile-spoken = { $kind ->
    [plane] avion { board-colour }
    [automobile] voiture
   *[place] { $name }, { board-colour }
}
board-empty-day = vide
board-hidden = cachée

## Le voyage.
board-progress = { $linked ->
    [one] { $linked } liaison
   *[other] { $linked } liaisons
} sur { $all }
board-day = Jour { $day } : { $tile }{ $fits ->
    [yes] , serait relié ici
   *[no] {""}
}
board-day-fill = Poser au jour { $day }{ $fits ->
    [yes] , où elle serait reliée
   *[no] {""}
}
board-day-put = Jour { $day } : { $tile }. Remplacer{ $fits ->
    [yes] , la nouvelle tuile serait reliée ici
   *[no] {""}
}
board-day-swap-with = Jour { $day } : { $tile }. Échanger avec le jour { $other }

## Entre deux jours.
board-link = Jours { $day } et { $last } : { $how }
board-how = { $code ->
    [walk] à pied, { $from } – { $to }
    [ferry] en ferry, { $from } – { $to }
    [drive] en voiture, { $from } – { $to }, via { $ways }
   *[fly] en avion { board-colour }, { $from } – { $to }
}
board-gap = Vide entre les jours { $day } et { $last }
board-gap-title = Du jour { $day } au jour { $last }
board-gap-why = { $code ->
    [starts-with-ride] Un voyage doit commencer par un lieu.
    [ends-with-ride] Un voyage doit finir par un lieu.
    [two-rides] Deux tuiles de transport de suite ne relient rien. Il faut un lieu entre les deux.
    [ride-from-nowhere] Il manque un lieu avant la tuile de transport qui précède { $to }.
    [ride-to-nowhere] Il manque un lieu après la tuile de transport qui suit { $from }.
    [same-country] Deux tuiles { $from } ne peuvent pas être côte à côte.
    [other-map] { $from } et { $to } sont sur des cartes différentes. Seul un avion les relie.
    [by-plane-only] Entre { $from } et { $to }, il faut un avion.
    [divided-sudan] Le Soudan du Sud sépare { $from } et { $to }, et il n’a pas de tuile.
    [four-corners] { $from } et { $to } ne se touchent que par un coin.
    [no-border] { $from } et { $to } n’ont pas de frontière commune.
    [same-country-ride] Un avion ou une voiture doit mener à un autre pays : { $from } – { $to } ne compte pas.
    [other-map-drive] { $from } et { $to } sont sur des cartes différentes, et aucune route ne les relie.
    [no-third-place] Aucun lieu ne touche à la fois { $from } et { $to } : une voiture ne peut pas passer.
    [map-not-visited] Vous n’avez sur votre chevalet aucun lieu de cette carte : { $map }.
    [wrong-colour] L’avion est { board-colour }, mais { $count ->
        [one] { $wrong } ne l’est pas.
       *[other] ni { $from } ni { $to } ne l’est.
    }
   *[open] Un jour est encore vide.
}

## Ce qui comblerait un vide.
board-closers = Ce qui comblerait ce vide
board-closers-opens = Combler ce vide en ouvre un autre. Ces tuiles le combleraient :
board-closers-none = Aucune tuile seule ne comble ce vide.
board-closers-where = { $where ->
    [rack] Sur votre chevalet
    [open] En haut d’une pile
    [seen] Vue sur d’autres chevalets
    [covered] Recouverte dans une pile
   *[to-come] Encore à venir
}
board-closer = { $tile } au jour { $day }
board-closer-count = { $count } × { $tile } au jour { $day }
board-where = { $kind ->
    [rack] maintenant au jour { $at }
    [hand] dans votre main
    [top] en haut de la pile { $at }
    [covered] dans la pile { $at }, sous { $above ->
        [one] { $above } tuile
       *[other] { $above } tuiles
    }
    [seen] { $name }, jour { $at }
    [seen-hand] en main chez { $name }
   *[to-come] encore à venir
}

board-where-count = { $count } × { $where }

## La fiche d'un lieu.
board-card-close = Fermer
board-card-capital = { $count ->
    [one] Capitale
   *[other] Capitales
}
board-card-area = { $map ->
    [USA] Superficie terrestre
   *[Africa] Superficie
}
board-card-area-km = { NUMBER($area) } km²
board-card-people = Population
board-card-people-count = { NUMBER($count) } ({ $year })
board-card-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-card-walk = À pied
board-card-drive = En voiture
board-card-drive-to = { $place } <via>via { $ways }</via>
board-card-fly = Même couleur
board-card-fly-only = Seulement en avion. L’avion doit avoir la couleur de l’autre lieu.
board-card-none = aucun
board-card-plane = Relie deux lieux de cette couleur : { board-colour }.
board-card-car = Relie deux lieux si un troisième touche les deux.

## La main.
board-hand-hint = { $todo ->
    [fill] Touchez un jour vide.
    [put] Touchez un jour pour la poser, ou une pile pour la défausser.
    [discard] Choisissez maintenant une pile pour { $tile }.
    [put-there] Touchez un jour. Sa tuile va sur la pile { $pile }, qui est vide.
    [discard-there] Défaussez-la maintenant sur la pile { $pile }, qui est vide.
   *[none] {""}
}
board-hand-away = À défausser
board-name-map = Piochez votre prochaine tuile dans
board-fill-rest = Remplir le reste
board-filling-rest = Arrêter ({ $filled } sur { $days })
board-full = Votre chevalet est plein. Le voyage commence quand tous les chevalets le sont.
board-back = Retour

## Les piles.
board-piles = Piles
board-draw-pile = Pioche
board-draw-pile-short = { $number ->
    [0] Pioche
   *[other] n° { $number }
}
board-draw = Piocher{ $number ->
    [0] {""}
   *[other] {" "}dans la pioche { $number }
} : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}{ $map ->
    [none] {""}
   *[other] , celle du dessus : { $map }
}
board-drawn = Pioche{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}{ $map ->
    [none] {""}
   *[other] , celle du dessus : { $map }
}
board-pile-spoken = Pile { $pile } : { $tile }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-pile-empty = Pile { $pile } : vide
board-take = Prendre { $tile } sur la pile { $pile }
board-discard = Défausser { $tile } sur la pile { $pile }
board-known = Tuiles de la pile { $pile }
board-known-top = de haut en bas
board-known-show = Montrer la pile { $pile }

## Les échanges.
board-swap-ask = Échanger les jours { $day } et { $second } ? Cela fait { $linked ->
    [one] { $linked } liaison
   *[other] { $linked } liaisons
} sur { $all }.
board-swap = Échanger
board-swap-second = Choisissez le jour à échanger avec le jour { $day }.
board-swap-not = Annuler

## Les autres.
board-others = Les autres joueurs
board-seat = { $name }{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}{ $due ->
    [yes] , c’est son tour
   *[no] {""}
}{ $filling ->
    [yes] , jours remplis : { $filled } sur { $days }
   *[no] {""}
}
board-absent = { $absence ->
    [resigned] abandon
    [stand-in] un robot joue
   *[away] pas là
}
board-seat-filled = { $filled } sur { $days }
board-seat-knows = Ce que tout le monde a vu chez { $name }
board-seat-day = Jour { $day } : { $tile }
board-seat-nothing = Rien pour l’instant.
board-seat-holds = Tient { $tile }

## L'aide, seulement pour qui regarde.
board-help = Aide
board-help-on = L’aide est activée. Touchez une tuile, un lieu ou un vide.
board-help-off = L’aide est désactivée.
board-help-table = L’hôte a désactivé l’aide à cette table.

## La fin.
board-end-skip = Tout montrer
board-end-again = Revoir le voyage
board-end-on-map = Sur la carte : le voyage fait par { $name }
board-end-leg = Jour { $day } : { $how }
board-postcard = Carte postale du voyage fait par { $name }
board-postcard-title = { $map ->
    [africa] Bons baisers d’Afrique
    [usa] Bons baisers des États-Unis
   *[world] Bons baisers du monde entier
}
board-postcard-save = Enregistrer la carte postale
board-postcard-failed = La carte postale n’a pas pu être enregistrée. Réessayez.
board-end-racks = Tous les chevalets
board-end-near = { $linked ->
    [one] { $linked } liaison
   *[other] { $linked } liaisons
} sur { $all }
board-end-near-missing = { $missing ->
    [0] complet
    [one] il manque { $missing } liaison
   *[other] il manque { $missing } liaisons
}

## Comment un lieu est éclairé, pour qui écoute la carte.
board-lit = { $how ->
    [walk] accessible à pied
    [ferry] accessible en ferry
    [drive] accessible en voiture via { $ways }
    [fly] même couleur
   *[closes] comblerait le vide
}
board-legend = Ce que montrent les couleurs
board-legend-drive = en voiture
board-legend-fly = même couleur

## Les touches.
board-keys-list = { $many ->
    [yes] <kbd>0</kbd><kbd>1</kbd>–<kbd>4</kbd><kbd>0</kbd> jours
   *[no] <kbd>1</kbd>–<kbd>0</kbd> jours
}, puis piles · <kbd>D</kbd> piocher · <kbd>T</kbd> prendre · <kbd>X</kbd> défausser · <kbd>Échap</kbd> retour
board-asked-tens = Jour { $tens }… Tapez le second chiffre.
board-asked = { $what ->
    [map] Quelle carte ? Tapez 1 pour celle de gauche ou 2 pour celle de droite.
    [take] Quelle pile ? Tapez son numéro.
    [draw] Quelle pioche ? Tapez son numéro.
   *[discard] Défausser sur quelle pile ? Tapez son numéro.
}

## La carte des voyages accomplis.
board-travels = { $map ->
    [usa] { $been ->
        [one] { $been } État
       *[other] { $been } États
    } sur { $count }
   *[africa] { $been } pays sur { $count }
}
board-travels-place = { $place } : { $times ->
    [0] pas encore
    [one] { $times } voyage
   *[other] { $times } voyages
}
board-travels-list = Les lieux, du plus visité au moins visité
board-travels-longest = Votre plus long voyage : { $places }.
