import { expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { CLIFF, simulateCliff } from '../../scripts/replay/poolCliff';
import {
  POOL_CLIFF_FILE,
  type PoolCliffFile,
} from '../../src/studies/worker-threads/pages/poolCliff';

const committed = readData<PoolCliffFile>(POOL_CLIFF_FILE);

it('the cliff shows what the simulator gives', async () => {
  const sizes = [126, 200];
  const { modelVersion, points } = await simulateCliff(sizes);
  expect(committed.modelVersion).toBe(modelVersion);
  expect(committed.points.filter(({ threads }) => sizes.includes(threads))).toEqual(points);
});

it('rests on twenty replications of every size', () => {
  expect(committed.points.map(({ threads }) => threads)).toEqual(CLIFF.threads);
  for (const { completed } of committed.points) expect(completed).toHaveLength(20);
});
