// Written by `make web-types` from the game's Python sources.
// @ts-nocheck
/* eslint-disable */
import * as py from '../local/python';

class C_BoxNote {
constructor(code, args = new Map(), is_fault = true) { this.code = code; this.args = args; this.is_fault = is_fault; }
}
class C_Box {
constructor(boards, tiles, colours, face, colour, number_of_place, map_of_place, map_start, connections) { this.boards = boards; this.tiles = tiles; this.colours = colours; this.face = face; this.colour = colour; this.number_of_place = number_of_place; this.map_of_place = map_of_place; this.map_start = map_start; this.connections = connections; }
}
class C_Board {
constructor(name, title, colours, two_tiles, without_tile, by_plane_only, planes_per_colour, automobiles, borders, ferries, older_borders, shapes, shape_names, shapes_without_id, differences) { this.name = name; this.title = title; this.colours = colours; this.two_tiles = two_tiles; this.without_tile = without_tile; this.by_plane_only = by_plane_only; this.planes_per_colour = planes_per_colour; this.automobiles = automobiles; this.borders = borders; this.ferries = ferries; this.older_borders = older_borders; this.shapes = shapes; this.shape_names = shape_names; this.shapes_without_id = shapes_without_id; this.differences = differences; }
}
function* f__notes_on_shape(box, games, keys) {
let key;
if ((!py.truth(py.is_table(box)) || !py.contains(box, "format"))) {
yield new C_BoxNote("foreign");
return null;
}
if (!py.truth(py.is_whole(py.index(box, "format"), 1, 1))) {
yield new C_BoxNote("format", new Map([["here", 1]]));
return null;
}
if ((!py.truth(py.is_text(py.method(box, "get", "game", ""))) || !py.contains(games, py.method(box, "get", "game", "")))) {
yield new C_BoxNote("other-game", new Map([["known", py.method(", ", "join", games)]]));
return null;
}
if (py.truth(py.or_(!py.truth(py.is_plain_text(py.method(box, "get", "name", ""), 60)), () => py.is_blank(py.method(box, "get", "name", ""))))) {
yield new C_BoxNote("name", new Map([["limit", 60]]));
}
if (!py.truth(py.is_plain_text(py.method(box, "get", "source", ""), 300))) {
yield new C_BoxNote("source", new Map([["limit", 300]]));
}
for (key of py.iter_(box)) {
if ((!py.contains(c_tuple, key) && !py.contains(keys, key))) {
yield new C_BoxNote("unknown-key", new Map([["key", py.cited(key)], ["known", py.method(", ", "join", keys)]]));
return null;
}
}
return null;
}
function f_notes_on(games, keys, notes, box) {
let found, note;
found = py.list_(f__notes_on_shape(box, games, keys));
if (py.truth(found)) {
return found;
}
for (note of py.iter_(notes(box))) {
if (py.eq(py.len_(found), 20)) {
return [...py.iter_(found), new C_BoxNote("more", new Map([]), note.is_fault)];
}
py.method(found, "append", note);
}
return found;
return null;
}
function f_game_of_board(board) {
return ("" + "ten_days_" + py.str_(py.method(board.name, "lower")));
return null;
}
function f_closest(word, names) {
let cut, known, lower, name, start;
known = [...(function* () { for (const name of py.iter_(names)) { yield [py.method(name, "lower"), name]; } })()];
start = py.method(py.index(word, new py.Slice(null, 12)), "lower");
for (cut of py.iter_(py.range_(py.add(py.sub(py.len_(start), 3), 1)))) {
for ([lower, name] of py.iter_(known)) {
if (py.truth(py.method(lower, "startswith", py.index(start, new py.Slice(null, py.sub(py.len_(start), cut)))))) {
return name;
}
}
}
return "";
return null;
}
function* f__notes_on_places(board, colours, tiles) {
let close, count, key, named, place, told;
for ([key, named] of py.iter_([["colours", colours], ["tiles", tiles]])) {
for (place of py.iter_([...(function* () { for (const place of py.iter_(named)) if (!py.contains(board.colours, place)) { yield place; } })()])) {
close = f_closest(py.cited(place), board.places);
told = new Map([["key", key], ["place", py.cited(place)]]);
yield (py.truth(close) ? new C_BoxNote("place-close", new Map([...told, ["close", close]])) : new C_BoxNote("place", told));
}
}
for ([place, count] of py.iter_(py.method(tiles, "items"))) {
if ((py.contains(board.colours, place) && !py.truth(py.is_whole(count, 1, 2)))) {
yield new C_BoxNote("place-tiles", new Map([["place", place], ["count", py.cited(count)]]));
}
}
return null;
}
function* f__notes_on_colours(board, colours) {
let code, colour, place, told;
for ([place, colour] of py.iter_(py.method(colours, "items"))) {
if (!py.contains(board.colours, place)) {
continue;
}
if ((!py.truth(py.is_text(colour)) || !py.contains(c_tuple___, colour))) {
told = new Map([["place", place], ["colour", py.cited(colour)]]);
yield new C_BoxNote("colour", new Map([...told, ["known", py.method(", ", "join", c_tuple____)]]));
}
else {
if (!py.eq(py.eq(colour, py.index(c_tuple___, 5)), py.contains(board.by_plane_only, place))) {
code = (py.contains(board.by_plane_only, place) ? "purple" : "not-purple");
yield new C_BoxNote(code, new Map([["place", place]]));
}
}
}
return null;
}
function* f__notes_on_counts(own) {
let automobiles, colour, count, told;
for ([colour, count] of py.iter_(py.method(py.method(own, "get", "planes", new Map([])), "items"))) {
if (!py.contains(c_tuple____, colour)) {
told = new Map([["colour", py.cited(colour)], ["known", py.method(", ", "join", c_tuple____)]]);
yield new C_BoxNote("plane-colour", told);
}
else {
if (!py.truth(py.is_whole(count, 0, 9))) {
yield new C_BoxNote("plane-count", new Map([["colour", colour], ["count", py.cited(count)], ["most", 9]]));
}
}
}
automobiles = py.method(own, "get", "automobiles", 0);
if (!py.truth(py.is_whole(automobiles, 0, 15))) {
yield new C_BoxNote("automobile-count", new Map([["count", py.cited(automobiles)], ["most", 15]]));
}
return null;
}
function f_faces_on(board, first, own) {
let automobiles, places, planes, rides, tiles;
[tiles, planes] = py.unpacked([py.method(own, "get", "tiles", new Map([])), py.method(own, "get", "planes", new Map([]))]);
places = [...(function* () { for (const [number, place] of py.iter_(py.enumerate_(board.places))) { for (const _ of py.iter_(py.range_(py.method(tiles, "get", place, (py.contains(board.two_tiles, place) ? 2 : 1))))) { yield py.add(first, number); } } })()];
rides = [...(function* () { for (const [ride, colour] of py.iter_(py.enumerate_(py.index(c_tuple___, new py.Slice(null, 5))))) { for (const _ of py.iter_(py.range_(py.method(planes, "get", colour, board.planes_per_colour)))) { yield ride; } } })()];
automobiles = [...(function* () { for (const _ of py.iter_(py.range_(py.method(own, "get", "automobiles", board.automobiles)))) { yield 5; } })()];
return [...py.iter_(places), ...py.iter_(rides), ...py.iter_(automobiles)];
return null;
}
function* f__notes_on_whole(board, own) {
let colour, colours, count, has_planes, one, other, planes, room, there, told;
[count, room] = py.unpacked([py.len_(f_faces_on(board, 0, own)), py.len_(f_faces_on(board, 0, new Map([])))]);
if (!(!py.lt(count, 52) && !py.lt(room, count))) {
yield new C_BoxNote("tile-count", new Map([["count", count], ["fewest", 52], ["most", room]]));
}
colours = new Map([...board.colours, ...py.method(own, "get", "colours", new Map([]))]);
planes = py.method(own, "get", "planes", new Map([]));
for (colour of py.iter_(c_tuple____)) {
there = [...(function* () { for (const [place, its] of py.iter_(py.method(colours, "items"))) if (py.eq(its, colour)) { yield place; } })()];
has_planes = py.lt(0, py.method(planes, "get", colour, board.planes_per_colour));
if (py.truth(py.and_(has_planes, () => py.lt(py.add(py.len_(there), py.len_(board.by_plane_only)), 2)))) {
yield new C_BoxNote("plane-nowhere", new Map([["colour", colour], ["count", py.len_(there)]]));
}
if (py.truth(py.and_(there, () => !py.truth(has_planes)))) {
told = new Map([["colour", colour], ["place", py.index(there, 0)], ["count", py.len_(there)]]);
yield new C_BoxNote("place-unreached", told);
}
}
for ([one, other] of py.iter_([...py.iter_(board.borders), ...py.iter_(board.ferries)])) {
if (py.eq(py.index(colours, one), py.index(colours, other))) {
told = new Map([["one", one], ["other", other], ["colour", py.index(colours, one)]]);
yield new C_BoxNote("neighbours", told, false);
}
}
return null;
}
function* f_notes(box, own) {
let board, is_sound, key, note, part, tables;
board = py.next_((function* () { for (const board of py.iter_(box.boards)) if (py.eq(f_game_of_board(board), py.index(own, "game"))) { yield board; } })());
tables = [...(function* () { for (const key of py.iter_(["colours", "tiles", "planes"])) if (!py.truth(py.is_table(py.method(own, "get", key, new Map([]))))) { yield key; } })()];
for (key of py.iter_(tables)) {
yield new C_BoxNote("not-a-table", new Map([["key", key]]));
}
if (py.truth(tables)) {
return null;
}
is_sound = true;
for (part of py.iter_([f__notes_on_places(board, py.method(own, "get", "colours", new Map([])), py.method(own, "get", "tiles", new Map([]))), f__notes_on_colours(board, py.method(own, "get", "colours", new Map([]))), f__notes_on_counts(own)])) {
for (note of py.iter_(part)) {
is_sound = false;
yield note;
}
}
if (py.truth(is_sound)) {
yield* py.iter_(f__notes_on_whole(board, own));
}
return null;
}
function f_standard(box) {
let board;
board = py.index(box.boards, 0);
return new Map([["format", 1], ["game", f_game_of_board(board)], ["name", "Tenfold’s box"], ["automobiles", board.automobiles], ["colours", py.dict_(board.colours)], ["tiles", new Map((function* () { for (const place of py.iter_(board.two_tiles)) { yield [place, 2]; } })())], ["planes", new Map((function* () { for (const colour of py.iter_(c_tuple____)) { yield [colour, board.planes_per_colour]; } })())]]);
return null;
}
const c_tuple = ["format", "game", "name", "source"];
const c_tuple_ = ["ten_days_africa"];
const c_tuple__ = ["colours", "tiles", "planes", "automobiles"];
const c_tuple___ = ["blue", "green", "orange", "pink", "yellow", "purple"];
const c_tuple____ = ["blue", "green", "orange", "pink", "yellow"];
const c_Box = {boards: [{automobiles: 5, borders: [["Algeria", "Libya"], ["Algeria", "Mali"], ["Algeria", "Mauritania"], ["Algeria", "Morocco"], ["Algeria", "Niger"], ["Algeria", "Tunisia"], ["Angola", "Congo"], ["Angola", "Democratic Republic of the Congo"], ["Angola", "Namibia"], ["Angola", "Zambia"], ["Benin", "Burkina Faso"], ["Benin", "Niger"], ["Benin", "Nigeria"], ["Benin", "Togo"], ["Botswana", "Namibia"], ["Botswana", "South Africa"], ["Botswana", "Zambia"], ["Botswana", "Zimbabwe"], ["Burkina Faso", "Ghana"], ["Burkina Faso", "Ivory Coast"], ["Burkina Faso", "Mali"], ["Burkina Faso", "Niger"], ["Burkina Faso", "Togo"], ["Cameroon", "Central African Republic"], ["Cameroon", "Chad"], ["Cameroon", "Congo"], ["Cameroon", "Gabon"], ["Cameroon", "Nigeria"], ["Central African Republic", "Chad"], ["Central African Republic", "Congo"], ["Central African Republic", "Democratic Republic of the Congo"], ["Central African Republic", "Sudan"], ["Chad", "Libya"], ["Chad", "Niger"], ["Chad", "Nigeria"], ["Chad", "Sudan"], ["Congo", "Democratic Republic of the Congo"], ["Congo", "Gabon"], ["Democratic Republic of the Congo", "Rwanda"], ["Democratic Republic of the Congo", "Tanzania"], ["Democratic Republic of the Congo", "Uganda"], ["Democratic Republic of the Congo", "Zambia"], ["Egypt", "Libya"], ["Egypt", "Sudan"], ["Eritrea", "Ethiopia"], ["Eritrea", "Sudan"], ["Ethiopia", "Kenya"], ["Ethiopia", "Somalia"], ["Ethiopia", "Sudan"], ["Ghana", "Ivory Coast"], ["Ghana", "Togo"], ["Guinea", "Ivory Coast"], ["Guinea", "Liberia"], ["Guinea", "Mali"], ["Guinea", "Senegal"], ["Guinea", "Sierra Leone"], ["Ivory Coast", "Liberia"], ["Ivory Coast", "Mali"], ["Kenya", "Somalia"], ["Kenya", "Tanzania"], ["Kenya", "Uganda"], ["Liberia", "Sierra Leone"], ["Libya", "Niger"], ["Libya", "Sudan"], ["Libya", "Tunisia"], ["Mali", "Mauritania"], ["Mali", "Niger"], ["Mali", "Senegal"], ["Mauritania", "Senegal"], ["Mozambique", "South Africa"], ["Mozambique", "Tanzania"], ["Mozambique", "Zambia"], ["Mozambique", "Zimbabwe"], ["Namibia", "South Africa"], ["Namibia", "Zambia"], ["Niger", "Nigeria"], ["Rwanda", "Tanzania"], ["Rwanda", "Uganda"], ["South Africa", "Zimbabwe"], ["Tanzania", "Uganda"], ["Tanzania", "Zambia"], ["Zambia", "Zimbabwe"]], by_plane_only: [], colours: new Map([["Algeria", "orange"], ["Angola", "yellow"], ["Benin", "orange"], ["Botswana", "green"], ["Burkina Faso", "blue"], ["Cameroon", "green"], ["Central African Republic", "yellow"], ["Chad", "orange"], ["Congo", "blue"], ["Democratic Republic of the Congo", "green"], ["Egypt", "pink"], ["Eritrea", "yellow"], ["Ethiopia", "orange"], ["Gabon", "pink"], ["Ghana", "yellow"], ["Guinea", "green"], ["Ivory Coast", "orange"], ["Kenya", "yellow"], ["Liberia", "blue"], ["Libya", "green"], ["Madagascar", "pink"], ["Mali", "yellow"], ["Mauritania", "blue"], ["Morocco", "green"], ["Mozambique", "orange"], ["Namibia", "orange"], ["Niger", "pink"], ["Nigeria", "blue"], ["Rwanda", "orange"], ["Senegal", "pink"], ["Sierra Leone", "yellow"], ["Somalia", "green"], ["South Africa", "blue"], ["Sudan", "blue"], ["Tanzania", "blue"], ["Togo", "green"], ["Tunisia", "pink"], ["Uganda", "pink"], ["Zambia", "pink"], ["Zimbabwe", "yellow"]]), ferries: [["Madagascar", "Mozambique"], ["Madagascar", "Tanzania"]], name: "Africa", places: ["Algeria", "Angola", "Benin", "Botswana", "Burkina Faso", "Cameroon", "Central African Republic", "Chad", "Congo", "Democratic Republic of the Congo", "Egypt", "Eritrea", "Ethiopia", "Gabon", "Ghana", "Guinea", "Ivory Coast", "Kenya", "Liberia", "Libya", "Madagascar", "Mali", "Mauritania", "Morocco", "Mozambique", "Namibia", "Niger", "Nigeria", "Rwanda", "Senegal", "Sierra Leone", "Somalia", "South Africa", "Sudan", "Tanzania", "Togo", "Tunisia", "Uganda", "Zambia", "Zimbabwe"], planes_per_colour: 2, two_tiles: ["Chad", "Democratic Republic of the Congo", "Mali", "Niger", "Sudan"]}], colours: new Map([["Algeria", "orange"], ["Angola", "yellow"], ["Benin", "orange"], ["Botswana", "green"], ["Burkina Faso", "blue"], ["Cameroon", "green"], ["Central African Republic", "yellow"], ["Chad", "orange"], ["Congo", "blue"], ["Democratic Republic of the Congo", "green"], ["Egypt", "pink"], ["Eritrea", "yellow"], ["Ethiopia", "orange"], ["Gabon", "pink"], ["Ghana", "yellow"], ["Guinea", "green"], ["Ivory Coast", "orange"], ["Kenya", "yellow"], ["Liberia", "blue"], ["Libya", "green"], ["Madagascar", "pink"], ["Mali", "yellow"], ["Mauritania", "blue"], ["Morocco", "green"], ["Mozambique", "orange"], ["Namibia", "orange"], ["Niger", "pink"], ["Nigeria", "blue"], ["Rwanda", "orange"], ["Senegal", "pink"], ["Sierra Leone", "yellow"], ["Somalia", "green"], ["South Africa", "blue"], ["Sudan", "blue"], ["Tanzania", "blue"], ["Togo", "green"], ["Tunisia", "pink"], ["Uganda", "pink"], ["Zambia", "pink"], ["Zimbabwe", "yellow"]]), places: ["Algeria", "Angola", "Benin", "Botswana", "Burkina Faso", "Cameroon", "Central African Republic", "Chad", "Congo", "Democratic Republic of the Congo", "Egypt", "Eritrea", "Ethiopia", "Gabon", "Ghana", "Guinea", "Ivory Coast", "Kenya", "Liberia", "Libya", "Madagascar", "Mali", "Mauritania", "Morocco", "Mozambique", "Namibia", "Niger", "Nigeria", "Rwanda", "Senegal", "Sierra Leone", "Somalia", "South Africa", "Sudan", "Tanzania", "Togo", "Tunisia", "Uganda", "Zambia", "Zimbabwe"]};

export default { notes_on: py.partial(f_notes_on, c_tuple_, c_tuple__, py.partial(f_notes, c_Box)), standard: py.partial(f_standard, c_Box) };
