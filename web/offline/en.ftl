### What is said without the app: the page when there is no connection, the app's manifest, previews of links.

name = Tenfold
tagline = Games that count to ten: with friends by a link, on one screen, or against bots.
title = No connection · Tenfold
heading = The line is cut.
what = The server of this table does not answer, or this device is offline.
safe = Nothing is lost: the server keeps every move and your seat. This page comes back by itself.
works = What works meanwhile
works-table = A table that is open in another tab goes on by itself as soon as the line is back.
works-house = A server in your own house needs no internet: join the same network as the others.
works-terminal = On a computer with Tenfold you play without any network: tenfold play.
again = Try again
