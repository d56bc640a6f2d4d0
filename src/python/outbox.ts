import { appended, type Output } from './output';

/** Milliseconds between two messages of a program that shows a lot. */
const PAUSE_MS = 50;
/** Characters that a cell may show; more would slow the page down. */
export const MOST_CHARACTERS = 200_000;

const REST = `\n… The rest is left out: a cell shows at most ${MOST_CHARACTERS.toLocaleString('en')} characters.\n`;

/** Gathers what a cell shows, so that a program in a hurry sends few messages, and bounds it. */
export class Outbox {
  private waiting: readonly Output[] = [];
  private sentAtMs = Number.NEGATIVE_INFINITY;
  private characters = 0;
  private readonly send: (outputs: readonly Output[]) => void;
  private readonly nowMs: () => number;

  constructor(send: (outputs: readonly Output[]) => void, nowMs: () => number) {
    this.send = send;
    this.nowMs = nowMs;
  }

  take(json: string): void {
    const isFull = this.characters >= MOST_CHARACTERS;
    this.characters += json.length;
    const output = JSON.parse(json) as Output;
    // The traceback comes through in any case: it tells how the cell ended.
    if (!isFull || output.kind === 'error') this.waiting = appended(this.waiting, output);
    if (!isFull && this.characters >= MOST_CHARACTERS) {
      this.waiting = appended(this.waiting, { kind: 'text', stream: 'err', text: REST });
    }
    if (this.nowMs() - this.sentAtMs >= PAUSE_MS) this.flush();
  }

  flush(): void {
    this.sentAtMs = this.nowMs();
    if (this.waiting.length === 0) return;
    this.send(this.waiting);
    this.waiting = [];
  }
}
