### The table on a screen that all look at.

tv-title = { $game } on a screen for all
tv-show = Show on a TV
tv-full = Full screen
tv-small = Leave full screen
tv-scan = Scan, or type the code
tv-watch = Scan to watch
tv-code = Code
tv-where = at <where>{ $where }</where>
tv-shut = This screen may not watch this table.
tv-shut-what-now = Open “{ tv-show }” from the menu of the table, or copy that page's address whole: it carries the right to watch. A code you can type here.
tv-again = { $name } would like another round. This screen goes along.
tv-again-somebody = There is another round. This screen goes along.
