### Ce qui est refusé, et pourquoi. Seuls le serveur et le terminal le disent.

## Ce qu'une partie refuse.
error-unknown-game = Il n’y a pas de jeu nommé « { $name } ». Choisissez parmi : { $known }.
error-bad-seats = { $title } se joue { $fewest ->
    [0] à { $most } joueurs
   *[other] de { $fewest } à { $most } joueurs
}, pas à { $seats }.
error-bad-option = { $title } n’a pas d’option « { $name } ». Choisissez parmi : { $known }.
error-bad-choice = « { $choice } » n’est pas un choix de « { $name } ». Choisissez parmi : { $known }.
error-bad-beginner = La place { $beginner } ne peut pas commencer : il y a { $seats } places.
error-bad-notation = « { $text } » n’est pas un coup de ce jeu.
error-bad-notation-close = « { $text } » n’est pas un coup de ce jeu. Vouliez-vous dire « { $close } » ?
error-no-such-move = Ce coup n’existe pas.
error-over = La partie est terminée.
error-no-such-seat = Cette place n’est pas à cette table.
error-stale = La table a changé depuis que vous avez choisi ce coup. Regardez-la et choisissez de nouveau.
error-not-due = Ce n’est pas à vous de jouer.
error-take-back-together = Vous ne pouvez plus reprendre ce coup : d’autres pouvaient choisir en même temps.
error-take-back-nothing = Vous n’avez pas de coup à reprendre là.
error-take-back-chance = Vous ne pouvez plus reprendre ce coup : quelque chose a été pioché ou révélé depuis.
error-take-back-seen = Les autres joueurs ont vu ce coup, ils doivent donc tous accepter que vous le repreniez.
error-look-back-not-over = Le bilan est disponible à la fin de la partie.
error-look-back-no-judge = { $title } ne permet pas de bilan : ce jeu n’a pas de fonction d’évaluation.
error-no-puzzles = { $title } n’a pas d’énigmes.

## Un fichier de partie qui est refusé.
error-match-foreign = Ce n’est pas une partie de Tenfold.
error-match-format = Ce fichier de partie est au format { $there }, mais cette version lit le format { $here }.
error-match-other-game = Ce n’est pas une partie de { $title }.
error-match-field = Cette partie est endommagée : le champ { $field } est absent ou incorrect.
error-match-seed = Cette partie est endommagée : sa graine n’a pas 256 bits.
error-match-digests = Cette partie est endommagée : elle n’a pas une empreinte pour chaque coup.
error-match-version = Cette partie a été jouée avec la version { $there } des règles de { $title } ; ce programme joue la version { $here }.
error-match-promise = La graine du fichier n’est pas celle qui avait été fixée au début.
error-log-outcome = Le journal a été modifié : il ne mène pas au résultat qu’il nomme.
error-log-notation = Coup { $number } : { $sentence }
error-log-refused = Le coup { $number } ne peut pas être joué : { $sentence }
error-log-changed = Le journal a été modifié : { $number ->
    [0] la donne
   *[other] le coup { $number }
} ne mène pas à l’état qu’il nomme.
error-state-fields = L’état n’a pas les champs de ce jeu.
error-state-damaged = Le champ { $name } de l’état est endommagé.
error-state-shape = Le champ { $name } de l’état n’a pas la bonne forme.
error-state-numbers = Le champ { $name } de l’état doit avoir des nombres entiers.

## Les robots, les tables de toutes les positions et les appareils qui manquent.
error-unknown-agent = Il n’y a pas de robot nommé « { $name } ». Choisissez parmi : { $known }.
error-unknown-level = { $title } n’a pas de robot nommé « { $name } ».
error-network-unreadable = Le réseau { $path } ne peut pas être lu : { $why }.
error-network-format = Le fichier { $path } n’est pas un réseau au format safetensors.
error-network-layers = Le réseau { $path } n’a aucune couche que ce programme connaît.
error-network-base = La base du réseau { $path } doit être un seul nombre, positif ou nul.
error-network-game = Le réseau { $path } n’a pas été entraîné pour cette version de { $title }.
error-not-solved = La table de toutes les positions manque. Calculez-la une fois : { $command }
error-no-device = Il n’y a pas d’appareil nommé « { $name } ». Choisissez parmi : { $known }.
error-gpu-package = Pour jouer sur un GPU, il faut numba-cuda. Lancez : pip install "tenfold[gpu]"
error-gpu-missing = Il n’y a pas d’appareil CUDA sur cette machine, ou son pilote ne marche pas.
error-other-training = Dans { $folder } se trouve un entraînement fait avec d’autres entrées ou par une autre version : on ne peut pas le reprendre. Choisissez un autre dossier avec --out.

## Un serveur qui n’est plus là.
error-line-silent = Le serveur ne répond pas.
error-line-closed = Le serveur a fermé la connexion{ $reason ->
    [none] .
   *[other]  : { $reason }.
}
error-line-waited = Le serveur a mis trop de temps à répondre. Réessayez.
error-evening-over = L’événement est terminé.
error-status = Le serveur a répondu avec le statut { $status }.

## Un fichier ou un dossier.
error-unwritable = On ne peut pas écrire { $path } : { $why }.

## Ce que le système dit d’un fichier ou d’une connexion, à la fin d’une phrase.
error-cause = { $code ->
    [ENOENT] ce fichier ou ce dossier n’existe pas
    [EACCES] permission refusée
    [EPERM] cela n’est pas autorisé
    [ENOTDIR] ce n’est pas un dossier
    [EISDIR] c’est un dossier
    [EEXIST] ce fichier existe déjà
    [ENOSPC] il n’y a plus de place sur le disque
    [EDQUOT] le quota du disque est dépassé
    [EROFS] système de fichiers en lecture seule
    [ENAMETOOLONG] le nom du fichier est trop long
    [ELOOP] il y a trop de liens symboliques
    [EMFILE] trop de fichiers sont ouverts
    [EIO] erreur d’entrée ou de sortie
    [ECONNREFUSED] la connexion est refusée
    [EHOSTUNREACH] aucun chemin ne mène à cette machine
    [ENETUNREACH] le réseau est injoignable
    [ETIMEDOUT] la connexion a pris trop de temps
   *[other] { $system }
}
