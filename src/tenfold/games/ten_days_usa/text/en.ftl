### 10 Days in the USA: what it says about itself; the rest is in the family's catalogue.

title = 10 Days in the USA
summary = Walk, drive and fly across the fifty states: ten days, each linked with the next.

## The guided first game, with five days.
guide-fill = Everybody fills a rack of days, one tile after another. You hold an automobile, and one day is left: put it on day 3.
guide-take = A turn: draw a tile and put it in the place of one of yours. An automobile drives through one state between: Wisconsin and South Dakota both border Minnesota. Take Wisconsin from pile 3.
guide-take-wrong = You may, but Wisconsin helps more: an automobile can drive there from South Dakota. Take it from pile 3.
guide-put = Put Wisconsin on day 5, at the end of your journey. New Mexico goes onto pile 3.
guide-put-wrong = Wisconsin belongs at the end, on day 5, in the place of New Mexico.
guide-swap = The automobile must stand between its two states. Instead of drawing, swap two of your tiles: days 3 and 4.
guide-swap-wrong = That would be a turn, too. But swap days 3 and 4: then one drives from South Dakota to Wisconsin.
guide-plane = On foot one goes to a neighbour, but Alaska has none: it is reached by plane only. The plane matches the state where it lands, and South Dakota is yellow. Take the yellow plane from pile 2.
guide-plane-wrong = What you need lies on pile 2: the yellow plane joins Alaska and South Dakota.
guide-fly = Put the plane between them, on day 2; South Carolina goes onto pile 2.
guide-fly-wrong = The plane must stand between its two states: on day 2.
guide-end = A complete journey, each day linked with the next: who has one at the end of a turn wins. A whole game has ten days. Two states of one colour are joined by a plane of that colour.
