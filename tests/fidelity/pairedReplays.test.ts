import { expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { PAIRED_REPLAYS_FILE, simulatePairs } from '../../scripts/replay/pairedReplays';
import type { PairedReplays } from '../../src/comparison/theory';

it('common random numbers save what is published', async () => {
  const committed = readData<PairedReplays>(PAIRED_REPLAYS_FILE);
  expect(await simulatePairs()).toEqual(committed);
});
