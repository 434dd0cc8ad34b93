// The page's end of a table of this device: it asks for the next move of a bot when the one before has been seen.
import type { Answer, Command, Pace, TableFrame, ViewFrame } from '../net/protocol';
import type { Handlers } from '../net/socket';
import type { Line, OpenLine } from '../net/line';
import { language } from '../text/language.svelte';
import { openWorker, type WorkerLine } from './local';
import { say } from './messages';
import type { FromWorker } from './session';

/** How long a bot's turn takes, in milliseconds; as on a server. */
const BOT_TIME = 600;
const PACES: Record<Pace, number> = { calm: 3, normal: 1, quick: 1 / 3 };
/** By how much it shrinks while several seats choose at once. */
const TOGETHER = 1 / 3;

/** So often in a row a worker may fail before the table is given up. */
const MOST_FAILURES = 2;

/** Commands that only a server knows what to do with; leaving is only a way out of the page. */
const WORKER_COMMANDS = ['act', 'act-all', 'take-back', 'pace', 'why', 'hint', 'resign'];

class LocalLine implements Line {
  private worker: WorkerLine | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private table: TableFrame['table'] | null = null;
  private view: ViewFrame | null = null;
  private failures = 0;
  private failure = new Promise<Answer>(() => {});
  private failed: (answer: Answer) => void = () => {};

  constructor(
    private readonly id: string,
    private readonly handlers: Handlers,
  ) {}

  connect(): void {
    this.worker = openWorker((message) => this.receive(message));
    this.failure = new Promise((resolve) => (this.failed = resolve));
    this.reconnect();
  }

  async send(command: Command): Promise<Answer> {
    if (command.type === 'rematch') return this.rematch();
    if (command.type === 'leave') return { type: 'answer', id: '', ok: true };
    if (!this.worker || !WORKER_COMMANDS.includes(command.type))
      return { type: 'answer', id: '', ok: false, code: 'needs-server', sentence: say('local-needs-server') };
    return Promise.race([this.worker.command(command), this.failure]);
  }

  reconnect(): void {
    this.worker?.send({ type: 'open', table: this.id, language: language.current });
  }

  close(): void {
    clearTimeout(this.timer);
    this.worker?.close();
    this.worker = null;
  }

  shown(milliseconds: number): void {
    const due = this.view?.views[0]?.due ?? [];
    const isBots = (seat: number) => this.table?.seats[seat]?.kind === 'bot' || this.table?.seats[seat]?.resigned;
    if (this.timer !== undefined || !due.some(isBots)) return;
    const turn = BOT_TIME * PACES[this.table!.pace] * (due.length > 1 ? TOGETHER : 1);
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.worker?.send({ type: 'bot' });
      },
      Math.max(milliseconds, turn),
    );
  }

  private receive(message: FromWorker): void {
    if (message.type === 'table') this.setTable(message);
    else if (message.type === 'view') this.show(message);
    else if (message.type === 'gone') this.handlers.state('refused');
    else if (message.type === 'failed') this.fail(message.message);
  }

  private show(frame: ViewFrame): void {
    // The first one only says what was kept.
    if (frame.seq > 1) this.failures = 0;
    this.view = frame;
    this.handlers.frame(frame);
  }

  /** Goes on from what was kept last, unless that fails again. */
  private fail(message: string): void {
    console.error(message);
    this.failed({ type: 'answer', id: '', ok: false, code: 'failed', sentence: say('local-failed') });
    this.close();
    this.timer = undefined;
    this.failures += this.view ? 1 : MOST_FAILURES;
    if (this.failures < MOST_FAILURES) this.connect();
    else this.handlers.failed?.(say('local-stopped'));
  }

  private setTable({ table, ...frame }: TableFrame): void {
    this.table = table;
    const ended = table.ended && { ...table.ended, text: say('local-other-rules') };
    this.handlers.state('open');
    this.handlers.frame({ ...frame, table: { ...table, ended } });
  }

  private async rematch(): Promise<Answer> {
    const { device } = await import('./device');
    const { state, outcome } = this.view?.views[0] ?? {};
    const beginner = typeof state?.beginner === 'number' ? state.beginner : 0;
    const table = await device.rematch(this.id, beginner, outcome?.winners ?? []);
    return { type: 'answer', id: '', ok: true, table };
  }
}

export const localLine =
  (id: string): OpenLine =>
  (handlers) =>
    new LocalLine(id, handlers);
