### 10 Days in Africa: what it says about itself; the rest is in the family's catalogue.

title = 10 Days in Africa
summary = Walk, drive and fly across Africa: ten days, each linked with the next.

## The guided first game, with five days.
guide-fill = Everybody fills a rack of days, one tile after another. You hold the Central African Republic, and one day is left: put it on day 5.
guide-take = A turn: draw a tile and put it in the place of one of yours. One can walk from Burkina Faso to Mali, for they border each other: take Mali from pile 2.
guide-take-wrong = You may, but Mali helps more: it borders Burkina Faso. Take it from pile 2.
guide-put = Put Mali on day 3. The orange plane there leads nowhere: it goes onto pile 2.
guide-put-wrong = Mali belongs on day 3, in the place of the orange plane.
guide-swap = Togo does not border Mali, but Burkina Faso borders both. Instead of drawing, swap two of your tiles: days 1 and 2.
guide-swap-wrong = That would be a turn, too. But swap days 1 and 2: then one walks from Togo by Burkina Faso to Mali.
guide-plane = A plane flies between two places of its own colour. Mali and the Central African Republic are yellow: take the yellow plane from pile 3.
guide-plane-wrong = What you need lies on pile 3: the yellow plane joins Mali and the Central African Republic.
guide-fly = Put the plane between them, on day 4; Botswana goes onto pile 3.
guide-fly-wrong = The plane must stand between its two places: on day 4.
guide-end = A complete journey, each day linked with the next: who has one at the end of a turn wins. A whole game has ten days. And an automobile drives from a country through its neighbour to the next.
