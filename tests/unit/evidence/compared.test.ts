import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readSchema } from '../../../scripts/replay/catalogue';
import { allEffects } from '../../../src/evidence/compared/effects';
import { STUDY_IDS } from '../../../src/studies/registry';

const changes = allEffects(readData, readSchema);
const effectsOf = (change: string, study: string) =>
  changes.find(({ id }) => id === change)?.studies.find(({ id }) => id === study)?.effects ?? [];
const effectOf = (change: string, study: string, changed: string) => {
  const found = effectsOf(change, study).find((effect) => effect.changed === changed);
  if (found === undefined) throw new Error(`${changed} is not compared.`);
  return found;
};

interface Cells {
  tables: { rows: { id: string; cells: Record<string, { value: number | null }> }[] }[];
}
interface Stated {
  cells: { row: string; column: string; value: number | null }[];
}
interface Replay {
  configurations: Record<string, { metrics: Record<string, { mean: number }> }>;
}

/** Read without any of the code that the effects are read by. */
const cell = (file: string, row: string, column: string) =>
  readData<Cells>(file)
    .tables.flatMap(({ rows }) => rows)
    .find(({ id, cells }) => id === row && column in cells)?.cells[column]?.value ?? Number.NaN;
const stated = (study: string, row: string, column: string) =>
  readData<Stated>(`${study}/prose.json`).cells.find(
    (one) => one.row === row && one.column === column,
  )?.value ?? Number.NaN;
const replayed = (file: string, label: string, metric: string) =>
  readData<Replay>(`replays/${file}.json`).configurations[label]?.metrics[metric]?.mean ??
  Number.NaN;

describe('what the studies compare', () => {
  it('asks every study about every change, in the order of the studies', () => {
    for (const { studies } of changes) {
      expect(studies.map(({ id }) => id)).toEqual(STUDY_IDS);
      for (const { effects, note } of studies) expect(effects.length > 0).toBe(note === '');
    }
  });

  it('takes ratios of printed cells within one study', () => {
    const { measured, printed } = effectOf('tracking', 'low-latency', '14-A');
    const throughput = (row: string, file: string) =>
      cell(`low-latency/${file}.json`, row, 'throughput.median');
    expect(measured).toBe(throughput('14-A', 'test-case-14') / throughput('14-B', 'test-case-14'));
    expect(printed).toEqual(['83', '98']);
    expect(effectOf('messageBoxes', 'low-latency', '21-A').measured).toBe(
      throughput('21-A', 'test-case-21') / throughput('20-B', 'test-case-20'),
    );
    expect(effectOf('threads', 'worker-threads', '200').measured).toBe(
      stated('worker-threads', '200', 'completed') / stated('worker-threads', '100', 'completed'),
    );
    expect(effectOf('hosts', 'scale-up', 'L3').measured).toBe(
      cell('scale-up/results.json', 'L3', 'orchestrationsPerSecond') /
        cell('scale-up/results.json', 'L2', 'orchestrationsPerSecond'),
    );
  });

  it('takes the simulated ratios of the same configurations from the committed replays', () => {
    expect(effectOf('tracking', 'low-latency', '6-A').simulated).toBe(
      replayed('low-latency/test-case-06', 'A', 'throughput.median') /
        replayed('low-latency/test-case-05', 'D', 'throughput.median'),
    );
    expect(effectOf('throttling', 'worker-threads', '200-throttled').simulated).toBe(
      replayed('worker-threads/experiments', '200-throttled', 'completed') /
        replayed('worker-threads/experiments', '200', 'completed'),
    );
  });

  it('has only the upper end of what is said in words', () => {
    const all = changes.flatMap(({ studies }) => studies.flatMap(({ effects }) => effects));
    expect(all.filter(({ isUpperEnd }) => isUpperEnd).map(({ changed }) => changed)).toEqual([
      'overdrive',
    ]);
    expect(effectOf('throttling', 'capacity', 'overdrive').measured).toBe(1);
  });

  it('calls chance what runs of the same settings differ by, and no more', () => {
    const chance = changes.flatMap(({ studies }) =>
      studies.flatMap(({ effects }) => effects.filter(({ isChance }) => isChance)),
    );
    // 17-B and 18-A, the same settings, differ by a tenth.
    const throughput = (row: string, file: string) =>
      cell(`low-latency/${file}.json`, row, 'throughput.median');
    const repeat = throughput('18-A', 'test-case-18') / throughput('17-B', 'test-case-17');
    const apart = (ratio: number) => Math.max(ratio, 1 / ratio) - 1;
    for (const { measured } of chance)
      expect(apart(measured)).toBeLessThanOrEqual(apart(repeat) + 0.02);
    expect(chance.map(({ changed }) => changed)).toContain('12-A');
    expect(effectOf('tracking', 'low-latency', '14-A').isChance).toBe(false);
  });

  it('says where more differs than the change', () => {
    const mixed = changes.flatMap(({ studies }) =>
      studies.flatMap(({ effects }) => effects.filter(({ isMixed }) => isMixed)),
    );
    // The test after the storage was changed, and a run under another load.
    expect(mixed.map(({ changed }) => changed)).toEqual(['overdrive', '21-A']);
  });

  it.each([
    ['tracking', 'low-latency', /tracking/i],
    ['throttling', 'worker-threads', /connections/i],
    ['messageBoxes', 'low-latency', /MessageBoxes/],
    ['hosts', 'low-latency', /send|receive|track/i],
    ['hosts', 'scale-up', /hosts/i],
    ['threads', 'worker-threads', /threads/i],
  ])('compares under %s only what differs in it, in %s', (change, study, setting) => {
    const effects = effectsOf(change, study);
    expect(effects.length).toBeGreaterThan(0);
    for (const { differing } of effects) expect(differing.join()).toMatch(setting);
  });
});
