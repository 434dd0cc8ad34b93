### What is said without the app: the page when there is no connection, the app's manifest, previews of links.

name = Tenfold
tagline = Board games with friends by a link, on one screen, or against bots. No account needed.
title = No connection · Tenfold
heading = No connection
what = This table’s server isn’t responding, or this device is offline.
safe = Your game is safe: the server saves every move and keeps your seat. This page reconnects by itself.
works = What still works
works-table = Tables open in other tabs continue as soon as you’re back online.
works-house = A server in your home doesn’t need the internet. Just join the same network.
works-terminal = If Tenfold is installed on your computer, you can play without a network: tenfold play
again = Try again
