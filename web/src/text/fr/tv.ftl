### La table sur un écran que tous regardent.

tv-title = { $game } sur grand écran
tv-show = Afficher sur une télé
tv-full = Plein écran
tv-small = Quitter le plein écran
tv-scan = Scannez, ou saisissez le code
tv-watch = Scannez pour regarder
tv-code = Code
tv-where = sur <where>{ $where }</where>
tv-shut = Cet écran ne peut pas afficher cette table.
tv-shut-what-now = Ouvrez « { tv-show } » depuis le menu de la table, ou copiez l’adresse complète de cette page, qui contient la permission de regarder. Vous pouvez aussi saisir un code ici.
tv-again = { $name } veut une revanche. Cet écran suivra.
tv-again-somebody = Une revanche se prépare. Cet écran suivra.
