### Une table en jeu : tout ce qui entoure le plateau.

table-title = Chargement de la table…
table-gone = Vous n’avez pas accès à cette table.
table-gone-what-now = Elle a peut-être expiré, ou il vous faut une invitation. Demandez le lien à l’hôte, ou saisissez le code ici.
table-host-now = Vous êtes maintenant l’hôte de cette table.
table-again-asks = { $name } veut une revanche. Vous en êtes ?
table-again-asks-you = Vous avez demandé une revanche.
table-again-somebody = Une revanche se prépare. Vous en êtes ?
table-again-title = ● Revanche ?
table-again-yes = Revanche !
table-again-watch = Regarder
table-again-go = Aller à la nouvelle table
table-setting = On installe la table…
table-lost-at-first = Le serveur ne répond pas. Nouvel essai…
table-lost = Connexion perdue. Reconnexion… Votre partie est conservée.
table-refused-line = Le serveur est occupé. Nouvel essai dans un instant…
table-no-board = Le plateau ne s’est pas chargé. Vérifiez votre connexion et rechargez la page.

## La ligne du haut.
table-heading = <spoken>{ $game } : </spoken><status>{ $status }</status>
table-over = La partie est terminée.
table-hint = Conseil : <b>{ $hint }</b>. { $why }
table-advice = Pourquoi ces coups
table-advice-best = conseillé
table-advice-worth = moins bon
table-advice-chance = −{ $points } % de chances de gagner
table-advice-even = presque aussi bon
table-watching = spectateur

## Les places autour.
table-players = Joueurs
table-seat-state = { $state ->
    [due] joue
    [resigned] abandon
    [stand-in] absent, un robot joue
    [bot] robot
    [you] vous
    [here] là
   *[away] pas là
}
table-pass-to = Passer à { $name }
table-pass-to-now = Passez à { $name }.
table-pass-covered = Les mains sont cachées. Ne regardez que si c’est votre tour.
table-pass-taken = Je suis { $name }
table-done = { $name } a joué.
table-done-pass = Terminé, au suivant
table-for = { $name } :
table-resigned = Vous avez abandonné. Un robot joue à votre place.
table-absent = { $absence ->
    [resigned] { $name } a abandonné.
    [stand-in] { $name } n’est pas là. Un robot joue à sa place.
   *[away] { $name } n’est pas là.
}
table-side = Joueurs et journal
table-preparing = Encore un peu de préparation (prêt à { $percent } %). Les robots et les conseils iront ensuite plus vite ; rien d’autre ne change.

## La barre du bas.
table-bar = Actions
table-bar-undo = Annuler
table-bar-hint = Conseil
table-bar-thinking = Réflexion…
table-bar-moves = Coups
table-bar-log = Journal
table-bar-talk = Parler
table-bar-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
table-bar-menu = Menu
table-moves = Vos coups
table-log = Journal
table-log-folded = Afficher les { $count } coups précédents
table-log-empty = Il ne s’est encore rien passé.

## Un coup : demandé, refusé, repris.
table-confirm = Confirmez votre coup
table-confirm-yes = Jouer
table-confirm-no = Pas encore
table-did-not-work = Cela n’a pas marché.
table-refused = { $sentence } ({ $clause })
table-back-asked = On demande aux autres joueurs si vous pouvez le reprendre…
table-back-asks = { $name } veut reprendre un coup.
table-back-agree = Accepter
table-back-no = Refuser

## Pourquoi un coup n'est pas permis.
table-why-not = Coup impossible
table-why-legal = Coup permis
table-why-legal-sentence = Ce coup est permis.
table-why-clause = Règle { $clause }
table-why-clause-link = Voir la règle { $clause }

## Ce que l'on se dit.
table-say = { $reaction ->
    [hello] Bonjour !
    [well-played] Bien joué !
    [oops] Oups !
    [thinking] Laissez-moi réfléchir…
    [thanks] Merci !
   *[hurry] À vous !
}
table-writes = { $name } : { $text }
table-says = { $name } : { table-say }
table-paused = La partie est en pause.
table-paused-by = { $by ->
    [you] Vous avez mis la partie en pause
   *[host] L’hôte a mis la partie en pause
}
table-paused-title = En pause : { $game }

## Les mots précédés de la marque d'une couleur : toutes leurs formes dans les phrases des jeux.
table-mark-words = { $mark ->
    [blue] bleu bleue bleus bleues
    [green] vert verte verts vertes
    [pink] rose roses
    [yellow] jaune jaunes
    [purple] violet violette violets violettes
    [red] rouge rouges
    [white] blanc blanche blancs blanches
    [black] noir noire noirs noires
    [grey] gris grise grises
    [locomotive] locomotive locomotives Locomotive Locomotives loco
   *[orange] orange
}
