import { describe, expect, it } from 'vitest';
import { aheadIn } from '../../../src/story/run/line';
import { storyOf, titleOf, toldAt } from '../../../src/story/run/texts';
import { momentOf, whereIs } from '../../../src/story/run/where';
import { journeyOf, MEANS, taleWith } from './madeUp';

/** Begins to wait for the lock at 5,015, for so long. */
const waiting = (message: number, beginMs: number, ms: number) =>
  journeyOf(message, beginMs, { ...MEANS, 'request publishWait': ms });

const told = (tale: Parameters<typeof toldAt>[0], stop: Parameters<typeof toldAt>[1]) => {
  const { title, paragraphs } = toldAt(tale, stop);
  return [title, ...paragraphs].join(' ');
};

describe('a line in the story', () => {
  // Six came before it and still wait, one came later, one is at the lock, one waits elsewhere.
  const before = Array.from({ length: 6 }, (_, index) => waiting(10 + index, 4990 + index, 60));
  const tale = taleWith([
    waiting(1, 5000, 6),
    ...before,
    waiting(20, 5001, 60),
    journeyOf(21, 4998, { ...MEANS, 'request publishWait': 0 }),
    journeyOf(22, 4970, { ...MEANS, 'request dispatchWait': 90 }),
  ]);

  it('counts those who came first and wait at the same place', () => {
    expect(aheadIn(momentOf(tale, 15.5), 1)).toBe(6);
    expect(toldAt(tale, 'lock').title).toBe('seventh in line');
    expect(whereIs(tale, 16.5)).toBe('your message, seventh in line: wait for the publish lock');
  });

  it('is none where the message is worked on', () => {
    expect(aheadIn(momentOf(tale, 5), 1)).toBe(0);
    expect(whereIs(tale, 5)).toBe('your message, at work: receive and parse');
  });

  it('longer than anybody counts by words is a number', () => {
    const many = Array.from({ length: 40 }, (_, index) => waiting(100 + index, 4950 + index, 99));
    expect(toldAt(taleWith([waiting(1, 5000, 6), ...many]), 'lock').title).toBe('40 before it');
  });

  it('is not told where the message need not wait', () => {
    const free = taleWith([journeyOf(1, 0, { ...MEANS, 'request publishWait': 0 })]);
    expect(toldAt(free, 'lock').title).toBe('the lock is free');
    expect(told(free, 'lock')).toContain('need not wait');
  });
});

describe('what the story tells', () => {
  const tale = taleWith([journeyOf(1, 5000, MEANS)]);

  it('has a title made from the time of the message', () => {
    expect(titleOf(tale)).toBe('269 milliseconds in the life of a message');
  });

  it('tells the own time of the message beside the mean of all', () => {
    const quick = taleWith([journeyOf(1, 0, { ...MEANS, 'request dispatchWait': 7 })]);
    expect(told(quick, 'dispatch')).toMatch(
      /waits 7\.0\sms; on average a message waits 30\sms here, and 36\sms more/,
    );
    expect(told(tale, 'receive')).toMatch(/10\sms of work, after 2\.0\sms/);
  });

  it('tells which part is assumed, and how much of the whole that is', () => {
    expect(told(tale, 'backend')).toMatch(/^100\sms that nobody has explained/);
    expect(told(tale, 'answer')).toMatch(/other 100\sms are assumed: 37\s% of this story/);
    const third = taleWith([journeyOf(1, 0, { ...MEANS, 'request dispatchWait': 61 })]);
    expect(told(third, 'answer')).toContain('a third of this story');
    expect(told(tale, 'answer')).toMatch(
      /83\sms somebody worked.*86\sms it stood in a line, longest 66\sms for the dispatcher\./s,
    );
  });

  it('tells each wait once: of the way back only what comes after the sender has it', () => {
    const held = taleWith([
      journeyOf(1, 0, { ...MEANS, 'response replyProcessorWait': 80, 'response publishWait': 30 }),
    ]);
    expect(told(held, 'backend')).toMatch(/its answer waits 80\sms for one/);
    expect(told(held, 'again')).not.toMatch(/80\sms/);
    expect(told(held, 'again')).toMatch(/30\sms for the publish lock/);
    expect(told(tale, 'backend')).not.toContain('its answer waits');
  });

  it('does not speak of the delay where it is left out', () => {
    const without = taleWith([journeyOf(1, 0, { ...MEANS, 'response backendDelay': 2 })]);
    expect(toldAt(without, 'backend').title).toBe('answered at once');
    expect(told(without, 'answer')).not.toContain('assumed');
  });

  it('names the waits of the way back, the longest first', () => {
    expect(told(tale, 'again')).toMatch(
      /waits 36\sms for the dispatcher and 9\.0\sms for the publish lock/,
    );
  });

  it('tells a long wait that no stop is about', () => {
    const crowded = { ...MEANS, 'request sendProcessorWait': 218 };
    expect(told(taleWith([journeyOf(1, 0, crowded)]), 'backend')).toMatch(
      /it waited 218\sms for a processor of its sender/,
    );
    expect(told(tale, 'backend')).not.toContain('Before it could go');
  });

  it('compares the whole with something everyday that is as long', () => {
    const slow = taleWith([journeyOf(1, 0, { ...MEANS, 'response dispatchWait': 600 })]);
    expect(told(tale, 'answer')).toContain('a blink');
    expect(told(slow, 'answer')).toContain('a heartbeat');
  });

  it('stops in the order of the way', () => {
    expect(storyOf(tale).map(({ id }) => id)).toEqual([
      'receive',
      'lock',
      'poll',
      'dispatch',
      'backend',
      'again',
      'answer',
    ]);
    expect(whereIs(tale, 269)).toBe('your message, answered');
  });
});
