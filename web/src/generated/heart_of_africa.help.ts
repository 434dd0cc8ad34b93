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
function f_spaces_between(first, second) {
return py.min_([...(function* () { for (const one of py.iter_(py.index(c_list, first))) { for (const other of py.iter_(py.index(c_list, second))) { yield py.index(py.index(c_list_, one), other); } } })()]);
return null;
}
function f__spaces_to(place) {
return [...(function* () { for (const stop of py.iter_(py.range_(51))) { yield py.min_([...(function* () { for (const its of py.iter_(py.index(c_list, place))) { yield py.index(py.index(c_list_, stop), its); } })()]); } })()];
return null;
}
function f__ways_to(place, spaces) {
let far, length, nearer, stop, ways;
ways = [...(function* () { for (const stop of py.iter_(py.range_(51))) { yield py.int_(py.contains(py.index(c_list, place), stop)); } })()];
for ([far, stop] of py.iter_(py.sorted_([...(function* () { for (const [stop, its] of py.iter_(py.enumerate_(spaces))) { yield [its, stop]; } })()]))) {
for ([nearer, length] of py.iter_(py.index(c_list__, stop))) {
if (py.eq(py.add(py.index(spaces, nearer), length), far)) {
py.set_item(ways, stop, py.add(py.index(ways, stop), py.index(ways, nearer)));
}
}
}
return ways;
return null;
}
function f_wanted_of(first, second) {
let best, from_goal, from_start, starts, to_goal, to_start, total, ways;
best = f_spaces_between(first, second);
[to_start, to_goal] = py.unpacked([f__spaces_to(first), f__spaces_to(second)]);
[from_start, from_goal] = py.unpacked([f__ways_to(first, to_start), f__ways_to(second, to_goal)]);
ways = [...(function* () { for (const [one, other, length] of py.iter_(c_list___)) { yield py.add((py.eq(py.add(py.add(py.index(to_start, one), length), py.index(to_goal, other)), best) ? py.mul(py.index(from_start, one), py.index(from_goal, other)) : 0), (py.eq(py.add(py.add(py.index(to_start, other), length), py.index(to_goal, one)), best) ? py.mul(py.index(from_start, other), py.index(from_goal, one)) : 0)); } })()];
starts = [...(function* () { for (const stop of py.iter_(py.index(c_list, first))) if (py.eq(py.index(to_goal, stop), best)) { yield stop; } })()];
total = py.sum_([...(function* () { for (const stop of py.iter_(starts)) { yield py.index(from_goal, stop); } })()]);
return [...(function* () { for (const its of py.iter_(ways)) { yield py.div(its, total); } })()];
return null;
}
function f_shape_of(pairs) {
let double, is_nameable, load, named, single, spaces, wanted;
wanted = [...(function* () { for (const [first, second] of py.iter_(pairs)) { yield f_wanted_of(first, second); } })()];
load = [...(function* () { for (const route of py.iter_(py.range_(py.len_(c_list___)))) { yield py.sum_([...(function* () { for (const its of py.iter_(wanted)) { yield py.index(its, route); } })()]); } })()];
named = [...(function* () { for (const place of py.iter_(py.range_(py.len_(c_list)))) { yield py.sum_([...(function* () { for (const pair of py.iter_(pairs)) { yield py.contains(pair, place); } })()]); } })()];
is_nameable = [...(function* () { for (const place of py.iter_(c_Board.places)) { yield !py.eq(place.kind, "junction"); } })()];
double = [...(function* () { for (const [its, is_double] of py.iter_(py.zip_(load, c_list____))) if (py.truth(is_double)) { yield its; } })()];
single = [...(function* () { for (const [its, is_double] of py.iter_(py.zip_(load, c_list____))) if (!py.truth(is_double)) { yield its; } })()];
spaces = [...(function* () { for (const [first, second] of py.iter_(pairs)) { yield f_spaces_between(first, second); } })()];
return new Map([["tickets", py.len_(pairs)], ["named_most", py.max_(named)], ["never_named", py.sum_([...(function* () { for (const [its, can] of py.iter_(py.zip_(named, is_nameable))) { yield py.and_(py.eq(its, 0), () => can); } })()])], ["unwanted_routes", py.div(py.sum_([...(function* () { for (const its of py.iter_(load)) { yield py.eq(its, 0); } })()]), py.len_(load))], ["wanted_by_double", py.div(py.sum_(double), py.len_(double))], ["wanted_by_single", py.div(py.sum_(single), py.len_(single))], ["mean_spaces", py.div(py.sum_(spaces), py.max_(1, py.len_(spaces)))]]);
return null;
}
const c_ndarray = py.array([1, 0, -1, -1, -1, -1, 7, 6, 9, 8, -1, -1, 13, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 28, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 42, 41, -1, 45, 44, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 58, 57, 60, 59, -1, 63, 62, 65, 64, 67, 66, -1, -1, -1, -1, -1, -1, -1, 76, 75, -1, 79, 78, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 93, 92, -1, -1, -1, -1, -1, 100, 99, -1, 103, 102, -1, 106, 105, -1, -1, -1, -1, 112, 111, 114, 113, 116, 115]);
const c_Board = {places: [{kind: "city", stops: [0]}, {kind: "city", stops: [1]}, {kind: "city", stops: [2]}, {kind: "city", stops: [3]}, {kind: "city", stops: [4]}, {kind: "city", stops: [5]}, {kind: "city", stops: [6]}, {kind: "city", stops: [7]}, {kind: "city", stops: [8]}, {kind: "city", stops: [9]}, {kind: "city", stops: [10]}, {kind: "city", stops: [11]}, {kind: "city", stops: [12]}, {kind: "city", stops: [13]}, {kind: "city", stops: [14]}, {kind: "city", stops: [15]}, {kind: "city", stops: [16]}, {kind: "city", stops: [17]}, {kind: "city", stops: [18]}, {kind: "city", stops: [19]}, {kind: "city", stops: [20]}, {kind: "city", stops: [21]}, {kind: "city", stops: [22]}, {kind: "city", stops: [23]}, {kind: "city", stops: [24]}, {kind: "city", stops: [25]}, {kind: "city", stops: [26]}, {kind: "city", stops: [27]}, {kind: "city", stops: [28]}, {kind: "city", stops: [29]}, {kind: "city", stops: [30]}, {kind: "city", stops: [31]}, {kind: "city", stops: [32]}, {kind: "junction", stops: [33]}, {kind: "junction", stops: [34]}, {kind: "junction", stops: [35]}, {kind: "junction", stops: [36]}, {kind: "junction", stops: [37]}, {kind: "junction", stops: [38]}, {kind: "junction", stops: [39]}, {kind: "junction", stops: [40]}, {kind: "junction", stops: [41]}, {kind: "junction", stops: [42]}, {kind: "country", stops: [43, 44]}, {kind: "country", stops: [45, 46]}, {kind: "country", stops: [47, 48]}, {kind: "country", stops: [49, 50]}], stops: [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], tracks: [{ends: [0, 44]}, {ends: [0, 44]}, {ends: [0, 45]}, {ends: [0, 33]}, {ends: [0, 1]}, {ends: [0, 3]}, {ends: [1, 43]}, {ends: [1, 43]}, {ends: [1, 2]}, {ends: [1, 2]}, {ends: [1, 3]}, {ends: [2, 3]}, {ends: [2, 11]}, {ends: [2, 11]}, {ends: [2, 12]}, {ends: [3, 4]}, {ends: [3, 33]}, {ends: [3, 12]}, {ends: [33, 46]}, {ends: [33, 4]}, {ends: [33, 5]}, {ends: [4, 5]}, {ends: [4, 7]}, {ends: [4, 36]}, {ends: [5, 47]}, {ends: [5, 6]}, {ends: [5, 34]}, {ends: [6, 48]}, {ends: [6, 48]}, {ends: [6, 34]}, {ends: [6, 8]}, {ends: [6, 35]}, {ends: [34, 7]}, {ends: [34, 8]}, {ends: [7, 8]}, {ends: [7, 14]}, {ends: [7, 36]}, {ends: [8, 35]}, {ends: [8, 9]}, {ends: [35, 9]}, {ends: [9, 42]}, {ends: [9, 10]}, {ends: [9, 10]}, {ends: [10, 16]}, {ends: [10, 20]}, {ends: [10, 20]}, {ends: [42, 16]}, {ends: [42, 14]}, {ends: [14, 15]}, {ends: [14, 37]}, {ends: [15, 16]}, {ends: [15, 21]}, {ends: [15, 40]}, {ends: [16, 19]}, {ends: [19, 21]}, {ends: [19, 22]}, {ends: [19, 20]}, {ends: [20, 22]}, {ends: [20, 22]}, {ends: [20, 49]}, {ends: [20, 49]}, {ends: [49, 50]}, {ends: [50, 29]}, {ends: [50, 29]}, {ends: [11, 12]}, {ends: [11, 12]}, {ends: [11, 13]}, {ends: [11, 13]}, {ends: [12, 13]}, {ends: [12, 36]}, {ends: [12, 37]}, {ends: [36, 37]}, {ends: [37, 40]}, {ends: [37, 38]}, {ends: [13, 38]}, {ends: [13, 17]}, {ends: [13, 17]}, {ends: [17, 39]}, {ends: [17, 25]}, {ends: [17, 25]}, {ends: [38, 39]}, {ends: [38, 18]}, {ends: [39, 18]}, {ends: [39, 24]}, {ends: [18, 41]}, {ends: [40, 41]}, {ends: [40, 21]}, {ends: [21, 22]}, {ends: [21, 23]}, {ends: [23, 41]}, {ends: [23, 26]}, {ends: [23, 29]}, {ends: [22, 29]}, {ends: [22, 29]}, {ends: [41, 24]}, {ends: [41, 26]}, {ends: [41, 28]}, {ends: [24, 25]}, {ends: [24, 27]}, {ends: [25, 27]}, {ends: [25, 27]}, {ends: [26, 28]}, {ends: [26, 29]}, {ends: [26, 29]}, {ends: [27, 28]}, {ends: [27, 30]}, {ends: [27, 30]}, {ends: [28, 29]}, {ends: [28, 30]}, {ends: [28, 31]}, {ends: [28, 32]}, {ends: [30, 31]}, {ends: [30, 31]}, {ends: [31, 32]}, {ends: [31, 32]}, {ends: [32, 29]}, {ends: [32, 29]}]};
const c_ndarray_ = py.array([3, 3, 4, 2, 3, 3, 2, 2, 1, 1, 4, 4, 3, 3, 4, 2, 2, 3, 2, 2, 4, 4, 4, 2, 2, 5, 3, 3, 3, 3, 5, 4, 2, 3, 2, 4, 4, 1, 2, 3, 2, 1, 1, 3, 4, 4, 1, 3, 1, 2, 2, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 4, 6, 6, 1, 1, 1, 1, 2, 4, 5, 4, 3, 4, 2, 3, 3, 2, 4, 4, 2, 2, 2, 2, 2, 3, 2, 2, 1, 3, 2, 3, 4, 4, 2, 3, 4, 1, 3, 3, 3, 2, 2, 2, 4, 2, 2, 3, 3, 2, 2, 3, 3, 1, 1, 3, 3]);
const c_ndarray__ = py.array([py.array([0, 0]), py.array([1, 1]), py.array([2, 2]), py.array([3, 3]), py.array([4, 4]), py.array([5, 5]), py.array([6, 6]), py.array([7, 7]), py.array([8, 8]), py.array([9, 9]), py.array([10, 10]), py.array([11, 11]), py.array([12, 12]), py.array([13, 13]), py.array([14, 14]), py.array([15, 15]), py.array([16, 16]), py.array([17, 17]), py.array([18, 18]), py.array([19, 19]), py.array([20, 20]), py.array([21, 21]), py.array([22, 22]), py.array([23, 23]), py.array([24, 24]), py.array([25, 25]), py.array([26, 26]), py.array([27, 27]), py.array([28, 28]), py.array([29, 29]), py.array([30, 30]), py.array([31, 31]), py.array([32, 32]), py.array([33, 33]), py.array([34, 34]), py.array([35, 35]), py.array([36, 36]), py.array([37, 37]), py.array([38, 38]), py.array([39, 39]), py.array([40, 40]), py.array([41, 41]), py.array([42, 42]), py.array([43, 44]), py.array([45, 46]), py.array([47, 48]), py.array([49, 50])]);
const c_ndarray___ = py.array([0, 0, 0, 0, 2, 2, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 2, 1, 0, 2, 0, 0, 1, 1, 0, 0, 2, 0, 0, 2, 1, 2, 2, 2, 2, 1, 1, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 0, 2, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2]);
const c_ndarray____ = py.array([0, 1, 1, 1, 2, 2, 2]);
const c_tuple = [[0, 1, 0], [0, 1, 1], [0, 2, 0], [1, 1, 0], [1, 1, 1], [1, 2, 0], [2, 1, 0], [2, 1, 1], [2, 2, 0], [3, 0, 1], [3, 0, 2], [3, 0, 3], [3, 0, 4], [3, 0, 5], [3, 0, 6], [3, 0, 7], [3, 0, 8], [3, 0, 9], [3, 0, 10], [3, 0, 11], [3, 0, 12], [3, 0, 13], [3, 0, 14]];
const c_list = [[0], [1], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11], [12], [13], [14], [15], [16], [17], [18], [19], [20], [21], [22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35], [36], [37], [38], [39], [40], [41], [42], [43, 44], [45, 46], [47, 48], [49, 50]];
const c_list_ = [[0, 3, 4, 3, 4, 6, 11, 8, 10, 12, 13, 7, 6, 8, 12, 13, 15, 11, 12, 17, 17, 15, 17, 16, 14, 15, 17, 17, 18, 19, 19, 20, 20, 2, 9, 11, 6, 10, 10, 12, 13, 14, 14, 5, 3, 4, 4, 8, 14, 20, 24], [3, 0, 1, 4, 6, 9, 14, 10, 12, 14, 15, 4, 5, 5, 12, 13, 15, 8, 9, 17, 19, 15, 17, 14, 11, 12, 14, 14, 15, 16, 16, 17, 17, 5, 12, 13, 8, 10, 7, 9, 13, 11, 15, 2, 6, 7, 7, 11, 17, 22, 22], [4, 1, 0, 4, 6, 10, 15, 10, 12, 14, 15, 3, 4, 4, 11, 12, 14, 7, 8, 16, 18, 14, 16, 13, 10, 11, 13, 13, 14, 15, 15, 16, 16, 6, 12, 13, 8, 9, 6, 8, 12, 10, 14, 3, 7, 8, 8, 12, 18, 21, 21], [3, 4, 4, 0, 2, 6, 11, 6, 8, 10, 11, 4, 3, 5, 10, 11, 13, 8, 9, 15, 15, 13, 15, 14, 11, 12, 14, 14, 15, 16, 16, 17, 17, 2, 8, 9, 4, 8, 7, 9, 11, 11, 12, 6, 6, 7, 4, 8, 14, 18, 22], [4, 6, 6, 2, 0, 4, 9, 4, 6, 8, 9, 6, 5, 7, 8, 9, 11, 10, 11, 13, 13, 11, 13, 12, 13, 14, 14, 16, 16, 15, 18, 18, 18, 2, 6, 7, 2, 6, 9, 11, 9, 12, 10, 8, 7, 8, 4, 6, 12, 16, 20], [6, 9, 10, 6, 4, 0, 5, 5, 6, 8, 9, 10, 9, 11, 9, 10, 11, 14, 15, 13, 13, 13, 15, 14, 17, 18, 16, 20, 18, 17, 21, 20, 20, 4, 3, 7, 6, 10, 13, 15, 13, 16, 10, 11, 9, 10, 6, 2, 8, 16, 20], [11, 14, 15, 11, 9, 5, 0, 5, 5, 7, 8, 14, 13, 15, 9, 10, 10, 18, 17, 12, 12, 13, 14, 14, 18, 19, 16, 21, 18, 17, 21, 20, 20, 9, 3, 4, 9, 11, 15, 17, 13, 16, 9, 16, 14, 15, 11, 7, 3, 15, 19], [8, 10, 10, 6, 4, 5, 5, 0, 2, 4, 5, 9, 8, 10, 4, 5, 7, 13, 12, 9, 9, 8, 10, 9, 13, 14, 11, 16, 13, 12, 16, 15, 15, 6, 2, 3, 4, 6, 10, 12, 8, 11, 6, 12, 11, 12, 8, 7, 8, 12, 16], [10, 12, 12, 8, 6, 6, 5, 2, 0, 2, 3, 11, 10, 12, 6, 7, 5, 15, 14, 7, 7, 9, 9, 10, 15, 16, 12, 18, 14, 13, 17, 16, 16, 8, 3, 1, 6, 8, 12, 14, 10, 13, 4, 14, 13, 14, 10, 8, 8, 10, 14], [12, 14, 14, 10, 8, 8, 7, 4, 2, 0, 1, 13, 12, 13, 5, 5, 3, 15, 13, 5, 5, 7, 7, 8, 13, 14, 10, 16, 12, 11, 15, 14, 14, 10, 5, 3, 8, 7, 11, 13, 8, 11, 2, 16, 15, 16, 12, 10, 10, 8, 12], [13, 15, 15, 11, 9, 9, 8, 5, 3, 1, 0, 14, 13, 14, 6, 5, 3, 16, 13, 5, 4, 7, 7, 8, 13, 14, 10, 16, 12, 11, 15, 14, 14, 11, 6, 4, 9, 8, 12, 14, 8, 11, 3, 17, 16, 17, 13, 11, 11, 7, 11], [7, 4, 3, 4, 6, 10, 14, 9, 11, 13, 14, 0, 1, 1, 8, 9, 11, 4, 5, 13, 15, 11, 13, 10, 7, 8, 10, 10, 11, 12, 12, 13, 13, 6, 11, 12, 5, 6, 3, 5, 9, 7, 11, 6, 10, 11, 8, 12, 17, 18, 18], [6, 5, 4, 3, 5, 9, 13, 8, 10, 12, 13, 1, 0, 2, 7, 8, 10, 5, 6, 12, 14, 10, 12, 11, 8, 9, 11, 11, 12, 13, 13, 14, 14, 5, 10, 11, 4, 5, 4, 6, 8, 8, 10, 7, 9, 10, 7, 11, 16, 17, 19], [8, 5, 4, 5, 7, 11, 15, 10, 12, 13, 14, 1, 2, 0, 8, 9, 11, 3, 4, 12, 14, 10, 12, 9, 6, 7, 9, 9, 10, 11, 11, 12, 12, 7, 12, 13, 6, 6, 2, 4, 9, 6, 11, 7, 11, 12, 9, 13, 18, 17, 17], [12, 12, 11, 10, 8, 9, 9, 4, 6, 5, 6, 8, 7, 8, 0, 1, 3, 10, 8, 5, 7, 4, 6, 5, 9, 10, 7, 12, 9, 8, 12, 11, 11, 10, 6, 7, 6, 2, 6, 8, 4, 7, 3, 14, 15, 16, 12, 11, 12, 10, 14], [13, 13, 12, 11, 9, 10, 10, 5, 7, 5, 5, 9, 8, 9, 1, 0, 2, 11, 8, 4, 6, 3, 5, 4, 8, 9, 6, 11, 8, 7, 11, 10, 10, 11, 7, 8, 7, 3, 7, 9, 3, 6, 3, 15, 16, 17, 13, 12, 13, 9, 13], [15, 15, 14, 13, 11, 11, 10, 7, 5, 3, 3, 11, 10, 11, 3, 2, 0, 13, 10, 2, 4, 4, 4, 5, 10, 11, 7, 13, 9, 8, 12, 11, 11, 13, 8, 6, 9, 5, 9, 11, 5, 8, 1, 17, 18, 19, 15, 13, 13, 7, 11], [11, 8, 7, 8, 10, 14, 18, 13, 15, 15, 16, 4, 5, 3, 10, 11, 13, 0, 4, 12, 14, 10, 12, 9, 4, 4, 9, 7, 10, 11, 9, 12, 12, 10, 15, 16, 9, 8, 4, 2, 9, 6, 13, 10, 14, 15, 12, 16, 21, 17, 17], [12, 9, 8, 9, 11, 15, 17, 12, 14, 13, 13, 5, 6, 4, 8, 8, 10, 4, 0, 8, 10, 6, 8, 5, 4, 5, 5, 7, 6, 7, 9, 8, 8, 11, 14, 15, 10, 6, 2, 2, 5, 2, 11, 11, 15, 16, 13, 17, 20, 13, 13], [17, 17, 16, 15, 13, 13, 12, 9, 7, 5, 5, 13, 12, 12, 5, 4, 2, 12, 8, 0, 2, 2, 2, 3, 8, 9, 5, 11, 7, 6, 10, 9, 9, 15, 10, 8, 11, 7, 10, 10, 4, 6, 3, 19, 20, 21, 17, 15, 15, 5, 9], [17, 19, 18, 15, 13, 13, 12, 9, 7, 5, 4, 15, 14, 14, 7, 6, 4, 14, 10, 2, 0, 4, 3, 5, 10, 11, 7, 13, 9, 7, 12, 11, 10, 15, 10, 8, 13, 9, 12, 12, 6, 8, 5, 21, 20, 21, 17, 15, 15, 3, 7], [15, 15, 14, 13, 11, 13, 13, 8, 9, 7, 7, 11, 10, 10, 4, 3, 4, 10, 6, 2, 4, 0, 2, 1, 6, 7, 3, 9, 5, 4, 8, 7, 7, 13, 10, 10, 9, 5, 8, 8, 2, 4, 5, 17, 18, 19, 15, 15, 16, 7, 10], [17, 17, 16, 15, 13, 15, 14, 10, 9, 7, 7, 13, 12, 12, 6, 5, 4, 12, 8, 2, 3, 2, 0, 3, 8, 9, 5, 11, 7, 4, 10, 8, 7, 15, 12, 10, 11, 7, 10, 10, 4, 6, 5, 19, 20, 21, 17, 17, 17, 6, 10], [16, 14, 13, 14, 12, 14, 14, 9, 10, 8, 8, 10, 11, 9, 5, 4, 5, 9, 5, 3, 5, 1, 3, 0, 5, 6, 2, 8, 4, 3, 7, 6, 6, 14, 11, 11, 10, 6, 7, 7, 3, 3, 6, 16, 19, 20, 16, 16, 17, 8, 9], [14, 11, 10, 11, 13, 17, 18, 13, 15, 13, 13, 7, 8, 6, 9, 8, 10, 4, 4, 8, 10, 6, 8, 5, 0, 1, 5, 3, 6, 7, 5, 8, 8, 13, 15, 16, 12, 8, 4, 2, 5, 2, 11, 13, 17, 18, 15, 19, 21, 13, 13], [15, 12, 11, 12, 14, 18, 19, 14, 16, 14, 14, 8, 9, 7, 10, 9, 11, 4, 5, 9, 11, 7, 9, 6, 1, 0, 6, 3, 7, 8, 5, 8, 9, 14, 16, 17, 13, 9, 5, 3, 6, 3, 12, 14, 18, 19, 16, 20, 22, 14, 14], [17, 14, 13, 14, 14, 16, 16, 11, 12, 10, 10, 10, 11, 9, 7, 6, 7, 9, 5, 5, 7, 3, 5, 2, 5, 6, 0, 6, 2, 2, 5, 4, 4, 16, 13, 13, 12, 8, 7, 7, 5, 3, 8, 16, 20, 21, 18, 18, 19, 10, 8], [17, 14, 13, 14, 16, 20, 21, 16, 18, 16, 16, 10, 11, 9, 12, 11, 13, 7, 7, 11, 13, 9, 11, 8, 3, 3, 6, 0, 4, 7, 2, 5, 6, 16, 18, 19, 15, 11, 7, 5, 8, 5, 14, 16, 20, 21, 18, 22, 24, 16, 13], [18, 15, 14, 15, 16, 18, 18, 13, 14, 12, 12, 11, 12, 10, 9, 8, 9, 10, 6, 7, 9, 5, 7, 4, 6, 7, 2, 4, 0, 3, 3, 2, 2, 17, 15, 15, 14, 10, 8, 8, 7, 4, 10, 17, 21, 22, 19, 20, 21, 12, 9], [19, 16, 15, 16, 15, 17, 17, 12, 13, 11, 11, 12, 13, 11, 8, 7, 8, 11, 7, 6, 7, 4, 4, 3, 7, 8, 2, 7, 3, 0, 6, 4, 3, 17, 14, 14, 13, 9, 9, 9, 6, 5, 9, 18, 22, 23, 19, 19, 20, 10, 6], [19, 16, 15, 16, 18, 21, 21, 16, 17, 15, 15, 12, 13, 11, 12, 11, 12, 9, 9, 10, 12, 8, 10, 7, 5, 5, 5, 2, 3, 6, 0, 3, 4, 18, 18, 18, 17, 13, 9, 7, 10, 7, 13, 18, 22, 23, 20, 23, 24, 15, 12], [20, 17, 16, 17, 18, 20, 20, 15, 16, 14, 14, 13, 14, 12, 11, 10, 11, 12, 8, 9, 11, 7, 8, 6, 8, 8, 4, 5, 2, 4, 3, 0, 1, 19, 17, 17, 16, 12, 10, 10, 9, 6, 12, 19, 23, 24, 21, 22, 23, 14, 10], [20, 17, 16, 17, 18, 20, 20, 15, 16, 14, 14, 13, 14, 12, 11, 10, 11, 12, 8, 9, 10, 7, 7, 6, 8, 9, 4, 6, 2, 3, 4, 1, 0, 19, 17, 17, 16, 12, 10, 10, 9, 6, 12, 19, 23, 24, 21, 22, 23, 13, 9], [2, 5, 6, 2, 2, 4, 9, 6, 8, 10, 11, 6, 5, 7, 10, 11, 13, 10, 11, 15, 15, 13, 15, 14, 13, 14, 16, 16, 17, 17, 18, 19, 19, 0, 7, 9, 4, 8, 9, 11, 11, 13, 12, 7, 5, 6, 2, 6, 12, 18, 22], [9, 12, 12, 8, 6, 3, 3, 2, 3, 5, 6, 11, 10, 12, 6, 7, 8, 15, 14, 10, 10, 10, 12, 11, 15, 16, 13, 18, 15, 14, 18, 17, 17, 7, 0, 4, 6, 8, 12, 14, 10, 13, 7, 14, 12, 13, 9, 5, 6, 13, 17], [11, 13, 13, 9, 7, 7, 4, 3, 1, 3, 4, 12, 11, 13, 7, 8, 6, 16, 15, 8, 8, 10, 10, 11, 16, 17, 13, 19, 15, 14, 18, 17, 17, 9, 4, 0, 7, 9, 13, 15, 11, 14, 5, 15, 14, 15, 11, 9, 7, 11, 15], [6, 8, 8, 4, 2, 6, 9, 4, 6, 8, 9, 5, 4, 6, 6, 7, 9, 9, 10, 11, 13, 9, 11, 10, 12, 13, 12, 15, 14, 13, 17, 16, 16, 4, 6, 7, 0, 4, 8, 10, 7, 10, 9, 10, 9, 10, 6, 8, 12, 16, 19], [10, 10, 9, 8, 6, 10, 11, 6, 8, 7, 8, 6, 5, 6, 2, 3, 5, 8, 6, 7, 9, 5, 7, 6, 8, 9, 8, 11, 10, 9, 13, 12, 12, 8, 8, 9, 4, 0, 4, 6, 3, 6, 5, 12, 13, 14, 10, 12, 14, 12, 15], [10, 7, 6, 7, 9, 13, 15, 10, 12, 11, 12, 3, 4, 2, 6, 7, 9, 4, 2, 10, 12, 8, 10, 7, 4, 5, 7, 7, 8, 9, 9, 10, 10, 9, 12, 13, 8, 4, 0, 2, 7, 4, 9, 9, 13, 14, 11, 15, 18, 15, 15], [12, 9, 8, 9, 11, 15, 17, 12, 14, 13, 14, 5, 6, 4, 8, 9, 11, 2, 2, 10, 12, 8, 10, 7, 2, 3, 7, 5, 8, 9, 7, 10, 10, 11, 14, 15, 10, 6, 2, 0, 7, 4, 11, 11, 15, 16, 13, 17, 20, 15, 15], [13, 13, 12, 11, 9, 13, 13, 8, 10, 8, 8, 9, 8, 9, 4, 3, 5, 9, 5, 4, 6, 2, 4, 3, 5, 6, 5, 8, 7, 6, 10, 9, 9, 11, 10, 11, 7, 3, 7, 7, 0, 3, 6, 15, 16, 17, 13, 15, 16, 9, 12], [14, 11, 10, 11, 12, 16, 16, 11, 13, 11, 11, 7, 8, 6, 7, 6, 8, 6, 2, 6, 8, 4, 6, 3, 2, 3, 3, 5, 4, 5, 7, 6, 6, 13, 13, 14, 10, 6, 4, 4, 3, 0, 9, 13, 17, 18, 15, 18, 19, 11, 11], [14, 15, 14, 12, 10, 10, 9, 6, 4, 2, 3, 11, 10, 11, 3, 3, 1, 13, 11, 3, 5, 5, 5, 6, 11, 12, 8, 14, 10, 9, 13, 12, 12, 12, 7, 5, 9, 5, 9, 11, 6, 9, 0, 17, 17, 18, 14, 12, 12, 8, 12], [5, 2, 3, 6, 8, 11, 16, 12, 14, 16, 17, 6, 7, 7, 14, 15, 17, 10, 11, 19, 21, 17, 19, 16, 13, 14, 16, 16, 17, 18, 18, 19, 19, 7, 14, 15, 10, 12, 9, 11, 15, 13, 17, 0, 8, 9, 9, 13, 19, 24, 24], [3, 6, 7, 6, 7, 9, 14, 11, 13, 15, 16, 10, 9, 11, 15, 16, 18, 14, 15, 20, 20, 18, 20, 19, 17, 18, 20, 20, 21, 22, 22, 23, 23, 5, 12, 14, 9, 13, 13, 15, 16, 17, 17, 8, 0, 7, 7, 11, 17, 23, 27], [4, 7, 8, 7, 8, 10, 15, 12, 14, 16, 17, 11, 10, 12, 16, 17, 19, 15, 16, 21, 21, 19, 21, 20, 18, 19, 21, 21, 22, 23, 23, 24, 24, 6, 13, 15, 10, 14, 14, 16, 17, 18, 18, 9, 7, 0, 8, 12, 18, 24, 28], [4, 7, 8, 4, 4, 6, 11, 8, 10, 12, 13, 8, 7, 9, 12, 13, 15, 12, 13, 17, 17, 15, 17, 16, 15, 16, 18, 18, 19, 19, 20, 21, 21, 2, 9, 11, 6, 10, 11, 13, 13, 15, 14, 9, 7, 8, 0, 8, 14, 20, 24], [8, 11, 12, 8, 6, 2, 7, 7, 8, 10, 11, 12, 11, 13, 11, 12, 13, 16, 17, 15, 15, 15, 17, 16, 19, 20, 18, 22, 20, 19, 23, 22, 22, 6, 5, 9, 8, 12, 15, 17, 15, 18, 12, 13, 11, 12, 8, 0, 10, 18, 22], [14, 17, 18, 14, 12, 8, 3, 8, 8, 10, 11, 17, 16, 18, 12, 13, 13, 21, 20, 15, 15, 16, 17, 17, 21, 22, 19, 24, 21, 20, 24, 23, 23, 12, 6, 7, 12, 14, 18, 20, 16, 19, 12, 19, 17, 18, 14, 10, 0, 18, 22], [20, 22, 21, 18, 16, 16, 15, 12, 10, 8, 7, 18, 17, 17, 10, 9, 7, 17, 13, 5, 3, 7, 6, 8, 13, 14, 10, 16, 12, 10, 15, 14, 13, 18, 13, 11, 16, 12, 15, 15, 9, 11, 8, 24, 23, 24, 20, 18, 18, 0, 4], [24, 22, 21, 22, 20, 20, 19, 16, 14, 12, 11, 18, 19, 17, 14, 13, 11, 17, 13, 9, 7, 10, 10, 9, 13, 14, 8, 13, 9, 6, 12, 10, 9, 22, 17, 15, 19, 15, 15, 15, 12, 11, 12, 24, 27, 28, 24, 22, 22, 4, 0]];
const c_list__ = [[[1, 3], [3, 3], [33, 2], [44, 3], [45, 4]], [[0, 3], [2, 1], [3, 4], [43, 2]], [[1, 1], [3, 4], [11, 3], [12, 4]], [[0, 3], [1, 4], [2, 4], [4, 2], [12, 3], [33, 2]], [[3, 2], [5, 4], [7, 4], [33, 2], [36, 2]], [[4, 4], [6, 5], [33, 4], [34, 3], [47, 2]], [[5, 5], [8, 5], [34, 3], [35, 4], [48, 3]], [[4, 4], [8, 2], [14, 4], [34, 2], [36, 4]], [[6, 5], [7, 2], [9, 2], [34, 3], [35, 1]], [[8, 2], [10, 1], [35, 3], [42, 2]], [[9, 1], [16, 3], [20, 4]], [[2, 3], [12, 1], [13, 1]], [[2, 4], [3, 3], [11, 1], [13, 2], [36, 4], [37, 5]], [[11, 1], [12, 2], [17, 3], [38, 2]], [[7, 4], [15, 1], [37, 2], [42, 3]], [[14, 1], [16, 2], [21, 3], [40, 3]], [[10, 3], [15, 2], [19, 2], [42, 1]], [[13, 3], [25, 4], [39, 2]], [[38, 2], [39, 2], [41, 2]], [[16, 2], [20, 2], [21, 2], [22, 2]], [[10, 4], [19, 2], [22, 3], [49, 3]], [[15, 3], [19, 2], [22, 2], [23, 1], [40, 2]], [[19, 2], [20, 3], [21, 2], [29, 4]], [[21, 1], [26, 2], [29, 3], [41, 3]], [[25, 1], [27, 3], [39, 2], [41, 2]], [[17, 4], [24, 1], [27, 3]], [[23, 2], [28, 2], [29, 2], [41, 3]], [[24, 3], [25, 3], [28, 4], [30, 2]], [[26, 2], [27, 4], [29, 3], [30, 3], [31, 2], [32, 2], [41, 4]], [[22, 4], [23, 3], [26, 2], [28, 3], [32, 3], [50, 6]], [[27, 2], [28, 3], [31, 3]], [[28, 2], [30, 3], [32, 1]], [[28, 2], [29, 3], [31, 1]], [[0, 2], [3, 2], [4, 2], [5, 4], [46, 2]], [[5, 3], [6, 3], [7, 2], [8, 3]], [[6, 4], [8, 1], [9, 3]], [[4, 2], [7, 4], [12, 4], [37, 4]], [[12, 5], [14, 2], [36, 4], [38, 4], [40, 3]], [[13, 2], [18, 2], [37, 4], [39, 2]], [[17, 2], [18, 2], [24, 2], [38, 2]], [[15, 3], [21, 2], [37, 3], [41, 3]], [[18, 2], [23, 3], [24, 2], [26, 3], [28, 4], [40, 3]], [[9, 2], [14, 3], [16, 1]], [[1, 2]], [[0, 3]], [[0, 4]], [[33, 2]], [[5, 2]], [[6, 3]], [[20, 3], [50, 4]], [[29, 6], [49, 4]]];
const c_list___ = [[0, 1, 3], [0, 3, 3], [0, 33, 2], [0, 44, 3], [0, 45, 4], [1, 2, 1], [1, 3, 4], [1, 43, 2], [2, 3, 4], [2, 11, 3], [2, 12, 4], [3, 4, 2], [3, 12, 3], [3, 33, 2], [4, 5, 4], [4, 7, 4], [4, 33, 2], [4, 36, 2], [5, 6, 5], [5, 33, 4], [5, 34, 3], [5, 47, 2], [6, 8, 5], [6, 34, 3], [6, 35, 4], [6, 48, 3], [7, 8, 2], [7, 14, 4], [7, 34, 2], [7, 36, 4], [8, 9, 2], [8, 34, 3], [8, 35, 1], [9, 10, 1], [9, 35, 3], [9, 42, 2], [10, 16, 3], [10, 20, 4], [11, 12, 1], [11, 13, 1], [12, 13, 2], [12, 36, 4], [12, 37, 5], [13, 17, 3], [13, 38, 2], [14, 15, 1], [14, 37, 2], [14, 42, 3], [15, 16, 2], [15, 21, 3], [15, 40, 3], [16, 19, 2], [16, 42, 1], [17, 25, 4], [17, 39, 2], [18, 38, 2], [18, 39, 2], [18, 41, 2], [19, 20, 2], [19, 21, 2], [19, 22, 2], [20, 22, 3], [20, 49, 3], [21, 22, 2], [21, 23, 1], [21, 40, 2], [22, 29, 4], [23, 26, 2], [23, 29, 3], [23, 41, 3], [24, 25, 1], [24, 27, 3], [24, 39, 2], [24, 41, 2], [25, 27, 3], [26, 28, 2], [26, 29, 2], [26, 41, 3], [27, 28, 4], [27, 30, 2], [28, 29, 3], [28, 30, 3], [28, 31, 2], [28, 32, 2], [28, 41, 4], [29, 32, 3], [29, 50, 6], [30, 31, 3], [31, 32, 1], [33, 46, 2], [36, 37, 4], [37, 38, 4], [37, 40, 3], [38, 39, 2], [40, 41, 3], [49, 50, 4]];
const c_list____ = [false, false, false, true, false, true, false, true, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, false, true, true, true, false, false, false, true, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, true, false, false, false, true, false, false, false, false, false, false, false, true, false, true, false, false, true, false, false, false, false, false, true, true, true, true, false, false, false, false, false, false, false];

export default { ways: f_ways, undecided: f_undecided, decisions: f_decisions, doublings: f_doublings, doublings_asked: f_doublings_asked, is_done: f_is_done, least_kept: f_least_kept, spaces_between: f_spaces_between, shape_of: f_shape_of };
