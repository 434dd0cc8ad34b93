### Names: how people are asked for one, and those that we make up.

name-ask = What should the others call you?
name-save = Save
name-keep = Keep “{ $name }”
name-change = Change name
name-saved = You’re now { $name }.

## An adjective and an animal, by their numbers.
name-made-up = { name-adjective } { name-animal }
name-adjective = { $adjective ->
    [0] Merry
    [1] Brave
    [2] Clever
    [3] Gentle
    [4] Sunny
    [5] Quiet
    [6] Swift
    [7] Lucky
    [8] Curious
    [9] Golden
    [10] Jolly
    [11] Patient
    [12] Bold
    [13] Bright
    [14] Cosy
    [15] Daring
    [16] Eager
    [17] Happy
    [18] Lively
    [19] Noble
    [20] Proud
    [21] Silver
    [22] Wise
   *[other] Kind
}
name-animal = { $animal ->
    [0] Otter
    [1] Heron
    [2] Giraffe
    [3] Fox
    [4] Badger
    [5] Zebra
    [6] Owl
    [7] Gazelle
    [8] Hare
    [9] Panda
    [10] Lynx
    [11] Puffin
    [12] Camel
    [13] Robin
    [14] Turtle
    [15] Meerkat
    [16] Falcon
    [17] Hedgehog
    [18] Okapi
    [19] Swan
    [20] Tapir
    [21] Ibis
    [22] Bear
   *[other] Lion
}
