import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { archivedWeight, readArchive } from '../../../scripts/replay/archive';
import { MOST_KB_EACH, MOST_MB_ALL, overweight } from '../../../scripts/replay/archiveRoom';

const models = (count: number, kb: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `capacity ${index}`, bytes: kb * 1e3 }));

describe('the archive of simulators', () => {
  const weights = readArchive().map(archivedWeight);

  it('has room for what is in it', () => {
    expect(weights.length).toBeGreaterThan(0);
    for (const { bytes } of weights) expect(bytes).toBeGreaterThan(1e5);
    expect(overweight(weights)).toEqual([]);
  });

  it('has the room of which CONTRIBUTING.md tells', () => {
    const text = readFileSync(path.join(__dirname, '../../../CONTRIBUTING.md'), 'utf8');
    expect(text).toContain(`may weigh ${MOST_KB_EACH} kB`);
    expect(text).toContain(`all together ${MOST_MB_ALL} MB`);
  });

  it('has none for a model that is too heavy, and names it', () => {
    expect(overweight(models(1, MOST_KB_EACH))).toEqual([]);
    expect(overweight([...weights, ...models(1, MOST_KB_EACH + 1)])).toEqual([
      `capacity 0 weighs ${MOST_KB_EACH + 1} kB of ${MOST_KB_EACH}`,
    ]);
  });

  it('has none for more than all may weigh', () => {
    expect(overweight(models(20, MOST_KB_EACH))).toEqual([]);
    expect(overweight(models(21, MOST_KB_EACH))).toEqual([
      'all archived models weigh 12.60 MB of 12',
    ]);
  });
});
