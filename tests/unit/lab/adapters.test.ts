import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAdapterTestCases } from '../../../scripts/dataFiles';
import { readStudyConfigurations, WASM_FILE } from '../../../scripts/replay/catalogue';
import type { Result } from '../../../src/lab/types';
import { exportName } from '../../../src/lab/view/exportResult';
import { apply, published } from '../../../src/scenario/scenario';
import { replicateToEnd } from '../../../src/simulator/replicate';
import { summarise } from '../../../src/simulator/summarise';
import { loadSimulator } from '../../../src/simulator/wasm';
import { machineProps } from '../../../src/studies/adapters/lab/chartProps';
import { limitText } from '../../../src/studies/adapters/lab/limitText';
import { standingOf } from '../../../src/studies/adapters/lab/standing';
import { adaptersLab as context } from './adaptersLab';

describe('the adapter lab', () => {
  it('shows each printed number with its simulation, as the command line replays it', () => {
    const replayed = readStudyConfigurations('adapters');
    expect(context.labels.map((label) => `adapters/${label}`)).toEqual(
      replayed.map(({ scenario }) => scenario),
    );
    expect(context.labels).toHaveLength(88);
    for (const { row, values, measured } of replayed) {
      expect(context.configurations[row]).toEqual(values);
      expect(context.printed[row]?.cells.documentsPerSecond?.value).toBe(
        measured.documentsPerSecond,
      );
      expect(context.published[row]?.metrics.documentsPerSecond?.mean).toBeGreaterThan(0);
    }
  });

  it('names test case, version and size in words', () => {
    const [testCase, version, size] = context.study.parts ?? [];
    const titles = readAdapterTestCases().map(({ id }) => testCase?.textOf(id));
    expect(new Set(titles).size).toBe(25);
    expect(version?.textOf('2004sp1')).toBe('2004 SP1');
    expect(size?.textOf('200kb')).toMatch(/^200\s?KB$/);
  });

  it.each([
    ['file-local/2006/2kb', 'Processors of the BizTalk server'],
    ['http-1-way/2006/2kb', 'Processors of the BizTalk server'],
    ['mqseries-inorder/2006/2kb', 'In-order delivery'],
    ['ftp/2006/2kb', 'Connections of the'],
    ['sharepoint/2006/200kb', 'Connections of the'],
    ['sap/2004sp1/2kb', 'Connections of the'],
  ])('says what limits %s: %s', (label, bottleneck) => {
    const summary = context.published[label];
    expect(summary && limitText(summary)).toContain(`The bottleneck: ${bottleneck}`);
  });

  it('says nothing of limits before there is a result', () => {
    const summary = context.published['ftp/2006/2kb'];
    expect(summary && limitText({ ...summary, resources: [] })).toBe('');
  });

  it('finds a printed number behind other settings, and calls the rest predictions', () => {
    const values = context.configurations['http-1-way/2004sp1/2kb'] ?? {};
    const standing = (changes: Record<string, number>) =>
      standingOf(context, { ...values, ...changes });
    expect(standing({})).toEqual({ label: 'http-1-way/2004sp1/2kb' });
    expect(standing({ version: 2006, sizeKb: 200 })).toEqual({ label: 'http-1-way/2006/200kb' });
    expect(standing({ ssl: 1 })).toEqual({ label: 'ssl-http-1-way/2004sp1/2kb' });
    expect(standing({ ssl: 1, sizeKb: 200 })).toEqual({ prediction: 'large' });
    expect(standing({ sendAdapter: 0 })).toEqual({ prediction: 'small' });
  });

  it.each([
    [1, ['Server 1', 'Server 2']],
    [7, ['Server 1 × 7', 'Server 2']],
  ])(
    'shows the processors of one server with %i instances of each host',
    async (hostInstances, names) => {
      const simulator = await loadSimulator(readFileSync(WASM_FILE));
      const base = context.configurations['http-1-way/2006/2kb'] ?? {};
      const report = replicateToEnd(simulator, {
        study: 'adapters',
        values: apply(context.schema, base, { hostInstances, runMinutes: 5 }),
        seed: 1,
        replication: 0,
        protocol: 'preview',
      });
      const { machines } = machineProps(summarise(1, [report]));
      expect(machines.map(({ name }) => name)).toEqual(names);
      expect(machines.map(({ detail }) => detail)).toEqual(['(2 processors)', '(4 processors)']);
    },
  );

  it('exports the label of a combination as a file name', () => {
    const base = 'adapters/soap-2-way/2006/200kb';
    const summary = context.published['soap-2-way/2006/200kb'];
    if (summary === undefined) throw new Error(`${base} has no precomputed result.`);
    const result: Result = { scenario: published(base), summary, quality: 'full' };
    expect(exportName(context, result)).toBe('adapters-lab-config-soap-2-way-2006-200kb-v-1');
  });
});
