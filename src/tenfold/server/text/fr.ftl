### Ce que le serveur refuse, en une phrase qui dit ce qui s'est passé et ce qu'on peut faire.

## Une demande sans réponse possible.
no-guest = Le serveur ne vous connaît pas encore. Rechargez la page.
not-found = { $what ->
    [address] Il n’y a rien à cette adresse, ou vous n’y avez pas accès
    [evening] Cet événement n’existe pas, ou vous n’y avez pas accès
    [game] Ce jeu n’existe pas ici
    [guide] Ce jeu n’a pas de tutoriel
    [page] Cette page n’existe pas
    [replay] Cette partie à revoir n’existe pas, ou vous n’y avez pas accès
    [rulebook] Ces règles n’existent pas ici
    [way-back] Ce lien de connexion n’existe pas, ou il a déjà servi
   *[table] Cette table n’existe pas, ou vous n’y avez pas accès
}.
foreign-origin = Cette demande vient d’un autre site.
banned = Votre adresse est bannie de ce serveur.
wrong-token = Saisissez le jeton d’administration de ce serveur.
too-many = Trop de demandes. Attendez un instant, puis réessayez.
too-many-connections = Trop de connexions sont ouvertes. Attendez un instant, puis réessayez.
bad-request = Le serveur ne comprend pas cette demande.
bad-request-id = Une commande a besoin d’un identifiant, ou de l’en-tête Idempotency-Key.
bad-request-qr = Les codes QR n’existent que pour les adresses de ce serveur.
bad-request-day = Écrivez la date sous la forme 2026-12-24.
bad-request-host = La demande n’a pas d’en-tête Host.
bad-request-ban = Ce n’est pas une adresse : écrivez par exemple 203.0.113.7, ou un réseau comme 203.0.113.0/24.
bad-request-ban-wide = Ce réseau est trop large, ou il contient cette machine.
bad-request-name = Saisissez un nom avec au moins une lettre visible.
too-long = La demande est trop longue.
too-long-head = Les en-têtes de la demande sont trop longs.
too-long-address = Cette adresse est trop longue.
too-slow = La demande a mis trop de temps à arriver.
unknown-host = Ce serveur n’accepte pas le nom « { $name } ». L’administrateur du serveur peut l’autoriser : tenfold serve --host-name { $name }
failed = Un problème est survenu sur le serveur. Réessayez.

## Rien ne peut être enregistré.
not-stored = Le serveur ne peut rien enregistrer pour l’instant. Réessayez.
not-stored-damaged = Les données de ce serveur sont endommagées. Arrêtez-le et restaurez une sauvegarde.
not-stored-gone = Les données de ce serveur ont été supprimées ou remplacées. Rien n’est enregistré avant son redémarrage.

## Une commande qui ne convient pas au moment de la table.
busy = Cette table est occupée. Réessayez.
stopping = Le serveur redémarre. Réessayez dans un instant.
server-busy = Le serveur est très sollicité. Réessayez dans un instant.
watching = Cette connexion sert seulement à regarder, elle ne permet pas de jouer.
out-of-time = Votre temps est écoulé. Un robot joue pour vous.
result-out-of-time = { $names } : temps écoulé, partie perdue.
paused = L’hôte a mis cette table en pause.
pause-own-clock = Vous ne pouvez pas mettre en pause pendant que votre temps s’écoule. Jouez d’abord votre coup.
too-many-changes = Cette table a été modifiée trop souvent. Créez-en une autre.
no-ladder = Le classement est désactivé sur ce serveur.
quick-program = Seules des personnes peuvent demander une partie rapide.
not-over = Disponible à la fin de la partie.
not-over-rematch = Vous pourrez demander une revanche à la fin de la partie.
not-over-share = Vous pourrez partager la partie quand elle sera terminée.
not-seated = Prenez d’abord une place.
not-seated-rematch = Seuls les joueurs peuvent demander une revanche.
not-seated-share = Seuls les joueurs peuvent partager cette partie.
too-many-looks = Le bilan d’autres parties est en cours. Réessayez dans un instant.
too-many-own-looks = Le bilan de vos autres parties est en cours. Réessayez quand il sera prêt.
look-failed = Le bilan n’a pas abouti. Réessayez.
look-too-early = Ce jeu est encore en préparation. Réessayez dans un instant.
no-hints = Les conseils sont désactivés à cette table.
not-yours = Ce n’est pas votre place.
not-due = Ce n’est pas à vous de jouer.
shows-something = « { $action } » révèle quelque chose et ne peut pas être combiné avec d’autres coups. Jouez ce coup seul.
stand-in = { $reason ->
    [time] { $you ->
        [yes] Temps écoulé. Un robot joue pour vous.
       *[no] Temps écoulé. Un robot joue pour { $name }.
    }
   *[away] { $you ->
        [yes] Un robot joue pour vous.
       *[no] Un robot joue pour { $name }.
    }
}
resigned = Vous avez abandonné. Un robot joue à votre place.
no-such-ask = Cette question a déjà reçu une réponse.
not-asked = La question ne vous a pas été posée.
seat-taken = Cette place est prise.
seat-taken-person = Quelqu’un est assis là.
seat-taken-free-first = Quelqu’un est assis là. Libérez d’abord une place.
seated = Vous avez déjà une place. Quittez-la avant d’en prendre une autre.
open-seats = Une place est encore libre. Attendez quelqu’un, ou ajoutez un robot.
not-ready = On attend encore { $names }.
nobody-to-remove = Personne d’autre n’est assis là.
not-started = La partie n’a pas commencé.
started = La partie a commencé, les places ne changent plus.
cannot-take-back = Aucun de vos coups ne peut être repris maintenant.
cannot-take-back-again = Vous avez déjà repris ce coup, ou déjà demandé à le reprendre.
not-banned = Cette adresse n’est pas bannie.
not-host-evening = Seul l’hôte de l’événement peut faire cela.
evening-ended = Cet événement est terminé. Merci d’être venus !
evening-full = Cet événement est complet.
evening-nobody = Personne n’est encore là. Il faut au moins 1 invité pour une manche.
evening-long = Cet événement a atteint son nombre maximal de manches. Créez-en un autre.
evening-runs = Terminez d’abord cet événement.
evening-many-dates = Une série compte au plus 60 dates.
evening-swiss = Le système suisse demande des tables de deux.
evening-rematch = C’est l’hôte qui lance la prochaine manche.
not-host = Seul l’hôte de la table peut faire cela.
guided = C’est un tutoriel. Jouez le coup demandé, ou quittez-le.

## Discussion.
chat-off = L’hôte a désactivé la discussion.
chat-never = Il n’y a pas de discussion à cette table. Seules les tables privées en ont une.
chat-server = La discussion est désactivée sur ce serveur.
chat-program = Seules des personnes peuvent écrire ici.
chat-watching = Seuls les joueurs peuvent écrire ici.
chat-muted = L’hôte vous empêche d’écrire à cette table.
chat-empty = Écrivez d’abord quelque chose.
chat-long = Un message peut contenir { $most } caractères au maximum.
chat-link = Les liens et les adresses ne sont pas autorisés. Mettez une espace après chaque point.
chat-too-fast = Vous écrivez trop vite. Attendez un instant, puis réessayez.
nobody-to-mute = Vous ne pouvez empêcher d’écrire que les autres personnes assises à la table.

## Les résultats d’une soirée, pour les tableurs.
evening-csv-place = Rang
evening-csv-name = Nom
evening-csv-points = Points
evening-csv-wins = Victoires
evening-csv-round-table = Manche { $number } : table
evening-csv-round-place = Manche { $number } : rang
evening-csv-round-score = Manche { $number } : score

## Les robots qui ne sont pas de la troupe ; tous à la table lisent ce nom.
bot-name = Robot { $agent }

## Les pages que le serveur fait lui-même.
games-not-ready = Les jeux se préparent.
game-broken = Le jeu { $game } ne se charge pas. Le journal du serveur dit pourquoi.
redis-away = Redis à { $place } ne répond pas. Les coups des autres processus peuvent mettre jusqu’à 2 secondes à s’afficher.
page-no-way-back = Ce lien de connexion n’existe pas, ou il a déjà servi.
page-no-file = Ce fichier n’existe pas.
page-to-tables = Aller à vos tables
page-now = Sur cet appareil, vous êtes <b>{ $name }</b>. Enregistrez d’abord votre propre lien de connexion si vous voulez revenir.
page-guest = une personne invitée
page-be = Continuer comme <b>{ $name }</b> sur cet appareil ?
page-other-guest = une autre personne invitée
page-yes = Continuer
page-no = Annuler
page-not-built = Le serveur tourne, mais ses pages n’ont pas été construites. Lancez ceci dans le dossier de Tenfold :
page-not-built-then = Puis rechargez cette page. Le terminal, les robots et les programmes fonctionnent sans elle.

## Tout déménager vers un autre serveur.
moving-unreadable = { $file } ne peut pas être lu : { $why }.
moving-unwritable = { $file } ne peut pas être écrit : { $why }.
moving-not-ours = { $file } n’est pas un export de Tenfold.
moving-newer = { $file } a été écrit par une version plus récente de Tenfold. Mettez le programme à jour.
moving-broken = { $file } est endommagé à la ligne { $line }. Rien n’a été changé.
moving-cut-off = { $file } est incomplet. Rien n’a été changé.
moving-game = { $file } contient une table de { $game }, un jeu que ce serveur n’a pas. Rien n’a été changé.
moving-log = Le journal de la table { $code } dans { $file } ne correspond pas à ses états. Rien n’a été changé.
moving-replay = La partie à revoir de la table { $code } dans { $file } est endommagée. Rien n’a été changé.
moving-address = { $file } contient une adresse de notification non valide. Rien n’a été changé.
moving-differs = La table { $code } existe déjà ici avec un autre historique. Rien n’a été changé.
moving-table = Il n’y a pas de table { $code } ici.

## Où est le serveur, quand il a démarré.
welcome = Tenfold est prêt.
welcome-here = Sur cet appareil :       { $address }
welcome-others = Sur d’autres appareils : { $address }
welcome-data = Données : { $folder }    Arrêter : Ctrl+C

## Ce qui l’empêche de démarrer : où il écoute.
start-port-taken = { $place } est déjà utilisé. Choisissez un autre port avec --port.
start-no-port = { $port } n’est pas un port. Choisissez-en un de 1 à 65535 avec --port.
start-no-address = { $host } n’est ni une adresse ni un nom connu. Choisissez-en un autre avec --host.
start-not-here = Cette machine n’a pas l’adresse { $host }. Choisissez une des siennes avec --host.
start-low-port = Vous n’avez pas le droit d’utiliser le port { $port }. Choisissez-en un au-dessus de 1023 avec --port.
start-no-listening = Le serveur ne peut pas écouter sur { $place } : { $why }.
several-none = Un serveur a au moins 1 processus. Choisissez un autre nombre avec --processes.
several-file = Un fichier de données ne sert qu’à 1 processus. Pour en lancer plusieurs, utilisez Postgres : --database postgresql://…
several-fork = Ce système ne peut pas lancer plusieurs processus (pas de fork). Lancez un processus par machine sur la même base de données.
log-kind = Le journal peut s’écrire en text ou en json, pas en « { $kind } ».

## Ce qui l’empêche de démarrer : ses réglages.
settings-unreadable = Le fichier de réglages { $path } ne peut pas être lu : { $why }.
settings-not-toml = Le fichier de réglages { $path } n’est pas du TOML : { $why }.
settings-not-utf8 = Le fichier de réglages { $path } n’est pas un texte en UTF-8.
settings-no-section = Dans { $path }, limits doit être une section : [limits].
settings-place = { $name } dans { $path }
settings-unknown = Il n’y a pas de réglage { $where }. Disponibles : { $known }.
settings-token = { $where } est trop court : il lui faut { $most } caractères ou plus.
settings-zero = { $where } est 0, personne ne pourrait jouer. Choisissez un nombre plus grand.
settings-public-url = Pour les e-mails, il faut public_url, par exemple « https://tables.example.org », car leurs liens commencent ainsi.
settings-mail-from = mail_from est « { $text } », mais doit ressembler à « Tables <tables@example.org> ».
settings-smtp = smtp doit nommer un serveur d’e-mail, par exemple « smtps://USER:PASSWORD@mail.example.org », « smtp://… » pour STARTTLS, ou « smtp+plain://localhost » pour celui de cette machine.
settings-wrong = { $where } est « { $value } », mais il faut { $wanted ->
    [rate] une fréquence, par exemple « 40 per minute » ou « 100 per 20 seconds »
    [whole] un nombre entier
    [port] un port de 0 à 65535
    [number] un nombre positif ou nul
    [yes-or-no] true ou false
    [texts] une liste de textes
   *[text] un texte
}.

## Ce qui l’empêche de démarrer : ses données.
data-in-use = Un serveur tourne déjà sur les données de { $folder } : { $told ->
    [all] le processus { $process } sur { $machine }, à { $address }
    [some] le processus { $process } sur { $machine }
   *[none] un autre processus
}. Utilisez celui-là, arrêtez-le d’abord, ou choisissez un autre dossier avec --data.
data-name = Écrivez la base de données comme postgresql://USER:PASSWORD@HOST/NAME, ou omettez-la pour utiliser un fichier.
data-newer = Ces données ont été écrites par une version plus récente de Tenfold. Mettez le programme à jour.
data-file-there = { $folder } ne peut pas servir de dossier de données : c’est un fichier.
data-not-made = Le dossier { $folder } ne peut pas être créé : { $why }. Choisissez-en un autre avec --data.
data-unwritable = Impossible d’écrire dans le dossier { $folder }. Choisissez-en un autre avec --data.
data-is-folder = { $path } est un dossier, mais devrait être le fichier de la base de données.
data-none = Il n’y a pas de données dans { $folder }.
data-busy = Un autre programme utilise { $path }. Arrêtez-le d’abord.
data-foreign = { $path } n’est pas une base de données de Tenfold, ou elle est endommagée : { $why }.
data-asyncpg = Postgres a besoin d’asyncpg. Lancez : pip install "tenfold[postgres]"
data-out-of-reach = Impossible de se connecter à la base de données { $name } : { $why }.
data-no-postgres = le serveur qui s’y trouve n’est pas Postgres
data-unusable = La base de données { $name } est inutilisable : { $why }.
redis-package = Redis a besoin de sa bibliothèque. Lancez : pip install "tenfold[redis]"
redis-name = Écrivez l’adresse de Redis comme redis://USER:PASSWORD@HOST:PORT/NUMBER ou unix://PATH.
redis-without-database = Redis relaie les coups entre processus qui partagent une base de données Postgres. Choisissez-en une avec --database.
## Comment on apprend que c'est à soi de jouer, par courriel ou sur ses appareils.
bad-request-mail = Ce n’est pas une adresse e-mail. Écrivez-la comme anne@example.org.
bad-request-endpoint = Ce serveur n’envoie rien au service de notifications de ce navigateur.
notice-title = À vous de jouer : { $game }
notice-body = C’est à vous de jouer dans « { $game } », avec { $names }.
notice-off = Désactiver
notice-mail-device = Ouvrez la table sur un appareil avec lequel vous jouez.
notice-mail-why = Vous avez demandé un e-mail quand c’est à vous de jouer.
notice-mail-off = Désactiver ces e-mails pour toutes les tables : { $link }
invitation-title = Une invitation : { $game }
invitation-body = { $name } vous invite à une partie de « { $game } ».
invitation-mail-why = Vous avez demandé un e-mail quand des personnes avec qui vous avez joué vous invitent.
confirm-mail-title = Confirmez votre adresse e-mail
confirm-mail-body = Quelqu’un, sans doute vous, a demandé à { $site } d’écrire à cette adresse quand c’est son tour de jouer. Confirmez ici :
confirm-mail-else = Si ce n’était pas vous, ignorez cet e-mail. Nous n’en enverrons pas d’autre.
page-notices-confirm = Vous envoyer un e-mail quand c’est à vous de jouer ?
page-notices-yes = Confirmer
page-notices-confirmed = Merci ! Nous vous écrirons quand ce sera à vous de jouer et que vous ne serez pas à la table.
page-notices-unknown = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau à votre table.
page-notices-end = Désactiver
page-notices-off = Les notifications par e-mail sont désactivées.

settings-push-library = push_key a besoin d’une bibliothèque. Lancez : pip install "tenfold[push]"
settings-push-key = push_key n’est pas une clé valable. Créez-en une avec : tenfold keys
settings-push-contact = push_key a besoin de push_contact, par exemple « mailto:moi@example.org », pour que les services de notifications puissent vous joindre.
settings-push-inside = push_inside doit être une liste de réseaux, par exemple « 192.168.1.0/24 ».
