// Written by `make web-types` from the game's Python sources.
// @ts-nocheck
/* eslint-disable */
import * as py from '../local/python';

class C_Board {
constructor(places, stops, tracks, tickets) { this.places = places; this.stops = stops; this.tracks = tracks; this.tickets = tickets; }
}
class C_Place {
constructor(id, name, kind, is_dead_end, stops) { this.id = id; this.name = name; this.kind = kind; this.is_dead_end = is_dead_end; this.stops = stops; }
}
class C_Stop {
constructor(id, place, x, y) { this.id = id; this.place = place; this.x = x; this.y = y; }
}
class C_Track {
constructor(ends, length, colour, ferry, twin) { this.ends = ends; this.length = length; this.colour = colour; this.ferry = ferry; this.twin = twin; }
}
function f_is_open(state, seat, track) {
let twin;
if (!py.eq(py.index(state.owner, track), 5)) {
return false;
}
twin = py.int_(py.index(c_ndarray, track));
if ((py.eq(twin, -1) || py.eq(py.index(state.owner, twin), 5))) {
return true;
}
return (!py.lt(state.seats, 4) && !py.eq(py.index(state.owner, twin), seat));
return null;
}
function f_mark_open(state, seat, out) {
let track;
for (track of py.iter_(py.range_(117))) {
py.set_item(out, track, f_is_open(state, seat, track));
}
return null;
}
function f_graph_of(state, seat, shared = []) {
let cost, graph, is_open, one, other, owner, track;
graph = new Map([]);
is_open = py.zeros(117, py.null_);
f_mark_open(state, seat, is_open);
for ([track, owner] of py.iter_(py.enumerate_(py.method(state.owner, "tolist")))) {
if (py.truth(py.or_(py.eq(owner, seat), () => py.index(is_open, track)))) {
[one, other] = py.unpacked(py.index(c_Board.tracks, track).ends);
cost = ((py.eq(owner, seat) || py.contains(shared, track)) ? 0 : py.int_(py.index(c_ndarray_, track)));
py.method(py.method(graph, "setdefault", one, []), "append", [other, cost, track]);
py.method(py.method(graph, "setdefault", other, []), "append", [one, cost, track]);
}
}
return graph;
return null;
}
function f_is_done(state, seat, ticket) {
let goal, one, other, start;
for (one of py.iter_(py.range_(2))) {
for (other of py.iter_(py.range_(2))) {
start = py.int_(py.index(c_ndarray__, py.int_(py.index(py.index(state.ticket_places, 0), ticket)), one));
goal = py.int_(py.index(c_ndarray__, py.int_(py.index(py.index(state.ticket_places, 1), ticket)), other));
if (py.eq(py.index(state.group, seat, start), py.index(state.group, seat, goal))) {
return true;
}
}
}
return false;
return null;
}
function f_spaces_of(way) {
return py.sum_((function* () { for (const track of py.iter_(way)) { yield py.int_(py.index(c_ndarray_, track)); } })());
return null;
}
function f__way(state, seat, ticket, route) {
let needed, whole;
if ((route === null)) {
return ["closed", [], 0];
}
[needed, whole] = py.unpacked(route);
return [(py.truth(f_is_done(state, seat, ticket)) ? "done" : "open"), whole, f_spaces_of(needed)];
return null;
}
function f_ends_of(box, ticket) {
return [py.int_(py.index(py.index(box.ticket_places, 0), ticket)), py.int_(py.index(py.index(box.ticket_places, 1), ticket))];
return null;
}
function f_whole_route(state, graph, ticket) {
let cost, first, more, needed, neighbour, queue, second, settled, spaces, stop, track, way;
[first, second] = py.unpacked((function* () { for (const end of py.iter_(f_ends_of(state, ticket))) { yield py.index(c_Board.places, end).stops; } })());
queue = [...(function* () { for (const stop of py.iter_(first)) { yield [0, stop, [], []]; } })()];
settled = py.set_();
while (py.truth(queue)) {
[spaces, stop, needed, way] = py.unpacked(py.heappop(queue));
if (py.contains(second, stop)) {
return [py.list_(needed), py.list_(way)];
}
if (!py.contains(settled, stop)) {
py.method(settled, "add", stop);
for ([neighbour, cost, track] of py.iter_(py.method(graph, "get", stop, []))) {
more = (py.truth(cost) ? [...py.iter_(needed), track] : needed);
py.heappush(queue, [py.add(spaces, cost), neighbour, more, [...py.iter_(way), track]]);
}
}
}
return null;
return null;
}
function f_ways(state, seat, tickets, shared) {
let graph;
graph = f_graph_of(state, seat, shared);
return [...(function* () { for (const ticket of py.iter_(tickets)) { yield f__way(state, seat, ticket, f_whole_route(state, graph, ticket)); } })()];
return null;
}
function f_undecided(state, seat) {
let places;
places = [...(function* () { for (const place of py.iter_(py.range_(py.int_(py.index(state.choosing, seat))))) if (py.eq(py.index(state.chosen, seat, place), 0)) { yield place; } })()];
return [...(function* () { for (const place of py.iter_(places)) { yield py.int_(py.index(state.drawn, seat, place)); } })()];
return null;
}
function f_leaves_choice(chosen, drawn, needed) {
let place, undecided;
undecided = 0;
for (place of py.iter_(py.range_(drawn))) {
if (py.eq(py.index(chosen, place), 1)) {
needed = py.sub(needed, 1);
}
else {
if (py.eq(py.index(chosen, place), 0)) {
undecided = py.add(undecided, 1);
}
}
}
return py.lt(py.max_(needed, 0), undecided);
return null;
}
function f_least_kept(state) {
return (py.eq(state.is_setup, 1) ? 2 : 1);
return null;
}
function f_decisions(state, seat, kept) {
let chosen, drawn, found, place, ticket;
drawn = py.int_(py.index(state.choosing, seat));
chosen = py.array([...(function* () { for (const place of py.iter_(py.range_(4))) { yield py.int_(py.index(state.chosen, seat, place)); } })()]);
found = [];
for (place of py.iter_(py.range_(drawn))) {
if (py.truth(py.and_(py.eq(py.index(chosen, place), 0), () => f_leaves_choice(chosen, drawn, f_least_kept(state))))) {
ticket = py.int_(py.index(state.drawn, seat, place));
py.set_item(chosen, place, (py.contains(kept, ticket) ? 1 : 2));
py.method(found, "append", [ticket, py.contains(kept, ticket)]);
}
}
return found;
return null;
}
function f_lack(state, seat, terrain) {
let most, other;
most = 0;
for (other of py.iter_(py.range_(py.int_(state.seats)))) {
most = py.max_(most, py.int_(py.index(state.terrain, other, terrain)));
}
return py.sub(most, py.int_(py.index(state.terrain, seat, terrain)));
return null;
}
function f_locos_left(state, seat) {
return py.sub(py.int_(py.index(state.hand, seat, 8)), py.int_(py.index(state.claim_locos, seat)));
return null;
}
function f_doubling_of(terrain, cards, wild) {
if (py.eq(cards, 0)) {
return py.add(299, wild);
}
return py.add(py.add(291, py.mul(3, terrain)), (py.eq(cards, 2) ? 2 : wild));
return null;
}
function f_add_doublings(state, seat, out) {
let cards, cost, count, lacking, locos, terrain, track, wild;
track = py.int_(py.index(state.claim_track, seat));
terrain = py.int_(py.index(c_ndarray___, track));
cost = py.int_(py.index(c_ndarray____, py.index(c_ndarray_, track)));
lacking = f_lack(state, seat, terrain);
locos = f_locos_left(state, seat);
py.set_item(out, 0, 290);
count = 1;
for (cards of py.iter_(py.range_(1, py.add(py.min_(cost, py.int_(py.index(state.terrain, seat, terrain))), 1)))) {
if ((!py.lt(py.sub(cost, cards), lacking) && !py.lt(locos, py.sub(cost, cards)))) {
py.set_item(out, count, f_doubling_of(terrain, cards, py.sub(cost, cards)));
count = py.add(count, 1);
}
}
wild = (py.eq(state.extra, 1) ? py.max_(cost, lacking) : cost);
if ((!py.lt(wild, lacking) && !py.lt(locos, wild))) {
py.set_item(out, count, f_doubling_of(terrain, 0, wild));
count = py.add(count, 1);
}
return count;
return null;
}
function f_doublings(state, seat) {
let count, out;
out = py.zeros(py.add(2, 14), py.int_);
count = py.int_(f_add_doublings(state, seat, out));
return [...(function* () { for (const action of py.iter_(py.index(out, new py.Slice(1, count)))) { yield py.index(py.index(c_tuple, py.sub(py.int_(action), 291)), new py.Slice(1, null)); } })()];
return null;
}
function f_doublings_asked(state, seat, track) {
let cost, missing;
cost = py.int_(py.index(c_ndarray____, py.index(c_ndarray_, track)));
missing = py.int_(f_lack(state, seat, py.int_(py.index(c_ndarray___, track))));
if ((py.eq(state.extra, 1) && py.lt(cost, missing))) {
return [[0, missing]];
}
return [...(function* () { for (const locos of py.iter_(py.range_(py.add(cost, 1)))) { yield [py.sub(cost, locos), locos]; } })()];
return null;
}
const c_ndarray = py.array([1, 0, -1, -1, -1, -1, 7, 6, 9, 8, -1, -1, 13, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 28, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 42, 41, -1, 45, 44, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 58, 57, 60, 59, -1, 63, 62, 65, 64, 67, 66, -1, -1, -1, -1, -1, -1, -1, 76, 75, -1, 79, 78, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 93, 92, -1, -1, -1, -1, -1, 100, 99, -1, 103, 102, -1, 106, 105, -1, -1, -1, -1, 112, 111, 114, 113, 116, 115]);
const c_Board = {places: [{stops: [0]}, {stops: [1]}, {stops: [2]}, {stops: [3]}, {stops: [4]}, {stops: [5]}, {stops: [6]}, {stops: [7]}, {stops: [8]}, {stops: [9]}, {stops: [10]}, {stops: [11]}, {stops: [12]}, {stops: [13]}, {stops: [14]}, {stops: [15]}, {stops: [16]}, {stops: [17]}, {stops: [18]}, {stops: [19]}, {stops: [20]}, {stops: [21]}, {stops: [22]}, {stops: [23]}, {stops: [24]}, {stops: [25]}, {stops: [26]}, {stops: [27]}, {stops: [28]}, {stops: [29]}, {stops: [30]}, {stops: [31]}, {stops: [32]}, {stops: [33]}, {stops: [34]}, {stops: [35]}, {stops: [36]}, {stops: [37]}, {stops: [38]}, {stops: [39]}, {stops: [40]}, {stops: [41]}, {stops: [42]}, {stops: [43, 44]}, {stops: [45, 46]}, {stops: [47, 48]}, {stops: [49, 50]}], stops: [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], tracks: [{ends: [0, 44]}, {ends: [0, 44]}, {ends: [0, 45]}, {ends: [0, 33]}, {ends: [0, 1]}, {ends: [0, 3]}, {ends: [1, 43]}, {ends: [1, 43]}, {ends: [1, 2]}, {ends: [1, 2]}, {ends: [1, 3]}, {ends: [2, 3]}, {ends: [2, 11]}, {ends: [2, 11]}, {ends: [2, 12]}, {ends: [3, 4]}, {ends: [3, 33]}, {ends: [3, 12]}, {ends: [33, 46]}, {ends: [33, 4]}, {ends: [33, 5]}, {ends: [4, 5]}, {ends: [4, 7]}, {ends: [4, 36]}, {ends: [5, 47]}, {ends: [5, 6]}, {ends: [5, 34]}, {ends: [6, 48]}, {ends: [6, 48]}, {ends: [6, 34]}, {ends: [6, 8]}, {ends: [6, 35]}, {ends: [34, 7]}, {ends: [34, 8]}, {ends: [7, 8]}, {ends: [7, 14]}, {ends: [7, 36]}, {ends: [8, 35]}, {ends: [8, 9]}, {ends: [35, 9]}, {ends: [9, 42]}, {ends: [9, 10]}, {ends: [9, 10]}, {ends: [10, 16]}, {ends: [10, 20]}, {ends: [10, 20]}, {ends: [42, 16]}, {ends: [42, 14]}, {ends: [14, 15]}, {ends: [14, 37]}, {ends: [15, 16]}, {ends: [15, 21]}, {ends: [15, 40]}, {ends: [16, 19]}, {ends: [19, 21]}, {ends: [19, 22]}, {ends: [19, 20]}, {ends: [20, 22]}, {ends: [20, 22]}, {ends: [20, 49]}, {ends: [20, 49]}, {ends: [49, 50]}, {ends: [50, 29]}, {ends: [50, 29]}, {ends: [11, 12]}, {ends: [11, 12]}, {ends: [11, 13]}, {ends: [11, 13]}, {ends: [12, 13]}, {ends: [12, 36]}, {ends: [12, 37]}, {ends: [36, 37]}, {ends: [37, 40]}, {ends: [37, 38]}, {ends: [13, 38]}, {ends: [13, 17]}, {ends: [13, 17]}, {ends: [17, 39]}, {ends: [17, 25]}, {ends: [17, 25]}, {ends: [38, 39]}, {ends: [38, 18]}, {ends: [39, 18]}, {ends: [39, 24]}, {ends: [18, 41]}, {ends: [40, 41]}, {ends: [40, 21]}, {ends: [21, 22]}, {ends: [21, 23]}, {ends: [23, 41]}, {ends: [23, 26]}, {ends: [23, 29]}, {ends: [22, 29]}, {ends: [22, 29]}, {ends: [41, 24]}, {ends: [41, 26]}, {ends: [41, 28]}, {ends: [24, 25]}, {ends: [24, 27]}, {ends: [25, 27]}, {ends: [25, 27]}, {ends: [26, 28]}, {ends: [26, 29]}, {ends: [26, 29]}, {ends: [27, 28]}, {ends: [27, 30]}, {ends: [27, 30]}, {ends: [28, 29]}, {ends: [28, 30]}, {ends: [28, 31]}, {ends: [28, 32]}, {ends: [30, 31]}, {ends: [30, 31]}, {ends: [31, 32]}, {ends: [31, 32]}, {ends: [32, 29]}, {ends: [32, 29]}]};
const c_ndarray_ = py.array([3, 3, 4, 2, 3, 3, 2, 2, 1, 1, 4, 4, 3, 3, 4, 2, 2, 3, 2, 2, 4, 4, 4, 2, 2, 5, 3, 3, 3, 3, 5, 4, 2, 3, 2, 4, 4, 1, 2, 3, 2, 1, 1, 3, 4, 4, 1, 3, 1, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 4, 6, 6, 1, 1, 1, 1, 2, 4, 5, 4, 3, 4, 2, 3, 3, 2, 4, 4, 2, 2, 2, 2, 2, 3, 2, 2, 1, 3, 2, 3, 4, 4, 2, 3, 4, 1, 3, 3, 3, 2, 2, 2, 4, 2, 2, 3, 3, 2, 2, 3, 3, 1, 1, 3, 3]);
const c_ndarray__ = py.array([py.array([0, 0]), py.array([1, 1]), py.array([2, 2]), py.array([3, 3]), py.array([4, 4]), py.array([5, 5]), py.array([6, 6]), py.array([7, 7]), py.array([8, 8]), py.array([9, 9]), py.array([10, 10]), py.array([11, 11]), py.array([12, 12]), py.array([13, 13]), py.array([14, 14]), py.array([15, 15]), py.array([16, 16]), py.array([17, 17]), py.array([18, 18]), py.array([19, 19]), py.array([20, 20]), py.array([21, 21]), py.array([22, 22]), py.array([23, 23]), py.array([24, 24]), py.array([25, 25]), py.array([26, 26]), py.array([27, 27]), py.array([28, 28]), py.array([29, 29]), py.array([30, 30]), py.array([31, 31]), py.array([32, 32]), py.array([33, 33]), py.array([34, 34]), py.array([35, 35]), py.array([36, 36]), py.array([37, 37]), py.array([38, 38]), py.array([39, 39]), py.array([40, 40]), py.array([41, 41]), py.array([42, 42]), py.array([43, 44]), py.array([45, 46]), py.array([47, 48]), py.array([49, 50])]);
const c_ndarray___ = py.array([0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 0, 2, 0, 0, 1, 1, 0, 0, 2, 0, 0, 2, 1, 2, 2, 2, 2, 1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2]);
const c_ndarray____ = py.array([0, 1, 1, 1, 2, 2, 2]);
const c_tuple = [[0, 1, 0], [0, 1, 1], [0, 2, 0], [1, 1, 0], [1, 1, 1], [1, 2, 0], [2, 1, 0], [2, 1, 1], [2, 2, 0], [3, 0, 1], [3, 0, 2], [3, 0, 3], [3, 0, 4], [3, 0, 5], [3, 0, 6], [3, 0, 7], [3, 0, 8], [3, 0, 9], [3, 0, 10], [3, 0, 11], [3, 0, 12], [3, 0, 13], [3, 0, 14]];

export default { ways: f_ways, undecided: f_undecided, decisions: f_decisions, doublings: f_doublings, doublings_asked: f_doublings_asked, is_done: f_is_done, least_kept: f_least_kept };
