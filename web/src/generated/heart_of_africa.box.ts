// Written by `make web-types` from the game's Python sources.
// @ts-nocheck
/* eslint-disable */
import * as py from '../local/python';

class C_BoxNote {
constructor(code, args = new Map(), is_fault = true) { this.code = code; this.args = args; this.is_fault = is_fault; }
}
class C_Board {
constructor(places, stops, tracks, tickets) { this.places = places; this.stops = stops; this.tracks = tracks; this.tickets = tickets; }
}
class C_Place {
constructor(id, name, kind, is_dead_end, stops) { this.id = id; this.name = name; this.kind = kind; this.is_dead_end = is_dead_end; this.stops = stops; }
}
class C_Ticket {
constructor(ends, points) { this.ends = ends; this.points = points; }
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
function f__unknown(number, place) {
let close, told;
told = new Map([["number", number], ["place", py.cited(place)]]);
close = f_closest(py.cited(place), c_dict);
return (py.truth(close) ? new C_BoxNote("ticket-place-close", new Map([...told, ["close", close]])) : new C_BoxNote("ticket-place", told));
return null;
}
function f__fault_of(number, ticket) {
let first, place, points, second, told;
if ((!py.truth(py.is_list(ticket)) || !py.eq(py.len_(ticket), 3) || !py.truth(py.all_((function* () { for (const one of py.iter_(py.index(ticket, new py.Slice(null, 2)))) { yield py.is_text(one); } })())))) {
return new C_BoxNote("ticket-shape", new Map([["number", number]]));
}
[first, second, points] = py.unpacked(ticket);
for (place of py.iter_([first, second])) {
if (!py.contains(c_dict, place)) {
return f__unknown(number, place);
}
}
if (py.eq(first, second)) {
return new C_BoxNote("ticket-same", new Map([["number", number], ["place", first]]));
}
if (!py.truth(py.is_whole(points, 1, 50))) {
told = new Map([["number", number], ["points", py.cited(points)], ["most", 50]]);
return new C_BoxNote("ticket-points", told);
}
return null;
return null;
}
function f_spaces_between(first, second) {
return py.min_([...(function* () { for (const one of py.iter_(py.index(c_list, first))) { for (const other of py.iter_(py.index(c_list, second))) { yield py.index(py.index(c_list_, one), other); } } })()]);
return null;
}
function* f_notes(box) {
let before, count, fault, first, number, points, second, seen, spaces, ticket, tickets, told;
tickets = py.method(box, "get", "tickets", []);
if ((!py.truth(py.is_list(tickets)) || !(!py.lt(py.len_(tickets), 30) && !py.lt(60, py.len_(tickets))))) {
count = (py.truth(py.is_list(tickets)) ? py.len_(tickets) : 0);
yield new C_BoxNote("ticket-count", new Map([["count", count], ["fewest", 30], ["most", 60]]));
return null;
}
seen = new Map([]);
for ([number, ticket] of py.iter_(py.enumerate_(tickets, 1))) {
fault = f__fault_of(number, ticket);
if ((fault !== null)) {
yield fault;
continue;
}
[first, second, points] = py.unpacked(ticket);
before = py.method(seen, "setdefault", py.frozenset_([first, second]), number);
if (!py.eq(before, number)) {
yield new C_BoxNote("ticket-twice", new Map([["number", number], ["ticket", ("" + py.str_(first) + "-" + py.str_(second))], ["before", before]]));
}
spaces = f_spaces_between(py.index(c_dict, first), py.index(c_dict, second));
if (!py.eq(points, spaces)) {
told = new Map([["number", number], ["ticket", ("" + py.str_(first) + "-" + py.str_(second))]]);
yield new C_BoxNote("ticket-value", new Map([...told, ["points", points], ["spaces", spaces]]), false);
}
}
return null;
}
function f_standard() {
let tickets;
tickets = [...(function* () { for (const ticket of py.iter_(c_Board.tickets)) { yield [...py.iter_((function* () { for (const end of py.iter_(ticket.ends)) { yield py.index(c_Board.places, end).id; } })()), ticket.points]; } })()];
return new Map([["format", 1], ["game", "heart_of_africa"], ["name", "Tenfold’s deck"], ["tickets", tickets]]);
return null;
}
const c_tuple = ["format", "game", "name", "source"];
const c_tuple_ = ["heart_of_africa"];
const c_tuple__ = ["tickets"];
const c_dict = new Map([["ngaoundere", 0], ["douala", 1], ["libreville", 2], ["bangui", 3], ["bondo", 4], ["fachoda", 5], ["addis-ababa", 6], ["bogoro", 7], ["port-florence", 8], ["mombasa", 9], ["dar-es-salaam", 10], ["cabinda", 11], ["leopoldville", 12], ["luanda", 13], ["ujiji", 14], ["elizabethville", 15], ["livingstonia", 16], ["mocamedes", 17], ["serpa-pinto", 18], ["zomba", 19], ["mocambique", 20], ["salisbury", 21], ["beira", 22], ["bulawayo", 23], ["windhoek", 24], ["walvis-bay", 25], ["pretoria", 26], ["port-nolloth", 27], ["bloemfontein", 28], ["durban", 29], ["cape-town", 30], ["port-elizabeth", 31], ["east-london", 32], ["nigeria", 43], ["chad", 44], ["sudan", 45], ["madagascar", 46]]);
const c_list = [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35], [36], [37], [38], [39], [40], [41], [42], [43, 44], [45, 46], [47, 48], [49, 50]];
const c_list_ = [[0, 3, 4, 3, 4, 6, 11, 8, 10, 12, 13, 7, 6, 8, 12, 13, 15, 11, 12, 17, 17, 15, 17, 16, 14, 15, 17, 17, 18, 19, 19, 20, 20, 2, 9, 11, 6, 10, 10, 12, 13, 14, 14, 5, 3, 4, 4, 8, 14, 20, 24], [3, 0, 1, 4, 6, 9, 14, 10, 12, 14, 15, 4, 5, 5, 12, 13, 15, 8, 9, 17, 19, 15, 17, 14, 11, 12, 14, 14, 15, 16, 16, 17, 17, 5, 12, 13, 8, 10, 7, 9, 13, 11, 15, 2, 6, 7, 7, 11, 17, 22, 22], [4, 1, 0, 4, 6, 10, 15, 10, 12, 14, 15, 3, 4, 4, 11, 12, 14, 7, 8, 16, 18, 14, 16, 13, 10, 11, 13, 13, 14, 15, 15, 16, 16, 6, 12, 13, 8, 9, 6, 8, 12, 10, 14, 3, 7, 8, 8, 12, 18, 21, 21], [3, 4, 4, 0, 2, 6, 11, 6, 8, 10, 11, 4, 3, 5, 10, 11, 13, 8, 9, 15, 15, 13, 15, 14, 11, 12, 14, 14, 15, 16, 16, 17, 17, 2, 8, 9, 4, 8, 7, 9, 11, 11, 12, 6, 6, 7, 4, 8, 14, 18, 22], [4, 6, 6, 2, 0, 4, 9, 4, 6, 8, 9, 6, 5, 7, 8, 9, 11, 10, 11, 13, 13, 11, 13, 12, 13, 14, 14, 16, 16, 15, 18, 18, 18, 2, 6, 7, 2, 6, 9, 11, 9, 12, 10, 8, 7, 8, 4, 6, 12, 16, 20], [6, 9, 10, 6, 4, 0, 5, 5, 6, 8, 9, 10, 9, 11, 9, 10, 11, 14, 15, 13, 13, 13, 15, 14, 17, 18, 16, 20, 18, 17, 21, 20, 20, 4, 3, 7, 6, 10, 13, 15, 13, 16, 10, 11, 9, 10, 6, 2, 8, 16, 20], [11, 14, 15, 11, 9, 5, 0, 5, 5, 7, 8, 14, 13, 15, 9, 10, 10, 18, 17, 12, 12, 13, 14, 14, 18, 19, 16, 21, 18, 17, 21, 20, 20, 9, 3, 4, 9, 11, 15, 17, 13, 16, 9, 16, 14, 15, 11, 7, 3, 15, 19], [8, 10, 10, 6, 4, 5, 5, 0, 2, 4, 5, 9, 8, 10, 4, 5, 7, 13, 12, 9, 9, 8, 10, 9, 13, 14, 11, 16, 13, 12, 16, 15, 15, 6, 2, 3, 4, 6, 10, 12, 8, 11, 6, 12, 11, 12, 8, 7, 8, 12, 16], [10, 12, 12, 8, 6, 6, 5, 2, 0, 2, 3, 11, 10, 12, 6, 7, 5, 15, 14, 7, 7, 9, 9, 10, 15, 16, 12, 18, 14, 13, 17, 16, 16, 8, 3, 1, 6, 8, 12, 14, 10, 13, 4, 14, 13, 14, 10, 8, 8, 10, 14], [12, 14, 14, 10, 8, 8, 7, 4, 2, 0, 1, 13, 12, 13, 5, 5, 3, 15, 13, 5, 5, 7, 7, 8, 13, 14, 10, 16, 12, 11, 15, 14, 14, 10, 5, 3, 8, 7, 11, 13, 8, 11, 2, 16, 15, 16, 12, 10, 10, 8, 12], [13, 15, 15, 11, 9, 9, 8, 5, 3, 1, 0, 14, 13, 14, 6, 5, 3, 16, 13, 5, 4, 7, 7, 8, 13, 14, 10, 16, 12, 11, 15, 14, 14, 11, 6, 4, 9, 8, 12, 14, 8, 11, 3, 17, 16, 17, 13, 11, 11, 7, 11], [7, 4, 3, 4, 6, 10, 14, 9, 11, 13, 14, 0, 1, 1, 8, 9, 11, 4, 5, 13, 15, 11, 13, 10, 7, 8, 10, 10, 11, 12, 12, 13, 13, 6, 11, 12, 5, 6, 3, 5, 9, 7, 11, 6, 10, 11, 8, 12, 17, 18, 18], [6, 5, 4, 3, 5, 9, 13, 8, 10, 12, 13, 1, 0, 2, 7, 8, 10, 5, 6, 12, 14, 10, 12, 11, 8, 9, 11, 11, 12, 13, 13, 14, 14, 5, 10, 11, 4, 5, 4, 6, 8, 8, 10, 7, 9, 10, 7, 11, 16, 17, 19], [8, 5, 4, 5, 7, 11, 15, 10, 12, 13, 14, 1, 2, 0, 8, 9, 11, 3, 4, 12, 14, 10, 12, 9, 6, 7, 9, 9, 10, 11, 11, 12, 12, 7, 12, 13, 6, 6, 2, 4, 9, 6, 11, 7, 11, 12, 9, 13, 18, 17, 17], [12, 12, 11, 10, 8, 9, 9, 4, 6, 5, 6, 8, 7, 8, 0, 1, 3, 10, 8, 5, 7, 4, 6, 5, 9, 10, 7, 12, 9, 8, 12, 11, 11, 10, 6, 7, 6, 2, 6, 8, 4, 7, 3, 14, 15, 16, 12, 11, 12, 10, 14], [13, 13, 12, 11, 9, 10, 10, 5, 7, 5, 5, 9, 8, 9, 1, 0, 2, 11, 8, 4, 6, 3, 5, 4, 8, 9, 6, 11, 8, 7, 11, 10, 10, 11, 7, 8, 7, 3, 7, 9, 3, 6, 3, 15, 16, 17, 13, 12, 13, 9, 13], [15, 15, 14, 13, 11, 11, 10, 7, 5, 3, 3, 11, 10, 11, 3, 2, 0, 13, 10, 2, 4, 4, 4, 5, 10, 11, 7, 13, 9, 8, 12, 11, 11, 13, 8, 6, 9, 5, 9, 11, 5, 8, 1, 17, 18, 19, 15, 13, 13, 7, 11], [11, 8, 7, 8, 10, 14, 18, 13, 15, 15, 16, 4, 5, 3, 10, 11, 13, 0, 4, 12, 14, 10, 12, 9, 4, 4, 9, 7, 10, 11, 9, 12, 12, 10, 15, 16, 9, 8, 4, 2, 9, 6, 13, 10, 14, 15, 12, 16, 21, 17, 17], [12, 9, 8, 9, 11, 15, 17, 12, 14, 13, 13, 5, 6, 4, 8, 8, 10, 4, 0, 8, 10, 6, 8, 5, 4, 5, 5, 7, 6, 7, 9, 8, 8, 11, 14, 15, 10, 6, 2, 2, 5, 2, 11, 11, 15, 16, 13, 17, 20, 13, 13], [17, 17, 16, 15, 13, 13, 12, 9, 7, 5, 5, 13, 12, 12, 5, 4, 2, 12, 8, 0, 2, 2, 2, 3, 8, 9, 5, 11, 7, 6, 10, 9, 9, 15, 10, 8, 11, 7, 10, 10, 4, 6, 3, 19, 20, 21, 17, 15, 15, 5, 9], [17, 19, 18, 15, 13, 13, 12, 9, 7, 5, 4, 15, 14, 14, 7, 6, 4, 14, 10, 2, 0, 4, 3, 5, 10, 11, 7, 13, 9, 7, 12, 11, 10, 15, 10, 8, 13, 9, 12, 12, 6, 8, 5, 21, 20, 21, 17, 15, 15, 3, 7], [15, 15, 14, 13, 11, 13, 13, 8, 9, 7, 7, 11, 10, 10, 4, 3, 4, 10, 6, 2, 4, 0, 2, 1, 6, 7, 3, 9, 5, 4, 8, 7, 7, 13, 10, 10, 9, 5, 8, 8, 2, 4, 5, 17, 18, 19, 15, 15, 16, 7, 10], [17, 17, 16, 15, 13, 15, 14, 10, 9, 7, 7, 13, 12, 12, 6, 5, 4, 12, 8, 2, 3, 2, 0, 3, 8, 9, 5, 11, 7, 4, 10, 8, 7, 15, 12, 10, 11, 7, 10, 10, 4, 6, 5, 19, 20, 21, 17, 17, 17, 6, 10], [16, 14, 13, 14, 12, 14, 14, 9, 10, 8, 8, 10, 11, 9, 5, 4, 5, 9, 5, 3, 5, 1, 3, 0, 5, 6, 2, 8, 4, 3, 7, 6, 6, 14, 11, 11, 10, 6, 7, 7, 3, 3, 6, 16, 19, 20, 16, 16, 17, 8, 9], [14, 11, 10, 11, 13, 17, 18, 13, 15, 13, 13, 7, 8, 6, 9, 8, 10, 4, 4, 8, 10, 6, 8, 5, 0, 1, 5, 3, 6, 7, 5, 8, 8, 13, 15, 16, 12, 8, 4, 2, 5, 2, 11, 13, 17, 18, 15, 19, 21, 13, 13], [15, 12, 11, 12, 14, 18, 19, 14, 16, 14, 14, 8, 9, 7, 10, 9, 11, 4, 5, 9, 11, 7, 9, 6, 1, 0, 6, 3, 7, 8, 5, 8, 9, 14, 16, 17, 13, 9, 5, 3, 6, 3, 12, 14, 18, 19, 16, 20, 22, 14, 14], [17, 14, 13, 14, 14, 16, 16, 11, 12, 10, 10, 10, 11, 9, 7, 6, 7, 9, 5, 5, 7, 3, 5, 2, 5, 6, 0, 6, 2, 2, 5, 4, 4, 16, 13, 13, 12, 8, 7, 7, 5, 3, 8, 16, 20, 21, 18, 18, 19, 10, 8], [17, 14, 13, 14, 16, 20, 21, 16, 18, 16, 16, 10, 11, 9, 12, 11, 13, 7, 7, 11, 13, 9, 11, 8, 3, 3, 6, 0, 4, 7, 2, 5, 6, 16, 18, 19, 15, 11, 7, 5, 8, 5, 14, 16, 20, 21, 18, 22, 24, 16, 13], [18, 15, 14, 15, 16, 18, 18, 13, 14, 12, 12, 11, 12, 10, 9, 8, 9, 10, 6, 7, 9, 5, 7, 4, 6, 7, 2, 4, 0, 3, 3, 2, 2, 17, 15, 15, 14, 10, 8, 8, 7, 4, 10, 17, 21, 22, 19, 20, 21, 12, 9], [19, 16, 15, 16, 15, 17, 17, 12, 13, 11, 11, 12, 13, 11, 8, 7, 8, 11, 7, 6, 7, 4, 4, 3, 7, 8, 2, 7, 3, 0, 6, 4, 3, 17, 14, 14, 13, 9, 9, 9, 6, 5, 9, 18, 22, 23, 19, 19, 20, 10, 6], [19, 16, 15, 16, 18, 21, 21, 16, 17, 15, 15, 12, 13, 11, 12, 11, 12, 9, 9, 10, 12, 8, 10, 7, 5, 5, 5, 2, 3, 6, 0, 3, 4, 18, 18, 18, 17, 13, 9, 7, 10, 7, 13, 18, 22, 23, 20, 23, 24, 15, 12], [20, 17, 16, 17, 18, 20, 20, 15, 16, 14, 14, 13, 14, 12, 11, 10, 11, 12, 8, 9, 11, 7, 8, 6, 8, 8, 4, 5, 2, 4, 3, 0, 1, 19, 17, 17, 16, 12, 10, 10, 9, 6, 12, 19, 23, 24, 21, 22, 23, 14, 10], [20, 17, 16, 17, 18, 20, 20, 15, 16, 14, 14, 13, 14, 12, 11, 10, 11, 12, 8, 9, 10, 7, 7, 6, 8, 9, 4, 6, 2, 3, 4, 1, 0, 19, 17, 17, 16, 12, 10, 10, 9, 6, 12, 19, 23, 24, 21, 22, 23, 13, 9], [2, 5, 6, 2, 2, 4, 9, 6, 8, 10, 11, 6, 5, 7, 10, 11, 13, 10, 11, 15, 15, 13, 15, 14, 13, 14, 16, 16, 17, 17, 18, 19, 19, 0, 7, 9, 4, 8, 9, 11, 11, 13, 12, 7, 5, 6, 2, 6, 12, 18, 22], [9, 12, 12, 8, 6, 3, 3, 2, 3, 5, 6, 11, 10, 12, 6, 7, 8, 15, 14, 10, 10, 10, 12, 11, 15, 16, 13, 18, 15, 14, 18, 17, 17, 7, 0, 4, 6, 8, 12, 14, 10, 13, 7, 14, 12, 13, 9, 5, 6, 13, 17], [11, 13, 13, 9, 7, 7, 4, 3, 1, 3, 4, 12, 11, 13, 7, 8, 6, 16, 15, 8, 8, 10, 10, 11, 16, 17, 13, 19, 15, 14, 18, 17, 17, 9, 4, 0, 7, 9, 13, 15, 11, 14, 5, 15, 14, 15, 11, 9, 7, 11, 15], [6, 8, 8, 4, 2, 6, 9, 4, 6, 8, 9, 5, 4, 6, 6, 7, 9, 9, 10, 11, 13, 9, 11, 10, 12, 13, 12, 15, 14, 13, 17, 16, 16, 4, 6, 7, 0, 4, 8, 10, 7, 10, 9, 10, 9, 10, 6, 8, 12, 16, 19], [10, 10, 9, 8, 6, 10, 11, 6, 8, 7, 8, 6, 5, 6, 2, 3, 5, 8, 6, 7, 9, 5, 7, 6, 8, 9, 8, 11, 10, 9, 13, 12, 12, 8, 8, 9, 4, 0, 4, 6, 3, 6, 5, 12, 13, 14, 10, 12, 14, 12, 15], [10, 7, 6, 7, 9, 13, 15, 10, 12, 11, 12, 3, 4, 2, 6, 7, 9, 4, 2, 10, 12, 8, 10, 7, 4, 5, 7, 7, 8, 9, 9, 10, 10, 9, 12, 13, 8, 4, 0, 2, 7, 4, 9, 9, 13, 14, 11, 15, 18, 15, 15], [12, 9, 8, 9, 11, 15, 17, 12, 14, 13, 14, 5, 6, 4, 8, 9, 11, 2, 2, 10, 12, 8, 10, 7, 2, 3, 7, 5, 8, 9, 7, 10, 10, 11, 14, 15, 10, 6, 2, 0, 7, 4, 11, 11, 15, 16, 13, 17, 20, 15, 15], [13, 13, 12, 11, 9, 13, 13, 8, 10, 8, 8, 9, 8, 9, 4, 3, 5, 9, 5, 4, 6, 2, 4, 3, 5, 6, 5, 8, 7, 6, 10, 9, 9, 11, 10, 11, 7, 3, 7, 7, 0, 3, 6, 15, 16, 17, 13, 15, 16, 9, 12], [14, 11, 10, 11, 12, 16, 16, 11, 13, 11, 11, 7, 8, 6, 7, 6, 8, 6, 2, 6, 8, 4, 6, 3, 2, 3, 3, 5, 4, 5, 7, 6, 6, 13, 13, 14, 10, 6, 4, 4, 3, 0, 9, 13, 17, 18, 15, 18, 19, 11, 11], [14, 15, 14, 12, 10, 10, 9, 6, 4, 2, 3, 11, 10, 11, 3, 3, 1, 13, 11, 3, 5, 5, 5, 6, 11, 12, 8, 14, 10, 9, 13, 12, 12, 12, 7, 5, 9, 5, 9, 11, 6, 9, 0, 17, 17, 18, 14, 12, 12, 8, 12], [5, 2, 3, 6, 8, 11, 16, 12, 14, 16, 17, 6, 7, 7, 14, 15, 17, 10, 11, 19, 21, 17, 19, 16, 13, 14, 16, 16, 17, 18, 18, 19, 19, 7, 14, 15, 10, 12, 9, 11, 15, 13, 17, 0, 8, 9, 9, 13, 19, 24, 24], [3, 6, 7, 6, 7, 9, 14, 11, 13, 15, 16, 10, 9, 11, 15, 16, 18, 14, 15, 20, 20, 18, 20, 19, 17, 18, 20, 20, 21, 22, 22, 23, 23, 5, 12, 14, 9, 13, 13, 15, 16, 17, 17, 8, 0, 7, 7, 11, 17, 23, 27], [4, 7, 8, 7, 8, 10, 15, 12, 14, 16, 17, 11, 10, 12, 16, 17, 19, 15, 16, 21, 21, 19, 21, 20, 18, 19, 21, 21, 22, 23, 23, 24, 24, 6, 13, 15, 10, 14, 14, 16, 17, 18, 18, 9, 7, 0, 8, 12, 18, 24, 28], [4, 7, 8, 4, 4, 6, 11, 8, 10, 12, 13, 8, 7, 9, 12, 13, 15, 12, 13, 17, 17, 15, 17, 16, 15, 16, 18, 18, 19, 19, 20, 21, 21, 2, 9, 11, 6, 10, 11, 13, 13, 15, 14, 9, 7, 8, 0, 8, 14, 20, 24], [8, 11, 12, 8, 6, 2, 7, 7, 8, 10, 11, 12, 11, 13, 11, 12, 13, 16, 17, 15, 15, 15, 17, 16, 19, 20, 18, 22, 20, 19, 23, 22, 22, 6, 5, 9, 8, 12, 15, 17, 15, 18, 12, 13, 11, 12, 8, 0, 10, 18, 22], [14, 17, 18, 14, 12, 8, 3, 8, 8, 10, 11, 17, 16, 18, 12, 13, 13, 21, 20, 15, 15, 16, 17, 17, 21, 22, 19, 24, 21, 20, 24, 23, 23, 12, 6, 7, 12, 14, 18, 20, 16, 19, 12, 19, 17, 18, 14, 10, 0, 18, 22], [20, 22, 21, 18, 16, 16, 15, 12, 10, 8, 7, 18, 17, 17, 10, 9, 7, 17, 13, 5, 3, 7, 6, 8, 13, 14, 10, 16, 12, 10, 15, 14, 13, 18, 13, 11, 16, 12, 15, 15, 9, 11, 8, 24, 23, 24, 20, 18, 18, 0, 4], [24, 22, 21, 22, 20, 20, 19, 16, 14, 12, 11, 18, 19, 17, 14, 13, 11, 17, 13, 9, 7, 10, 10, 9, 13, 14, 8, 13, 9, 6, 12, 10, 9, 22, 17, 15, 19, 15, 15, 15, 12, 11, 12, 24, 27, 28, 24, 22, 22, 4, 0]];
const c_Board = {places: [{id: "ngaoundere"}, {id: "douala"}, {id: "libreville"}, {id: "bangui"}, {id: "bondo"}, {id: "fachoda"}, {id: "addis-ababa"}, {id: "bogoro"}, {id: "port-florence"}, {id: "mombasa"}, {id: "dar-es-salaam"}, {id: "cabinda"}, {id: "leopoldville"}, {id: "luanda"}, {id: "ujiji"}, {id: "elizabethville"}, {id: "livingstonia"}, {id: "mocamedes"}, {id: "serpa-pinto"}, {id: "zomba"}, {id: "mocambique"}, {id: "salisbury"}, {id: "beira"}, {id: "bulawayo"}, {id: "windhoek"}, {id: "walvis-bay"}, {id: "pretoria"}, {id: "port-nolloth"}, {id: "bloemfontein"}, {id: "durban"}, {id: "cape-town"}, {id: "port-elizabeth"}, {id: "east-london"}, {id: "junction-northwest"}, {id: "junction-northeast"}, {id: "junction-east"}, {id: "junction-upper-congo"}, {id: "junction-lower-congo"}, {id: "junction-angola-north"}, {id: "junction-angola-south"}, {id: "junction-central-south"}, {id: "junction-namibia"}, {id: "junction-coast"}, {id: "nigeria"}, {id: "chad"}, {id: "sudan"}, {id: "madagascar"}], tickets: [{ends: [3, 1], points: 4}, {ends: [30, 32], points: 4}, {ends: [23, 20], points: 5}, {ends: [10, 19], points: 5}, {ends: [9, 14], points: 5}, {ends: [23, 32], points: 6}, {ends: [23, 31], points: 6}, {ends: [12, 0], points: 6}, {ends: [26, 25], points: 6}, {ends: [4, 43], points: 7}, {ends: [11, 24], points: 7}, {ends: [29, 27], points: 7}, {ends: [29, 24], points: 7}, {ends: [27, 18], points: 7}, {ends: [7, 12], points: 8}, {ends: [13, 0], points: 8}, {ends: [31, 25], points: 8}, {ends: [8, 45], points: 8}, {ends: [18, 14], points: 8}, {ends: [28, 46], points: 9}, {ends: [7, 11], points: 9}, {ends: [30, 17], points: 9}, {ends: [15, 25], points: 9}, {ends: [17, 26], points: 9}, {ends: [28, 13], points: 10}, {ends: [30, 19], points: 10}, {ends: [44, 8], points: 10}, {ends: [5, 2], points: 10}, {ends: [12, 16], points: 10}, {ends: [22, 27], points: 11}, {ends: [29, 9], points: 11}, {ends: [15, 17], points: 11}, {ends: [5, 16], points: 11}, {ends: [6, 20], points: 12}, {ends: [22, 13], points: 12}, {ends: [2, 8], points: 12}, {ends: [2, 45], points: 12}, {ends: [3, 21], points: 13}, {ends: [10, 24], points: 13}, {ends: [46, 18], points: 13}, {ends: [6, 1], points: 14}, {ends: [10, 32], points: 14}, {ends: [21, 45], points: 15}, {ends: [28, 4], points: 16}, {ends: [44, 20], points: 17}, {ends: [22, 43], points: 19}, {ends: [6, 31], points: 20}, {ends: [1, 46], points: 22}]};

export default { notes_on: py.partial(f_notes_on, c_tuple_, c_tuple__, f_notes), standard: f_standard };
