### What Tenfold is, and whose games it plays.

about-title = About Tenfold
about-what = Tenfold is a table for six board games. Play them with friends, with bots, or with both, on any phone or computer. You don’t need an account, and there’s nothing to install.
about-how = Learn a game by playing it, solve a puzzle a day, or review a finished game to see where it turned.

about-notice = About the games
about-notice-publishers = Tenfold isn’t made, endorsed or licensed by the publishers of these games. The names of the games are trademarks of their owners. We use them only to say which rules you’re playing.
about-notice-rules = Rules are written in our own words, and all artwork is original. Where a rulebook leaves something open, the rules page says what’s certain and what’s our ruling.

about-software = Free software
about-software-what = Tenfold is free software under the MIT licence, so you can run it on your own server, share it and change it. This is version { $version }.
about-licence = Read the licence
about-credits = Maps are drawn from Natural Earth and U.S. Atlas data. The typefaces are Fraunces and Atkinson Hyperlegible, under the SIL Open Font License.

about-privacy = Your privacy
about-privacy-what = This server stores very little about you, and <data>you can see, download or delete it</data>.
