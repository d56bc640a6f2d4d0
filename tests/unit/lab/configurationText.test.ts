import { describe, expect, it } from 'vitest';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { configurationText } from '../../../src/studies/low-latency/lab/configurationText';

const base = { virtualUsers: 3, sendOnly: 4, receiveAndSend: 2, sendAndTrack: 1, tracking: 2 };
const of = (changes: Readonly<Record<string, number>>) =>
  configurationText(
    { schema: knobSchema, configurations: { A: base, B: { ...base, ...changes } } },
    'B',
  );

describe('what tells a configuration from the first', () => {
  it('is its users and up to two other settings', () => {
    expect(of({})).toBe('3 users');
    expect(of({ virtualUsers: 9, tracking: 0 })).toBe('9 users, tracking off');
    expect(of({ tracking: 1, sendOnly: 5 }).split(', ')).toHaveLength(3);
    expect(of({ tracking: 1, sendOnly: 5 })).not.toContain(' more');
  });

  it('is the users, one setting and how many more, of many', () => {
    expect(of({ tracking: 1, sendOnly: 5, receiveAndSend: 3 })).toMatch(
      /^3 users, [^,]+ and 2 more$/,
    );
  });
});
