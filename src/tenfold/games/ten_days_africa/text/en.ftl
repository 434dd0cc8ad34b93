### 10 Days in Africa: what it says about itself; the rest is in the family's catalogue.

title = 10 Days in Africa
summary = Walk, drive and fly across Africa: ten days, each connected to the next.

## The tutorial, with five days.
guide-fill = Connect every day of your journey to the next and you win. First, everyone fills their rack one tile at a time. You’re holding the Central African Republic, and only day 5 is empty. Place it there.
guide-take = On your turn, take a tile and replace one of yours with it. Mali borders Burkina Faso, so you can walk between them. Take Mali from pile 2.
guide-take-wrong = You could, but Mali helps more: it borders Burkina Faso. Take it from pile 2.
guide-put = Place Mali on day 3. The orange plane there leads nowhere, so it goes on pile 2.
guide-put-wrong = Mali belongs on day 3, in place of the orange plane.
guide-swap = Togo doesn’t border Mali, but Burkina Faso borders both. Instead of drawing, swap the tiles on days 1 and 2.
guide-swap-wrong = You could, but swap days 1 and 2 instead. Then you can walk from Togo through Burkina Faso to Mali.
guide-plane = A plane connects two countries of its own colour. Mali and the Central African Republic are both yellow. Take the yellow plane from pile 3.
guide-plane-wrong = The tile you need is on pile 3. The yellow plane connects Mali and the Central African Republic.
guide-fly = Place the plane between them, on day 4. Botswana goes on pile 3.
guide-fly-wrong = The plane has to go between its two countries, on day 4.
guide-end = Your journey is complete: every day connects to the next. Finish a turn like this and you win. A full game has ten days. One more thing: an automobile takes you from one country to another through a third that borders both.
