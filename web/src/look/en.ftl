### How a guest looks at tables.

look-title = How others see you
look-avatar = Picture
look-avatar-choice = { $avatar ->
    [captain] Captain
    [pilot] Pilot
    [gardener] Gardener
    [cook] Cook
    [astronaut] Astronaut
    [painter] Painter
    [diver] Diver
    [cyclist] Cyclist
    [musician] Musician
    [reader] Reader
    [hiker] Hiker
    [magician] Magician
   *[none] Your initial
}
look-colour = Seat colour
look-colour-choice = { $colour ->
    [0] Teal
    [1] Magenta
    [2] Olive
    [3] Brown
    [4] Slate
    [5] Wine
    [6] Rust
    [7] Indigo
   *[any] Any
}
look-colour-taken = If someone at the table already has your colour, you get the next free one.
look-saved = Saved
