### Tables of this device, which need no server.

local-needs-server = That needs a Tenfold server. Here you can play bots, pass and play, learn and solve puzzles.
local-needs-server-title = This needs a server
local-needs-server-what = Friends on other devices, events and public tables need a Tenfold server, because someone has to keep the cards secret. Anyone can run one for free.
local-missing = This game isn’t on this device anymore.
local-other-rules = Tenfold was updated and plays this game by newer rules now, so this game can’t be continued.
local-stays-here = What you play here stays on this device and works without a network.
local-open = Open a saved game
local-bad-file = This isn’t a Tenfold game file, or it’s damaged.
local-install = Install
