### 10 Days in the USA: what it says about itself; the rest is in the family's catalogue.

title = 10 Days in the USA
summary = Walk, drive and fly across the fifty states: ten days, each connected to the next.

## The tutorial, with five days.
guide-fill = Connect every day of your journey to the next and you win. First, everyone fills their rack one tile at a time. You’re holding an automobile, and only day 3 is empty. Place it there.
guide-take = On your turn, take a tile and replace one of yours with it. An automobile takes you through one state: Wisconsin and South Dakota both border Minnesota. Take Wisconsin from pile 3.
guide-take-wrong = You could, but Wisconsin helps more: an automobile can take you there from South Dakota. Take it from pile 3.
guide-put = Place Wisconsin on day 5, at the end of your journey. New Mexico goes on pile 3.
guide-put-wrong = Wisconsin belongs at the end, on day 5, in place of New Mexico.
guide-swap = The automobile has to be between its two states. Instead of drawing, swap the tiles on days 3 and 4.
guide-swap-wrong = You could, but swap days 3 and 4 instead. Then you can drive from South Dakota to Wisconsin.
guide-plane = You can walk to a neighbour, but Alaska has none, so you need a plane. It must match the state at the other end, and South Dakota is yellow. Take the yellow plane from pile 2.
guide-plane-wrong = The tile you need is on pile 2. The yellow plane connects Alaska and South Dakota.
guide-fly = Place the plane between them, on day 2. South Carolina goes on pile 2.
guide-fly-wrong = The plane has to go between its two states, on day 2.
guide-end = Your journey is complete: every day connects to the next. Finish a turn like this and you win. A full game has ten days. One more thing: two states of the same colour are connected by a plane of that colour.
