import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import type { ReplayFile } from '../../src/simulator/replayFile';
import { countedMs } from '../support/countedMs';

const files = Array.from(
  { length: 21 },
  (_, index) => `replays/low-latency/test-case-${String(index + 1).padStart(2, '0')}.json`,
);

describe.each(files)('%s', (file) => {
  const stable = Object.values(readData<ReplayFile>(file).configurations).filter(
    ({ status }) => status === 'done',
  );

  it('counts roundtrips over the part of the run that is said to count', () => {
    for (const { metrics, protocol } of stable) {
      const perSecond = (metrics.roundtrips?.mean ?? 0) / (countedMs(protocol) / 1000);
      // Of the messages under way at the ends one side counts less; with a ramp told wrongly it would be 0.86.
      expect(perSecond / (metrics['throughput.mean']?.mean ?? 0)).toBeCloseTo(1, 1);
    }
  });
});
