import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import runs from '../../../generated/evidence/design-space.json';
import { readData } from '../../../scripts/dataFiles';
import type { TestCase } from '../../../src/measured/types';
import {
  BaseDifference,
  BaseRunsTable,
} from '../../../src/studies/low-latency/pages/designSpace/BaseRunsTable';
import { BestTable } from '../../../src/studies/low-latency/pages/designSpace/BestTable';
import { BesidePublished } from '../../../src/studies/low-latency/pages/designSpace/Facts';
import { MessageBoxTable } from '../../../src/studies/low-latency/pages/designSpace/MessageBoxTable';
import { ParetoSurface } from '../../../src/studies/low-latency/pages/designSpace/ParetoSurface';
import {
  RUN_NAMES,
  type RunKind,
} from '../../../src/studies/low-latency/pages/designSpace/runKinds';
import { SurfaceTable } from '../../../src/studies/low-latency/pages/designSpace/SurfaceTable';
import type {
  BaseRuns,
  DesignStudy,
} from '../../../src/studies/low-latency/pages/designSpace/types';
import type { Replays } from '../../../src/tables/types';

const study = readData<DesignStudy>('studies/design-space.json');
const testCase = readData<TestCase>('low-latency/test-case-20.json');
const replays = readData<Replays>('replays/low-latency/test-case-20.json');
const base = { base: study.base, runs: runs as BaseRuns, replays };
const [surface] = study.surfaces;

const SHOWN = {
  'the table of a surface': <SurfaceTable study={study} surface={surface} testCase={testCase} />,
  'the best within a bound': <BestTable study={study} withinMs={500} />,
  'the numbers of MessageBoxes': <MessageBoxTable study={study} />,
  'the published configuration': <BesidePublished study={study} replays={replays} />,
  'the base by each kind of run': <BaseRunsTable {...base} />,
};

const strip = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('simulated numbers of the design space', () => {
  it.each(Object.entries(SHOWN))('%s name the kind of run that gave them', (_, shown) => {
    const html = renderToString(shown);
    const numbers = html.match(/<data [^>]*data-kind="simulated"[^>]*>/g) ?? [];
    expect(numbers.length).toBeGreaterThan(1);
    const kinds = numbers.map((one) => /data-run="(\w+)"/.exec(one)?.[1] as RunKind);
    for (const kind of kinds) expect(strip(html)).toContain(RUN_NAMES[kind]);
  });

  it('stand under a head that names it, where they stand in a column', () => {
    const html = renderToString(SHOWN['the numbers of MessageBoxes']);
    expect(strip(html)).toContain('Highest messages/s, short run');
    const heads = renderToString(SHOWN['the table of a surface']);
    for (const head of ['Messages/s', 'Roundtrip, ms', 'CPU, %'])
      expect(strip(heads)).toContain(`${head}, full run`);
  });

  it('are of full runs in the chart, which says so', () => {
    const html = renderToString(<ParetoSurface study={study} testCase={testCase} />);
    expect(strip(html)).toMatch(/at any latency shown, each in a full run/);
    expect(strip(html)).toMatch(/against mean messages\/s, each in a full run/);
  });
});

describe('the base of the design space', () => {
  it('is a row of the surface’s kind of run, of the search’s and of the lab', () => {
    const html = renderToString(<BaseRunsTable {...base} />);
    const { short, full } = base.runs;
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].slice(1).map(([, row = '']) => strip(row));
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain(`short run${Math.round(short.meanPerSecond)}`);
    expect(rows[1]).toContain(`full run${Math.round(full.meanPerSecond)}`);
    expect(rows[2]).toContain(`the lab, ${replays.replications} full runs`);
  });

  it('differs from what the lab shows first by what the data say', () => {
    const text = strip(renderToString(<BaseDifference {...base} />));
    const median = replays.configurations.A?.metrics['throughput.median']?.mean ?? Number.NaN;
    const percent = Math.round(100 * (base.runs.full.meanPerSecond / median - 1));
    const sign = percent < 0 ? '−' : '';
    expect(text).toContain(
      `${Math.round(base.runs.full.meanPerSecond)}/s, ${sign}${Math.abs(percent)}`,
    );
    expect(text).toContain(`median of ${Math.round(median)}/s`);
  });
});
