### Ce que le terminal dit quand on joue ou qu'on revoit une partie.

## Quelle langue.
language-unknown = Il n’y a pas de langue nommée « { $name } ». Choisissez parmi : { $known }.

## Choisir un jeu, et qui commence.
choose = choisissez un jeu
choose-ask = Votre choix (q pour quitter) :{" "}
choose-number = Tapez un nombre de 1 à { $most }.
begins = qui commence ?
begins-ask = Qui commence ? (un nombre, ou Entrée pour le hasard){" "}
begins-number = Tapez un nombre de 1 à { $most }, ou appuyez simplement sur Entrée.

## La partie dans un fichier.
kept = La partie est enregistrée dans { $path }. Revoyez-la avec « tenfold replay ».
lost = { $trouble } La partie est perdue.
saved = Enregistrée dans { $path }.
resume = Pour continuer : { $command }
is-over = Cette partie est terminée. Revoyez-la avec « tenfold replay ».
go-on = { $game } continue : { $count ->
    [one] { $count } coup jusqu’ici.
   *[other] { $count } coups jusqu’ici.
}
another = Rejouer ? (o/n){" "}
yes-letters = oy
not-saved = { $trouble } Vous pouvez continuer, mais la partie n’est pas enregistrée. Tapez « save FICHIER » pour l’enregistrer ailleurs.
save-first = { $trouble } Tapez d’abord « save FICHIER », ou de nouveau « quit » pour perdre la partie.
save-elsewhere = { $trouble } Tapez « save FICHIER » avec un autre nom.

## Un tour.
you = Vous
player = Joueur { $number }
which = Lequel ?
your-move = À vous
your-move-name = { $name }, à vous
ask-move = { $whose } (? pour l’aide) :{" "}
ask-move-only = { $whose } (Entrée pour « { $move } », ? pour l’aide) :{" "}
pass-to = Passez à { $name }, puis appuyez sur Entrée.{" "}
meanwhile = { $name } a joué { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}. Tapez « log all » pour tout voir.
earlier-news = … après { $count ->
    [one] { $count } autre événement
   *[other] { $count } autres événements
}.
move-number = coup { $number }
move-number-name = { $name }, coup { $number }
the-end = la fin
nothing-typed = Tapez un nombre ou un coup, ou ? pour voir ce qui est permis.
no-such-choice = Il n’y a pas de choix { $typed } : { $most ->
    [one] il n’y en a qu’un, le 1.
   *[other] choisissez de 1 à { $most }.
}
what-is-legal = { $sentence } Tapez ? pour voir ce qui est permis.
none-begins-so = Aucun coup qui commence par « { $typed } » n’est permis maintenant. Tapez le coup entier pour savoir pourquoi.
more-moves = … et { $count } autres. Tapez davantage du coup pour préciser.
more-alike = … et { $first } à { $last } sont du même genre. Tapez « { $kind } » pour les voir.

## Les questions.
help = Choisissez par numéro, ou tapez un coup ou son début :
help-question = ce qui est permis ; ?LIEU pour consulter un lieu
help-why = why COUP : pourquoi un coup n’est pas permis
help-hint = ce que ferait un robot
help-undo = reprendre le dernier coup
help-log = ce qui s’est passé ; log all pour tout voir
help-show = revoir la table
help-rules = les règles ; rules RÈGLE pour une seule
help-save = enregistrer ; save FICHIER pour utiliser désormais ce fichier
help-quit = quitter ; la partie reste enregistrée
no-places = { $game } n’a pas de lieux à consulter.
why-which = Quel coup ? Par exemple : why { $move }
why-legal = « { $move } » est permis : c’est le numéro { $number }.
why-these = Ceux-ci sont permis :
hint = Essayez le numéro { $number } : { $move }.
hint-or = ou
hint-other = { $number } : { $move }
hint-chance = −{ $points } % de chances de gagner
hint-worse = moins bon
hint-even = presque aussi bon
nothing-to-undo = Vous n’avez pas de coup à reprendre.
log-empty = Il ne s’est encore rien passé.
log-last = Les { $count } derniers sur { $all } ; « log all » montre tout.
no-rules = Les règles de { $game } ne sont pas disponibles ici.
no-clause = Il n’y a pas de règle { $clause }. Une règle s’écrit comme { $example }.
not-translated = Ces règles ne sont pas encore traduites, les voici donc en anglais.

## À la table d'un serveur.
server-help = Choisissez par numéro, ou tapez un coup, ou plusieurs séparés par des virgules. Vous pouvez aussi taper : ?LIEU, why COUP, hint, undo, show, rules ou quit. Le serveur enregistre la partie : revenez quand vous voulez.
server-full = Toutes les places de cette table sont prises, vous regardez donc.
server-waiting = On attend des joueurs. Les autres peuvent vous rejoindre à l’adresse { $link }
server-code = ou avec le code { $code }.
server-leave = Votre place reste la vôtre. Un robot joue pour vous tant que d’autres attendent.
server-clock = Il reste { $left } à { $name }.
server-asked = On demande aux autres joueurs si vous pouvez le reprendre…
server-keeps = Le serveur enregistre la partie après chaque coup.
server-hint = Essayez { $move }.
server-legal = C’est permis.
server-agree = { $name } veut reprendre un coup. D’accord ? (o/n){" "}

## Revoir une partie.
replay-help = Entrée : suivant, b : retour, un nombre : sauter, s : voir comme une autre place, q : quitter
replay-everybody = tous
replay-deal = la donne, vue par { $who }
replay-after = après { $number } sur { $last }, vue par { $who }
replay-open = La partie n’est pas terminée.

## Un bilan.
analyse-working = Bilan en cours
analyse-note = bilan de { $moves } coups
analyse-curve = Chances de gagner
analyse-from-to = { $start } % → { $end } %
analyse-turns = Tournants
analyse-no-turns = Aucun moment n’a décidé cette partie à lui seul.
analyse-mistake = { $name }, { $before } % → { $after } % : { $played }
analyse-better = Meilleur coup (+{ $gain } % de chances de gagner) : { $best }.
analyse-luck = { $name }, { $before } % → { $after } %.
analyse-accounts = Chance et stratégie
analyse-account = erreurs −{ $lost }, erreurs des autres +{ $given }, chance { $luck }, autres coups { $moves } (en points de pourcentage de chances de gagner).
analyse-choices = { $count ->
    [one] { $good } décision sur { $count } valait les meilleures.
   *[other] { $good } décisions sur { $count } valaient les meilleures.
}
analyse-how = Chaque coup est jugé d’après ce que son joueur pouvait savoir, avec { $budget } simulations par décision et la graine { $seed }.
analyse-bad-budget = --budget doit être un nombre entier de 1 à { $most }.

## S’occuper des tables d’un serveur.
tables-none = Il n’y a pas de table.
tables-line = { $code }  { $status ->
    [waiting] en attente
    [playing] en cours
   *[over] terminée
}  { $game }  { $names }
tables-empty = personne
tables-closed = Table { $code } fermée.
tables-removed = Table { $code } supprimée avec tout son contenu.
tables-over = La partie de la table { $code } est déjà terminée.
tables-unknown = Il n’y a pas de table { $table } ici.
tables-banned = { $address } est bannie.
tables-unbanned = { $address } n’est plus bannie.
tables-not-banned = { $address } n’est pas bannie.
tables-no-bans = Aucune adresse bannie.
tables-no-limits = Aucune limite atteinte récemment.
tables-limit = { $limit }  { $address }  { $count ->
    [one] une fois
   *[other] { $count } fois
}
tables-limit-guests = invités
tables-limits-where = Seul un serveur en marche sait quelles limites ont été atteintes. Ajoutez --server URL.
tables-token = Le serveur demande son jeton d’administration. Ajoutez --token, ou définissez TENFOLD_HOST_TOKEN.

## Déménager vers un autre serveur.
export-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $guests ->
    [one] { $guests } personne exportées
   *[other] { $guests } personnes exportées
} dans { $file }. Ce fichier contient des secrets : gardez-le en sûreté.
import-done = { $added ->
    [one] { $added } table ajoutée
   *[other] { $added } tables ajoutées
}, { $gone_on ->
    [one] { $gone_on } mise à jour
   *[other] { $gone_on } mises à jour
}, { $known ->
    [one] { $known } inchangée
   *[other] { $known } inchangées
} ; { $guests ->
    [one] { $guests } personne ajoutée
   *[other] { $guests } personnes ajoutées
}.
import-code = Une autre table a déjà le code { $code } ici, la table importée a donc maintenant { $other }.

## Une énigme.
puzzle-games = Chaque jeu a une énigme par jour, la même pour tous :
puzzle-note = énigme { $number }, { $day }
puzzle-task = Quel est le meilleur coup ?
puzzle-ask = Votre réponse (answer pour la voir, q pour quitter) :{" "}
puzzle-help = Choisissez par numéro, ou tapez un coup ou son début.
puzzle-right = Juste !
puzzle-wrong = Il y a mieux.
puzzle-answer = Le meilleur coup :
puzzle-margin = Au moins { $points } % de chances de gagner de plus que tout autre coup.
puzzle-margin-exact = Environ { $points } % de chances de gagner de plus que tout autre coup.
puzzle-bad-day = « { $day } » n’est pas une date. Écrivez-la comme 2026-12-24.

## Une première partie guidée.
learn-step = Étape { $step } sur { $steps }
learn-no-undo = Il n’y a rien à annuler dans un tutoriel : seul le coup demandé se joue.
learn-not-kept = Les tutoriels ne sont pas enregistrés. Vous pouvez recommencer à tout moment.
learn-none = { $game } n’a pas de tutoriel. Jouez-y avec « tenfold play { $id } » et tapez « rules » pour lire les règles.
learn-left = Revenez quand vous voulez : { $command }
learn-next = Jouez maintenant : { $command }

## Ce qui ne va pas dans les vœux d’un appel.
list-empty-place = « { $text } » a une place vide : écrivez les noms avec une virgule entre eux.
not-an-option = « { $text } » n’est pas une option : écrivez-la comme nom=choix.
no-seat = Il n’y a pas de place { $seat } : choisissez de 1 à { $seats }.
pace-here = --pace ne marche qu’avec --server. Ici, les robots jouent tout de suite.
bots-too-many = { $bots } robots ne vous laissent pas de place : il y a { $seats } places.
bots-too-few = { $bots ->
    [one] { $bots } robot et vous, ce n’est
   *[other] { $bots } robots et vous, ce n’est
} pas assez pour { $seats } places. Nommez d’autres robots, ou ajoutez --hotseat si plusieurs personnes jouent sur cet écran.
hotseat-seat = --seat ne marche pas avec --hotseat, où les personnes prennent les premières places.
names-same = Deux personnes ont le même nom : donnez à chacune le sien.
names-one = Il n’y a qu’1 personne à cette table. Donnez 1 nom, ou ajoutez --hotseat.
names-many = Vous avez donné { $names } noms pour { $people } personnes.

## Ce qui ne va pas dans un fichier.
file-no-name = « { $name } » n’est pas un nom de fichier valable. Choisissez-en un autre.
file-bad-name = ce n’est pas un nom de fichier valable
file-unreadable = « { $name } » ne peut pas être lu : { $why }.
file-foreign = « { $name } » n’est pas une partie de Tenfold.
file-folder = « { $path } » est un dossier : nommez un fichier { $suffix } qui s’y trouve.
file-missing = Il n’y a pas de fichier « { $path } ».
file-taken = { $path } existe déjà : choisissez un autre nom.
save-taken = { $path } existe déjà : choisissez un autre nom, ou continuez cette partie avec --resume.
nothing-to-resume = Il n’y a pas de partie inachevée. Commencez-en une avec « tenfold play ».
resume-alone = Une partie reprise garde ses joueurs, ses options et son fichier. Utilisez --resume seul.
resume-other-game = { $path } est une partie de { $game }, pas de { $wanted }.
resume-only-bots = Seuls des robots jouent dans { $path } : il n’y a rien à continuer.

## Ce qui ne va pas avec un serveur.
no-server = Aucun serveur Tenfold ne répond à { $url }.
server-address = « { $url } » n’est pas l’adresse d’un serveur : elle s’écrit comme { $example }.
server-one-name = Une seule personne par terminal peut jouer à la table d’un serveur. Donnez 1 nom.
server-which = Nommez un jeu pour créer une table, ou rejoignez-en une avec --join CODE.
server-version = Le serveur a une autre version de { $game }. Installez la même version.

## Quand quelque chose prend du temps, ou tient sur plusieurs pages.
compiling = Compilation de { $game } (une seule fois)
compiling-count = { $count ->
    [one] { $count } fonction
   *[other] { $count } fonctions
}
cache-renewed = Une partie du code compilé était endommagée et a été reconstruite.
cache-damaged = Le code compilé dans { $folder } est endommagé. Supprimez ce dossier et réessayez.
screen-more = Entrée pour la suite, q pour arrêter :{" "}
screen-working = { $title } : { $state }
## Une clé pour les messages aux navigateurs.
keys-made = Ajoutez les deux lignes ci-dessus à settings.toml avec votre propre adresse, ou définissez TENFOLD_PUSH_KEY et TENFOLD_PUSH_CONTACT. Gardez la clé secrète et n’en changez pas : avec une nouvelle clé, chacun doit réactiver les notifications. Sa partie publique est { $public }.
keys-missing = Les notifications ont besoin d’une bibliothèque. Lancez : pip install "tenfold[push]"

## Les parties terminées.
history-none = Aucune partie terminée pour l’instant. Jouez-en une avec « tenfold play ».
history-more = … et { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
history-line = { $date }  { $game } : { $result ->
    [won] gagnée{ $scores } contre { $names }
    [lost] perdue{ $scores } contre { $names }
    [tied] égalité avec { $names }
   *[shared] { $names }
}
history-played = jouées
history-won = gagnées
history-share = { $percent } %
history-best = meilleur score
history-journey = lieux du plus long voyage
history-all = toutes les parties
history-streak = Victoires d’affilée : { $now }. Plus longue série : { $longest }.
history-unnamed = quelqu’un
