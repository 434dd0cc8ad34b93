/** Messages of the shell with those only a table needs, which would make the start page heavier. */

import end from './en/end.ftl?raw';
import lobby from './en/lobby.ftl?raw';
import menu from './en/menu.ftl?raw';
import { say } from './say';

say.add(end, lobby, menu);

export { say };
