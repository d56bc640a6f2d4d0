import { describe, expect, it } from 'vitest';
import { valuesById } from '../../../src/scenario/studiedValues';
import { caution } from '../../../src/studies/low-latency/caution';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { lowLatencyIndex } from '../../../src/studies/low-latency/lab';

const values = valuesById(
  knobSchema,
  lowLatencyIndex.configurations.find(({ id }) => id === '20-A')?.knobs ?? [],
);
const NONE = { sendAndTrack: 0, trackOnly: 0 };

describe('tracking without a tracking host', () => {
  it.each([
    [{ ...NONE }, true],
    [{ ...NONE, globalTracking: 0 }, true],
    [{ ...NONE, tracking: 0 }, true],
    [{ ...NONE, tracking: 0, globalTracking: 0 }, false],
    [{ sendAndTrack: 0, trackOnly: 1 }, false],
    [{}, false],
  ])('is warned of: %o', (changes, isWarned) => {
    const text = caution({ ...values, ...changes });
    expect(text.includes('no computer has a tracking host')).toBe(isWarned);
    expect(text === '').toBe(!isWarned);
  });

  it('is in no published configuration', () => {
    for (const { knobs } of lowLatencyIndex.configurations) {
      expect(caution(valuesById(knobSchema, knobs))).toBe('');
    }
  });
});
