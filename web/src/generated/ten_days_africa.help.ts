// Written by `make web-types` from the game's Python sources.
// @ts-nocheck
/* eslint-disable */
import * as py from '../local/python';

class C_Journeys {
constructor(box, undivided_sudan = false, same_country = false) { this.box = box; this.undivided_sudan = undivided_sudan; this.same_country = same_country; }
links(rack) {
const self = this;
return [...(function* () { for (const step of py.iter_(self.steps(rack))) { for (const link of py.iter_(self._told(rack, step))) { yield link; } } })()];
return null;
}
*_told(rack, step) {
const self = this;
let board, number, visited;
if (py.eq(step.code, "map-not-visited")) {
visited = new Set((function* () { for (const tile of py.iter_(rack)) if (py.eq(py.index(self.box.tiles, tile).kind, 0)) { yield py.index(self.box.tiles, tile).map; } })());
for ([number, board] of py.iter_(py.enumerate_(self.box.boards))) {
if (!py.contains(visited, number)) {
yield f__with_args(step, new Map([["map", board.title]]));
}
}
}
else {
yield f__with_args(step, (py.contains(c_tuple_, step.code) ? new Map([]) : self._args(rack, step)));
}
return null;
}
*steps(rack) {
const self = this;
let day, state, step, stop, tiles;
[tiles, state] = py.unpacked([[...(function* () { for (const number of py.iter_(rack)) { yield self._tile(number); } })()], self._state(rack)]);
if (((py.index(tiles, 0) !== null) && !py.eq(py.index(tiles, 0).kind, 0))) {
yield f__gap(1, 1, "starts-with-ride", "D16");
}
day = 0;
while (py.lt(day, py.sub(py.len_(rack), 1))) {
stop = py.int_(self.box.connections.next_stop(state, 0, day));
step = (py.lt(0, stop) ? self._link(tiles, day, stop) : self._why_not(tiles, day));
yield step;
day = py.sub(step.last_day, 1);
}
if (((py.index(tiles, -1) !== null) && !py.eq(py.index(tiles, -1).kind, 0))) {
yield f__gap(py.len_(rack), py.len_(rack), "ends-with-ride", "D16");
}
if ((!py.contains(tiles, null) && !py.truth(self.box.connections.visits_every_map(state, 0)))) {
yield f__gap(1, py.len_(rack), "map-not-visited", "D32");
}
return null;
}
_args(rack, step) {
const self = this;
let args, ends, goal, here, numbers, there, wrong;
numbers = [py.index(rack, py.sub(step.day, 1)), py.index(rack, step.day), py.index(rack, py.sub(step.last_day, 1))];
[here, there, goal] = py.unpacked((function* () { for (const number of py.iter_(numbers)) { yield py.index(self.box.tiles, number); } })());
if (py.eq(step.code, "ride-from-nowhere")) {
return new Map([["to", goal.place]]);
}
if (py.eq(step.code, "ride-to-nowhere")) {
return new Map([["from", here.place]]);
}
args = new Map([["from", here.place], ["to", goal.place]]);
if (py.eq(there.kind, 0)) {
return args;
}
if (py.eq(there.kind, 2)) {
return new Map([...args, ["ways", py.any_of(self.ways(here.place, goal.place))]]);
}
args = new Map([...args, ["colour", there.colour]]);
if (!py.eq(step.code, "wrong-colour")) {
return args;
}
ends = [py.index(numbers, 0), py.index(numbers, 2)];
wrong = [...(function* () { for (const end of py.iter_(ends)) if (!py.truth(self.box.connections.is_served(self.box, py.index(self.box.face, end), py.index(self.box.face, py.index(numbers, 1))))) { yield py.index(self.box.tiles, end).place; } })()];
return new Map([...args, ["places", py.all_of(wrong)], ["count", py.len_(wrong)]]);
return null;
}
_link(tiles, day, stop) {
const self = this;
let goal, here, is_far, is_ferry, number, there;
[here, there, goal] = py.unpacked([py.index(tiles, day), py.index(tiles, py.add(day, 1)), py.index(tiles, stop)]);
number = py.add(day, 1);
if (py.eq(there.kind, 0)) {
is_ferry = self.is_ferry(here.place, there.place);
return new C_Step(number, py.add(stop, 1), (py.truth(is_ferry) ? "ferry" : "walk"), (py.truth(is_ferry) ? "D21" : "D20"), true);
}
if (py.eq(there.kind, 2)) {
return new C_Step(number, py.add(stop, 1), "drive", "D22", true);
}
is_far = self._is_by_plane_only(here.place, goal.place);
return new C_Step(number, py.add(stop, 1), "fly", (py.truth(is_far) ? "D26" : "D23"), true);
return null;
}
_state(rack) {
const self = this;
let options;
options = [self.undivided_sudan, self.same_country];
return new C__State(py.array([rack]), py.len_(rack), ...py.iter_(options), self.box.face, self.box.colour);
return null;
}
_tile(number) {
const self = this;
return ((py.contains(new Set([126, 127]), number) || py.lt(number, 0)) ? null : py.index(self.box.tiles, number));
return null;
}
_why_not(tiles, day) {
const self = this;
let beyond, here, number, there;
[here, there] = py.unpacked([py.index(tiles, day), py.index(tiles, py.add(day, 1))]);
beyond = (py.lt(py.add(day, 2), py.len_(tiles)) ? py.index(tiles, py.add(day, 2)) : null);
number = py.add(day, 1);
if (((here === null) || (there === null))) {
return f__gap(number, py.add(number, 1), "open", "D15");
}
if (!py.contains(new Set([here.kind, there.kind]), 0)) {
return f__gap(number, py.add(number, 1), "two-rides", "D19");
}
if (!py.eq(here.kind, 0)) {
return f__gap(number, py.add(number, 1), "ride-from-nowhere", "D15");
}
if (py.eq(there.kind, 0)) {
return f__gap(number, py.add(number, 1), ...py.iter_(self._why_not_on_foot(here.place, there.place)));
}
if (py.eq(py.add(day, 2), py.len_(tiles))) {
return f__gap(number, py.add(number, 1), "ride-to-nowhere", "D16");
}
if ((beyond === null)) {
return f__gap(number, py.add(number, 2), "open", "D15");
}
if (!py.eq(beyond.kind, 0)) {
return f__gap(number, py.add(number, 1), "ride-to-nowhere", "D19");
}
if ((py.eq(here.place, beyond.place) && !py.truth(self.same_country))) {
return f__gap(number, py.add(number, 2), "same-country-ride", "D35");
}
if (py.eq(there.kind, 2)) {
return f__gap(number, py.add(number, 2), ...py.iter_(self._why_not_by_automobile(here.place, beyond.place)));
}
return f__gap(number, py.add(number, 2), "wrong-colour", "D23");
return null;
}
_is_by_plane_only(...places) {
const self = this;
return py.any_((function* () { for (const place of py.iter_(places)) { yield py.contains(self._board(place).by_plane_only, place); } })());
return null;
}
_why_not_by_automobile(origin, goal) {
const self = this;
if ((self._board(origin) !== self._board(goal))) {
return ["other-map-drive", "D33"];
}
if (py.truth(self._is_by_plane_only(origin, goal))) {
return ["by-plane-only", "D26"];
}
return ["no-third-place", "D22"];
return null;
}
_why_not_on_foot(origin, goal) {
const self = this;
if (py.eq(origin, goal)) {
return ["same-country", "D17"];
}
if ((self._board(origin) !== self._board(goal))) {
return ["other-map", "D33"];
}
if (py.truth(self._is_by_plane_only(origin, goal))) {
return ["by-plane-only", "D26"];
}
if (py.truth(f__is_among(origin, goal, self._board(origin).older_borders))) {
return ["divided-sudan", "D36"];
}
if (py.truth(f__is_among(origin, goal, c_tuple__))) {
return ["four-corners", "D25"];
}
return ["no-border", "D20"];
return null;
}
is_ferry(origin, goal) {
const self = this;
return f__is_among(origin, goal, self._board(origin).ferries);
return null;
}
ways(origin, goal) {
const self = this;
return [...(function* () { for (const place of py.iter_(self.on_foot(origin))) if (py.truth(self._can_walk(place, goal))) { yield place; } })()];
return null;
}
_board(place) {
const self = this;
return py.index(self.box.boards, py.index(self.box.map_of_place, place));
return null;
}
_can_walk(origin, goal) {
const self = this;
let there;
there = self.box.face_of_place(goal);
return py.bool_(self.box.connections.can_walk(self, self.box.face_of_place(origin), there));
return null;
}
on_foot(place) {
const self = this;
return [...(function* () { for (const goal of py.iter_(self._board(place).places)) if (py.truth(self._can_walk(place, goal))) { yield goal; } })()];
return null;
}
by_automobile(place) {
const self = this;
let start;
start = self.box.face_of_place(place);
return new Map((function* () { for (const goal of py.iter_(self._board(place).places)) if (py.truth(py.and_(!py.eq(goal, place), () => self.box.connections.can_drive(self, start, self.box.face_of_place(goal))))) { yield [goal, self.ways(place, goal)]; } })());
return null;
}
by_plane(place) {
const self = this;
return [...(function* () { for (const goal of py.iter_(self.served(self.box.face_of_place(place)))) if (!py.eq(goal, place)) { yield goal; } })()];
return null;
}
served(face) {
const self = this;
return [...(function* () { for (const place of py.iter_(self.box.places)) if (py.truth(self.box.connections.is_served(self.box, self.box.face_of_place(place), face))) { yield place; } })()];
return null;
}
}
class C_Tile {
constructor(kind, map, place = "", colour = "") { this.kind = kind; this.map = map; this.place = place; this.colour = colour; }
}
class C_Box {
constructor(boards, tiles, colours, face, colour, number_of_place, map_of_place, map_start, connections) { this.boards = boards; this.tiles = tiles; this.colours = colours; this.face = face; this.colour = colour; this.number_of_place = number_of_place; this.map_of_place = map_of_place; this.map_start = map_start; this.connections = connections; }
face_of_place(place) {
const self = this;
return py.add(8, py.index(self.number_of_place, place));
return null;
}
}
class C_Link {
constructor(day, last_day, code, clause, is_linked, args = new Map()) { this.day = day; this.last_day = last_day; this.code = code; this.clause = clause; this.is_linked = is_linked; this.args = args; }
}
class C_Step {
constructor(day, last_day, code, clause, is_linked) { this.day = day; this.last_day = last_day; this.code = code; this.clause = clause; this.is_linked = is_linked; }
}
class C_Board {
constructor(name, title, colours, two_tiles, without_tile, by_plane_only, planes_per_colour, automobiles, borders, ferries, older_borders, shapes, shape_names, shapes_without_id, differences) { this.name = name; this.title = title; this.colours = colours; this.two_tiles = two_tiles; this.without_tile = without_tile; this.by_plane_only = by_plane_only; this.planes_per_colour = planes_per_colour; this.automobiles = automobiles; this.borders = borders; this.ferries = ferries; this.older_borders = older_borders; this.shapes = shapes; this.shape_names = shape_names; this.shapes_without_id = shapes_without_id; this.differences = differences; }
}
class C_SimpleNamespace {

}
class C__State {
constructor(rack, days, undivided_sudan, same_country, face, colour) { this.rack = rack; this.days = days; this.undivided_sudan = undivided_sudan; this.same_country = same_country; this.face = face; this.colour = colour; }
}
function f__tile_with(face, map_, places, colours) {
if (!py.lt(face, 8)) {
return new C_Tile(0, map_, py.index(places, py.sub(face, 8)), py.index(colours, py.sub(face, 8)));
}
if (py.lt(face, 5)) {
return new C_Tile(1, map_, "", py.index(c_tuple, face));
}
return new C_Tile((py.eq(face, 5) ? 2 : 3), map_, "", "");
return null;
}
function f_box_in(box, state) {
let face, of_faces, of_places, places;
if (py.eq(state.has_box, 0)) {
return box;
}
face = [...(function* () { for (const one of py.iter_(state.face)) { yield py.int_(one); } })()];
of_faces = [...(function* () { for (const one of py.iter_(state.colour)) { yield py.int_(one); } })()];
places = py.list_(box.places);
of_places = [...(function* () { for (const number of py.iter_(py.index(of_faces, new py.Slice(8, null)))) { yield py.index(c_tuple, number); } })()];
return py.replace_with({tiles: [...(function* () { for (const [number, tile] of py.iter_(py.enumerate_(box.tiles))) { yield f__tile_with(py.index(face, number), tile.map, places, of_places); } })()], colours: py.dict_(py.zip_(places, of_places)), face: state.face, colour: state.colour}, box);
return null;
}
function f_links(box, printed, options, rack) {
return new C_Journeys(f_box_in(box, printed), ...py.iter_(options)).links(rack);
return null;
}
function f__with_args(step, args) {
return new C_Link(step.day, step.last_day, step.code, step.clause, step.is_linked, args);
return null;
}
function f__gap(day, last_day, code, clause) {
return new C_Step(day, last_day, code, clause, false);
return null;
}
function f_face_on(state, seat, day) {
return py.int_(py.index(state.face, py.int_(py.index(state.rack, seat, day))));
return null;
}
function f_is_ride(face) {
return py.lt(face, 6);
return null;
}
function f_is_place(face) {
return !py.lt(face, 8);
return null;
}
function f_is_served(state, place, plane) {
let one, other;
[one, other] = py.unpacked([py.index(state.colour, place), py.index(state.colour, plane)]);
return py.bitor(py.bitor(py.eq(one, other), py.eq(one, 5)), py.eq(other, 5));
return null;
}
function f_printing(state) {
return (py.truth(true) ? py.int_(state.undivided_sudan) : 0);
return null;
}
function f_are_on_one_map(one, other) {
return (py.eq(1, 1) || py.eq(py.index(c_ndarray_, one), py.index(c_ndarray_, other)));
return null;
}
function f_can_drive(state, origin, goal) {
let returns;
returns = py.bitand(py.eq(origin, goal), !py.eq(py.index(c_ndarray, f_printing(state), origin), 0));
return py.bitor(returns, py.bitand(f_are_on_one_map(origin, goal), !py.eq(py.bitand(py.int_(py.index(c_ndarray__, f_printing(state), origin)), py.int_(py.index(c_ndarray___, goal))), 0)));
return null;
}
function f_may_return(state) {
return (py.truth(true) ? py.eq(state.same_country, 1) : false);
return null;
}
function f_can_ride(state, origin, transport, goal) {
let can_go, drives, flies;
flies = py.bitand(f_is_served(state, origin, transport), f_is_served(state, goal, transport));
drives = f_can_drive(state, origin, goal);
can_go = (py.lt(transport, 5) ? flies : drives);
return py.bitand(can_go, py.bitor(!py.eq(origin, goal), f_may_return(state)));
return null;
}
function f_stop_by_ride(state, day, here, transport, beyond) {
return py.mul(py.add(day, 2), py.int_(py.bitand(py.bitand(f_is_place(here), f_is_place(beyond)), f_can_ride(state, here, transport, beyond))));
return null;
}
function f_days_of(state) {
return py.int_(py.index(c_range, py.int_(state.days)));
return null;
}
function f_can_walk(state, origin, goal) {
return py.bitand(f_are_on_one_map(origin, goal), !py.eq(py.bitand(py.int_(py.index(c_ndarray, f_printing(state), origin)), py.int_(py.index(c_ndarray___, goal))), 0));
return null;
}
function f_stop_on_foot(state, day, here, there) {
return py.mul(py.add(day, 1), py.int_(f_can_walk(state, here, there)));
return null;
}
function f_next_stop(state, seat, day) {
let here, there;
[here, there] = py.unpacked([f_face_on(state, seat, day), f_face_on(state, seat, py.add(day, 1))]);
if (py.truth(f_is_ride(there))) {
return f_stop_by_ride(state, day, here, there, f_face_on(state, seat, py.min_(py.add(day, 2), py.sub(f_days_of(state), 1))));
}
return f_stop_on_foot(state, day, here, there);
return null;
}
function f_visits_every_map(state, seat) {
let day, face, visited;
if (py.eq(1, 1)) {
return true;
}
visited = 0;
for (day of py.iter_(py.range_(f_days_of(state)))) {
face = f_face_on(state, seat, day);
if (py.truth(f_is_place(face))) {
visited = py.bitor(visited, py.shl(1, py.int_(py.index(c_ndarray_, face))));
}
}
return py.eq(visited, py.sub(py.shl(1, 1), 1));
return null;
}
function f__is_among(one, other, pairs) {
return py.and_(py.any_((function* () { for (const pair of py.iter_(pairs)) { yield (py.contains(pair, one) && py.contains(pair, other)); } })()), () => !py.eq(one, other));
return null;
}
function f_steps(box, printed, options, rack) {
return py.list_(new C_Journeys(f_box_in(box, printed), ...py.iter_(options)).steps(rack));
return null;
}
function f_on_foot(box, options, place) {
let journeys;
journeys = new C_Journeys(box, ...py.iter_(options));
return [...(function* () { for (const goal of py.iter_(journeys.on_foot(place))) { yield [goal, journeys.is_ferry(place, goal)]; } })()];
return null;
}
function f_by_automobile(box, options, place) {
return new C_Journeys(box, ...py.iter_(options)).by_automobile(place);
return null;
}
function f_by_plane(box, printed, place) {
return new C_Journeys(f_box_in(box, printed)).by_plane(place);
return null;
}
function f_served(box, printed, plane) {
let whole;
whole = f_box_in(box, printed);
return new C_Journeys(whole).served(py.int_(py.index(whole.face, plane)));
return null;
}
function f_left_of_share(shares, state, seat, map_) {
return py.sub(py.int_(shares.share_of(state, map_)), py.int_(shares.taken_from(state, seat, map_)));
return null;
}
function f_share_of(state, map_) {
return py.floordiv(py.int_(py.index(state.box_tiles, map_)), py.int_(state.seats));
return null;
}
function f_days_of_(state) {
return py.int_(py.index(c_ndarray____, py.int_(state.days)));
return null;
}
function f_taken_from(state, seat, map_) {
let day, taken;
if (py.eq(1, 1)) {
return py.add(py.int_(py.index(state.filled, seat)), !py.eq(py.index(state.seen_in_hand, seat), 126));
}
taken = (py.eq(py.index(state.hand_back, seat), map_) ? 1 : 0);
for (day of py.iter_(py.range_(f_days_of_(state)))) {
if (py.eq(py.index(state.back, seat, day), map_)) {
taken = py.add(taken, 1);
}
}
return taken;
return null;
}
const c_tuple = ["blue", "green", "orange", "pink", "yellow", "purple"];
const c_Box = py.instance(C_Box, {boards: [{by_plane_only: [], ferries: [["Madagascar", "Mozambique"], ["Madagascar", "Tanzania"]], older_borders: [["Democratic Republic of the Congo", "Sudan"], ["Kenya", "Sudan"], ["Sudan", "Uganda"]], places: ["Algeria", "Angola", "Benin", "Botswana", "Burkina Faso", "Cameroon", "Central African Republic", "Chad", "Congo", "Democratic Republic of the Congo", "Egypt", "Eritrea", "Ethiopia", "Gabon", "Ghana", "Guinea", "Ivory Coast", "Kenya", "Liberia", "Libya", "Madagascar", "Mali", "Mauritania", "Morocco", "Mozambique", "Namibia", "Niger", "Nigeria", "Rwanda", "Senegal", "Sierra Leone", "Somalia", "South Africa", "Sudan", "Tanzania", "Togo", "Tunisia", "Uganda", "Zambia", "Zimbabwe"], title: "Africa"}], colour: py.array([0, 1, 2, 3, 4, 6, 6, 6, 2, 4, 2, 1, 0, 1, 4, 2, 0, 1, 3, 4, 2, 3, 4, 1, 2, 4, 0, 1, 3, 4, 0, 1, 2, 2, 3, 0, 2, 3, 4, 1, 0, 0, 0, 1, 3, 3, 3, 4]), connections: {can_drive: f_can_drive, can_walk: f_can_walk, is_served: f_is_served, next_stop: f_next_stop, visits_every_map: f_visits_every_map}, face: py.array([8, 9, 10, 11, 12, 13, 14, 15, 15, 16, 17, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 29, 30, 31, 32, 33, 34, 34, 35, 36, 37, 38, 39, 40, 41, 41, 42, 43, 44, 45, 46, 47, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 7]), map_of_place: new Map([["Algeria", 0], ["Angola", 0], ["Benin", 0], ["Botswana", 0], ["Burkina Faso", 0], ["Cameroon", 0], ["Central African Republic", 0], ["Chad", 0], ["Congo", 0], ["Democratic Republic of the Congo", 0], ["Egypt", 0], ["Eritrea", 0], ["Ethiopia", 0], ["Gabon", 0], ["Ghana", 0], ["Guinea", 0], ["Ivory Coast", 0], ["Kenya", 0], ["Liberia", 0], ["Libya", 0], ["Madagascar", 0], ["Mali", 0], ["Mauritania", 0], ["Morocco", 0], ["Mozambique", 0], ["Namibia", 0], ["Niger", 0], ["Nigeria", 0], ["Rwanda", 0], ["Senegal", 0], ["Sierra Leone", 0], ["Somalia", 0], ["South Africa", 0], ["Sudan", 0], ["Tanzania", 0], ["Togo", 0], ["Tunisia", 0], ["Uganda", 0], ["Zambia", 0], ["Zimbabwe", 0]]), number_of_place: new Map([["Algeria", 0], ["Angola", 1], ["Benin", 2], ["Botswana", 3], ["Burkina Faso", 4], ["Cameroon", 5], ["Central African Republic", 6], ["Chad", 7], ["Congo", 8], ["Democratic Republic of the Congo", 9], ["Egypt", 10], ["Eritrea", 11], ["Ethiopia", 12], ["Gabon", 13], ["Ghana", 14], ["Guinea", 15], ["Ivory Coast", 16], ["Kenya", 17], ["Liberia", 18], ["Libya", 19], ["Madagascar", 20], ["Mali", 21], ["Mauritania", 22], ["Morocco", 23], ["Mozambique", 24], ["Namibia", 25], ["Niger", 26], ["Nigeria", 27], ["Rwanda", 28], ["Senegal", 29], ["Sierra Leone", 30], ["Somalia", 31], ["South Africa", 32], ["Sudan", 33], ["Tanzania", 34], ["Togo", 35], ["Tunisia", 36], ["Uganda", 37], ["Zambia", 38], ["Zimbabwe", 39]]), places: ["Algeria", "Angola", "Benin", "Botswana", "Burkina Faso", "Cameroon", "Central African Republic", "Chad", "Congo", "Democratic Republic of the Congo", "Egypt", "Eritrea", "Ethiopia", "Gabon", "Ghana", "Guinea", "Ivory Coast", "Kenya", "Liberia", "Libya", "Madagascar", "Mali", "Mauritania", "Morocco", "Mozambique", "Namibia", "Niger", "Nigeria", "Rwanda", "Senegal", "Sierra Leone", "Somalia", "South Africa", "Sudan", "Tanzania", "Togo", "Tunisia", "Uganda", "Zambia", "Zimbabwe"], tiles: [{colour: "orange", kind: 0, map: 0, place: "Algeria"}, {colour: "yellow", kind: 0, map: 0, place: "Angola"}, {colour: "orange", kind: 0, map: 0, place: "Benin"}, {colour: "green", kind: 0, map: 0, place: "Botswana"}, {colour: "blue", kind: 0, map: 0, place: "Burkina Faso"}, {colour: "green", kind: 0, map: 0, place: "Cameroon"}, {colour: "yellow", kind: 0, map: 0, place: "Central African Republic"}, {colour: "orange", kind: 0, map: 0, place: "Chad"}, {colour: "orange", kind: 0, map: 0, place: "Chad"}, {colour: "blue", kind: 0, map: 0, place: "Congo"}, {colour: "green", kind: 0, map: 0, place: "Democratic Republic of the Congo"}, {colour: "green", kind: 0, map: 0, place: "Democratic Republic of the Congo"}, {colour: "pink", kind: 0, map: 0, place: "Egypt"}, {colour: "yellow", kind: 0, map: 0, place: "Eritrea"}, {colour: "orange", kind: 0, map: 0, place: "Ethiopia"}, {colour: "pink", kind: 0, map: 0, place: "Gabon"}, {colour: "yellow", kind: 0, map: 0, place: "Ghana"}, {colour: "green", kind: 0, map: 0, place: "Guinea"}, {colour: "orange", kind: 0, map: 0, place: "Ivory Coast"}, {colour: "yellow", kind: 0, map: 0, place: "Kenya"}, {colour: "blue", kind: 0, map: 0, place: "Liberia"}, {colour: "green", kind: 0, map: 0, place: "Libya"}, {colour: "pink", kind: 0, map: 0, place: "Madagascar"}, {colour: "yellow", kind: 0, map: 0, place: "Mali"}, {colour: "yellow", kind: 0, map: 0, place: "Mali"}, {colour: "blue", kind: 0, map: 0, place: "Mauritania"}, {colour: "green", kind: 0, map: 0, place: "Morocco"}, {colour: "orange", kind: 0, map: 0, place: "Mozambique"}, {colour: "orange", kind: 0, map: 0, place: "Namibia"}, {colour: "pink", kind: 0, map: 0, place: "Niger"}, {colour: "pink", kind: 0, map: 0, place: "Niger"}, {colour: "blue", kind: 0, map: 0, place: "Nigeria"}, {colour: "orange", kind: 0, map: 0, place: "Rwanda"}, {colour: "pink", kind: 0, map: 0, place: "Senegal"}, {colour: "yellow", kind: 0, map: 0, place: "Sierra Leone"}, {colour: "green", kind: 0, map: 0, place: "Somalia"}, {colour: "blue", kind: 0, map: 0, place: "South Africa"}, {colour: "blue", kind: 0, map: 0, place: "Sudan"}, {colour: "blue", kind: 0, map: 0, place: "Sudan"}, {colour: "blue", kind: 0, map: 0, place: "Tanzania"}, {colour: "green", kind: 0, map: 0, place: "Togo"}, {colour: "pink", kind: 0, map: 0, place: "Tunisia"}, {colour: "pink", kind: 0, map: 0, place: "Uganda"}, {colour: "pink", kind: 0, map: 0, place: "Zambia"}, {colour: "yellow", kind: 0, map: 0, place: "Zimbabwe"}, {colour: "blue", kind: 1, map: 0, place: ""}, {colour: "blue", kind: 1, map: 0, place: ""}, {colour: "green", kind: 1, map: 0, place: ""}, {colour: "green", kind: 1, map: 0, place: ""}, {colour: "orange", kind: 1, map: 0, place: ""}, {colour: "orange", kind: 1, map: 0, place: ""}, {colour: "pink", kind: 1, map: 0, place: ""}, {colour: "pink", kind: 1, map: 0, place: ""}, {colour: "yellow", kind: 1, map: 0, place: ""}, {colour: "yellow", kind: 1, map: 0, place: ""}, {colour: "", kind: 2, map: 0, place: ""}, {colour: "", kind: 2, map: 0, place: ""}, {colour: "", kind: 2, map: 0, place: ""}, {colour: "", kind: 2, map: 0, place: ""}, {colour: "", kind: 2, map: 0, place: ""}]});
const c_tuple_ = ["open", "two-rides", "starts-with-ride", "ends-with-ride", "map-not-visited"];
const c_ndarray = py.array([py.array([0, 0, 0, 0, 0, 0, 0, 0, 68801789952, 274911462144, 34561064976, 828962242560, 34429026308, 134226368, 8589935520, 8791785568, 8802, 429765165378, 8590458880, 8589938688, 10737551360, 288, 34359803920, 1613037568, 2408464, 156766310400, 1073840128, 77376521345, 17196646400, 608272401, 538968065, 1, 846109605888, 279172874250, 136839317, 67109028, 154618823168, 6324224, 294912, 135168, 549806145544, 531648, 412603253248, 16404, 524289, 17448436224, 566986015242, 279189651464]), py.array([0, 0, 0, 0, 0, 0, 0, 0, 68801789952, 274911462144, 34561064976, 828962242560, 34429026308, 134226368, 8589935520, 8791785568, 8802, 438355099970, 8590458880, 8589938688, 10737551360, 288, 34359803920, 1613037568, 2408464, 165356244992, 1073840128, 77376521345, 17196646400, 608272401, 538968065, 1, 846109605888, 279172874250, 136839317, 67109028, 154618823168, 6324224, 294912, 135168, 549806145544, 137439616704, 412603253248, 16404, 524289, 26038370816, 566986015242, 279189651464])]);
const c_ndarray_ = py.array([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const c_ndarray__ = py.array([py.array([0, 0, 0, 0, 0, 0, 0, 0, 78054524052, 983866286952, 34563768497, 846158889474, 35105128581, 8791794630, 438556966818, 77513375605, 438522880738, 988162433514, 77377050817, 10738078912, 165356899520, 134218722, 34429304852, 1684357137, 36044062741, 440520415744, 1612824592, 77525425397, 983832855040, 104904638613, 69334564881, 68793401344, 983850680842, 846125335306, 112355558645, 43019411957, 429514687298, 1147502609, 539328512, 163208894464, 841864970250, 71068950497, 968835076938, 203505684, 8672248961, 294491657026, 708989551434, 296404124170]), py.array([0, 0, 0, 0, 0, 0, 0, 0, 78054524052, 992456221544, 34563768497, 846158889474, 35105128581, 8791794630, 438557097890, 214952460149, 438522880738, 988162964970, 214816135873, 148177032896, 165356900032, 134218722, 34429304852, 1684357137, 36044062741, 440520941248, 1612824592, 214964510453, 983832855040, 104904638613, 69334564881, 68793401344, 983850680842, 846125335306, 112355558645, 43019411957, 438104621890, 1147502609, 539328512, 163208894464, 841864970250, 500834115555, 977425011530, 203505684, 8672248961, 303082119106, 717579486026, 296404124170])]);
const c_ndarray___ = py.array([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576, 2097152, 4194304, 8388608, 16777216, 33554432, 67108864, 134217728, 268435456, 536870912, 1073741824, 2147483648, 4294967296, 8589934592, 17179869184, 34359738368, 68719476736, 137438953472, 274877906944, 549755813888]);
const c_range = py.range_(0, 128);
const c_tuple__ = [new Set(["Arizona", "Colorado"]), new Set(["New Mexico", "Utah"])];
const c_SimpleNamespace = {share_of: f_share_of, taken_from: f_taken_from};
const c_ndarray____ = py.array([10, 5]);

export default { links: py.partial(f_links, c_Box), steps: py.partial(f_steps, c_Box), on_foot: py.partial(f_on_foot, c_Box), by_automobile: py.partial(f_by_automobile, c_Box), by_plane: py.partial(f_by_plane, c_Box), served: py.partial(f_served, c_Box), left_of_share: py.partial(f_left_of_share, c_SimpleNamespace) };
