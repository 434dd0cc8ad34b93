### The table on a screen that all look at.

tv-title = { $game } on the big screen
tv-show = Show on a TV
tv-full = Full screen
tv-small = Exit full screen
tv-scan = Scan, or enter the code
tv-watch = Scan to watch
tv-code = Code
tv-where = at <where>{ $where }</where>
tv-shut = This screen can’t show this table.
tv-shut-what-now = Open “{ tv-show }” from the table’s menu, or copy that page’s full address, which includes permission to watch. You can also enter a code here.
tv-again = { $name } wants a rematch. This screen will follow.
tv-again-somebody = A rematch is on. This screen will follow.
