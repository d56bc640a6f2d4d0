import { describe, expect, it } from 'vitest';
import { MOST_CHARACTERS, Outbox } from '../../../src/python/outbox';
import type { Output } from '../../../src/python/output';

const text = (content: string) => JSON.stringify({ kind: 'text', stream: 'out', text: content });

function create() {
  const sent: (readonly Output[])[] = [];
  let now = 0;
  const box = new Outbox(
    (outputs) => sent.push(outputs),
    () => now,
  );
  return { box, sent, wait: (ms: number) => (now += ms) };
}

describe('Outbox', () => {
  it('sends the first piece at once and later ones together', () => {
    const { box, sent, wait } = create();
    box.take(text('a'));
    box.take(text('b'));
    box.take(text('c'));
    expect(sent).toHaveLength(1);
    wait(60);
    box.take(text('d'));
    expect(sent[1]).toEqual([{ kind: 'text', stream: 'out', text: 'bcd' }]);
  });

  it('sends the rest when the cell has ended', () => {
    const { box, sent } = create();
    box.take(text('a'));
    box.take(text('b'));
    box.flush();
    box.flush();
    expect(sent).toHaveLength(2);
  });

  it('leaves out what is too much, says so once, and still shows the error', () => {
    const { box, sent } = create();
    for (let i = 0; i < 300; i += 1) box.take(text('x'.repeat(1000)));
    box.take(JSON.stringify({ kind: 'error', text: 'ZeroDivisionError' }));
    box.flush();
    const all = sent.flat();
    const shown = all.map((output) => ('text' in output ? output.text : '')).join('');
    expect(shown.length).toBeLessThan(MOST_CHARACTERS + 1000);
    expect(shown.match(/left out/g)).toHaveLength(1);
    expect(all.at(-1)).toEqual({ kind: 'error', text: 'ZeroDivisionError' });
  });
});
