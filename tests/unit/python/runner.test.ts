import { describe, expect, it } from 'vitest';
import type { PythonEvent } from '../../../src/python/messages';
import { cellRunner } from '../../../src/python/runner';

const text = (said: string) => JSON.stringify({ kind: 'text', stream: 'out', text: said });

/** An interpreter whose programs cannot be disposed of, as was seen in WebKit. */
function create(run: (source: string, take: (json: string) => void) => boolean) {
  const events: PythonEvent[] = [];
  let made = 0;
  let destroyed = 0;
  const runner = cellRunner(
    (take) => {
      made += 1;
      return {
        run: (source) => run(source, take),
        destroy: () => {
          destroyed += 1;
          throw new Error('it was disposed of before');
        },
      };
    },
    (event) => events.push(event),
    () => 0,
  );
  const start = (number: number, source: string, fresh: boolean) =>
    runner({ type: 'run', run: number, cells: [{ name: 'program', text: source }], fresh });
  const told = () => events.map((event) => `${event.type}${'ok' in event ? ` ${event.ok}` : ''}`);
  return { start, told, events, counts: () => ({ made, destroyed }) };
}

describe('cells that are run', () => {
  it('keep their result where what ran before cannot be disposed of', () => {
    const { start, told, counts } = create((source, take) => {
      take(text(source));
      return true;
    });
    start(1, 'first', true);
    start(2, 'second', true);
    const each = ['began', 'output', 'ended true', 'finished true'];
    expect(told()).toEqual([...each, ...each]);
    expect(counts()).toEqual({ made: 2, destroyed: 1 });
  });

  it('share their names until a fresh start is asked for', () => {
    const { start, counts } = create(() => true);
    start(1, 'first', false);
    start(2, 'second', false);
    expect(counts()).toEqual({ made: 1, destroyed: 0 });
  });

  it('show what came before the interpreter broke down, and its own reason', () => {
    const { start, events } = create((source, take) => {
      take(text('at once'));
      take(text(source));
      throw new Error('out of memory');
    });
    expect(() => start(1, 'kept', true)).toThrow('out of memory');
    const shown = events.flatMap((event) => (event.type === 'output' ? event.outputs : []));
    expect(JSON.stringify(shown)).toContain('kept');
  });
});
