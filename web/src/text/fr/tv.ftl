### La table sur un écran que tous regardent.

tv-title = { $game } sur un écran pour tous
tv-show = Montrer sur une télé
tv-full = Plein écran
tv-small = Quitter le plein écran
tv-scan = Scannez, ou saisissez le code
tv-watch = Scannez pour regarder
tv-code = Code
tv-where = sur <where>{ $where }</where>
tv-shut = Cet écran ne peut pas regarder cette table.
tv-shut-what-now = Ouvrez « { tv-show } » depuis le menu de la table, ou copiez l’adresse entière de cette page : elle porte le droit de regarder. Vous pouvez saisir un code ici.
tv-again = { $name } voudrait une autre partie. Cet écran suit.
tv-again-somebody = Il y a une autre partie. Cet écran suit.
