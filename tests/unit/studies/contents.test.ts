import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readData, readTestCases } from '../../../scripts/dataFiles';
import type { JudgedClaim } from '../../../src/comparison/claimsTypes';
import type { HeldOut } from '../../../src/comparison/validation';
import type { Erratum } from '../../../src/measured/types';
import type { KnobSchema } from '../../../src/scenario/schema';
import { adaptersBeside } from '../../../src/studies/adapters/beside';
import type { AdapterFit } from '../../../src/studies/adapters/fit';
import { withEntry } from '../../../src/studies/low-latency/evidence/history';
import { measuredValues } from '../../../src/studies/low-latency/testCase';
import { STUDIES } from '../../../src/studies/registry';
import type { StudyModule } from '../../../src/studies/studyModule';
import { exploredNamed } from '../../support/explored';
import { replayOf, replaysOf } from '../../support/studied';

const studyNamed = (id: string): StudyModule => {
  const found = STUDIES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no study ${id}.`);
  return found;
};
const schemaOf = (id: string) => exploredNamed(id).context.schema as KnobSchema;
const filesOf = (id: string, claims: readonly JudgedClaim[] = []) =>
  studyNamed(id).pageFiles?.({ read: readData, claims }) ?? {};
const adapterFit = readData<AdapterFit>('validation/adapters-held-out.json');

describe('what pages of low latency fetch', () => {
  const claims = [4, 20, 20].map((testCase) => ({ testCase }) as JudgedClaim);
  const files = filesOf('low-latency', claims);
  const of = (name: string) => files[name] as { claims: JudgedClaim[]; errata: Erratum[] };

  it('are the claims of each of the 21 test cases', () => {
    const numbers = Array.from({ length: 21 }, (_, index) => String(index + 1).padStart(2, '0'));
    expect(Object.keys(files).filter((name) => /^test-case/.test(name))).toEqual(
      numbers.map((number) => `test-case-${number}`),
    );
    expect(of('test-case-04').claims).toEqual([claims[0]]);
    expect(of('test-case-20').claims).toHaveLength(2);
    expect(of('test-case-01').claims).toEqual([]);
  });

  it('are errata of the test case that no cell of a table shows', () => {
    const told = Object.keys(files).flatMap((name) => of(name).errata ?? []);
    expect(told.length).toBeGreaterThan(0);
    for (const erratum of readData<Erratum[]>('errata.json')) {
      const { address, testCases = [], id } = erratum;
      const isInCell = 'table' in address && Boolean(address.row && address.column);
      for (const number of testCases) {
        const page = of(`test-case-${String(number).padStart(2, '0')}`);
        expect([id, page?.errata.some((one) => one.id === id)]).toEqual([id, !isInCell]);
      }
      if (testCases.length === 0) expect(told.map((one) => one.id)).not.toContain(id);
    }
  });

  it('are counts of roundtrips against both printed throughputs', () => {
    const counts = files['counts-low-latency'] as {
      id: string;
      countOverMedian: number;
      meanOverCount: number;
    }[];
    const printed = readTestCases().flatMap((testCase) =>
      (testCase.tables[0]?.rows ?? []).map(({ id }) => [id, measuredValues(testCase, id)] as const),
    );
    const all = printed.filter(([, { roundtrips, ...of }]) =>
      [roundtrips, of['throughput.median'], of['throughput.mean']].every((one) => one != null),
    );
    expect(counts.map(({ id }) => id)).toEqual(all.map(([id]) => id));
    for (const [index, { countOverMedian, meanOverCount, id }] of counts.entries()) {
      const values = all[index]?.[1] ?? {};
      const ratio = (values['throughput.mean'] ?? 0) / (values['throughput.median'] ?? 0);
      expect(countOverMedian * meanOverCount, id).toBeCloseTo(ratio, 9);
      // A run counts for a good part of an hour: the count lies near what is printed of a second.
      expect(Math.abs(Math.log(countOverMedian)), id).toBeLessThan(0.35);
    }
  });

  it('read values of the tables of measurements, not of the settings', () => {
    const columns = readTestCases().flatMap((testCase) =>
      (testCase.tables[0]?.rows ?? []).flatMap(({ id }) =>
        Object.keys(measuredValues(testCase, id)),
      ),
    );
    expect(columns).toContain('roundtripTime.median');
    expect(columns.filter((column) => column.startsWith('software.'))).toEqual([]);
  });
});

describe('what pages of the adapters fetch', () => {
  const files = filesOf('adapters');
  const replays = replaysOf('adapters');

  it('are the simulated rates of every run', () => {
    const rates = files['rates-adapters'] as Record<string, { mean: number }>;
    expect(Object.keys(rates).sort()).toEqual(Object.keys(replays).sort());
    for (const [id, { mean }] of Object.entries(rates))
      expect(mean, id).toBe(replays[id]?.metrics.documentsPerSecond?.mean);
  });

  it('are errors of predictions by the other cells, none where those do not determine it', () => {
    const { cells, parameters } = files['fit-adapters'] as {
      cells: Record<string, number | null>;
      parameters: number;
    };
    expect(parameters).toBe(adapterFit.parameters);
    expect(Object.keys(cells)).toHaveLength(adapterFit.predictions.length);
    for (const one of adapterFit.predictions) {
      const row = one.scenario.replace('adapters/', '');
      const error = (one.withoutCell - one.measured) / one.measured;
      if (one.determinedWithoutCell) expect(cells[row], row).toBeCloseTo(error, 9);
      else expect([row, cells[row]]).toEqual([row, null]);
    }
    expect(files['predictions-adapters']).toEqual(adapterFit.predictions);
    expect(files['errors-adapters']).toMatchObject({
      inSample: adapterFit.inSample,
      withoutTwins: (files['fit-adapters'] as Record<string, unknown>).withoutTwins,
    });
    expect(files['errors-adapters']).not.toHaveProperty('predictions');
  });

  it('are one run over time, and how far any run is from its bound', () => {
    const { summary, farthestPercent } = files['run-adapters'] as Record<string, unknown>;
    expect(summary).toEqual(replayOf('adapters', 'http-1-way/2006/2kb'));
    const distances = Object.values(replays).map(({ metrics }) => {
      const [rate, bound] = ['documentsPerSecond', 'documentsPerSecond.bound'].map(
        (id) => metrics[id]?.mean ?? Number.NaN,
      ) as [number, number];
      return (100 * Math.abs(rate - bound)) / bound;
    });
    expect(farthestPercent).toBeCloseTo(Math.max(...distances), 9);
  });
});

describe('predictions of what was left out', () => {
  const all = STUDIES.flatMap(({ id, predictions }) =>
    (predictions?.(readData) ?? []).map((one) => ({ ...one, id })),
  );

  it('are each of a scenario and a metric that was left out, or of its test case', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(1);
    for (const { id, scenario, metric, predicted, leftOut } of all) {
      expect(leftOut, `${scenario} ${metric}`).toContain(scenario);
      expect(scenario.startsWith(`${id}/`)).toBe(true);
      expect(predicted === null || predicted > 0, `${scenario} ${metric}`).toBe(true);
    }
  });

  it('of adapters are those that the other cells determine', () => {
    const own = all.filter(({ id }) => id === 'adapters');
    const determined = adapterFit.predictions.filter((one) => one.determinedWithoutCell);
    expect(own.map(({ scenario, predicted }) => [scenario, predicted])).toEqual(
      determined.map(({ scenario, withoutCell }) => [scenario, withoutCell]),
    );
    expect(determined.length).toBeLessThan(adapterFit.predictions.length);
  });

  it('of low latency leave out a test case at a time', () => {
    const { folds } = readData<HeldOut>('validation/held-out.json');
    const own = all.filter(({ id }) => id === 'low-latency');
    const { clusterOf } = studyNamed('low-latency');
    for (const { leftOut, scenario } of own) {
      const [first] = new Set(leftOut.map((one) => clusterOf?.(one.slice('low-latency/'.length))));
      expect(first, scenario).toBe(/\d+/.exec(scenario)?.[0]);
    }
    expect(own.length).toBeGreaterThan(folds.length);
  });

  it('err together within a test case', () => {
    const clusters = (id: string, ...rows: string[]) =>
      rows.map(studyNamed(id).clusterOf ?? String);
    expect(clusters('low-latency', '20-A', '20-B', '2-A')).toEqual(['20', '20', '2']);
    expect(clusters('adapters', 'http-1-way/2006/2kb', 'http-1-way/2006/200kb')).toEqual([
      ...['http-1-way', 'http-1-way'],
    ]);
  });
});

describe.each(STUDIES)('what $id was transcribed to', ({ id, contentsOf, sweepBase, document }) => {
  const contents = contentsOf(readData, schemaOf(id));

  it('has its configurations, computers and tables, each read as printed', () => {
    const { configurations, machines, tables, readPrinted } = contents;
    expect(configurations.length).toBeGreaterThan(2);
    for (const { scenario, row, measured, source } of configurations) {
      expect(scenario).toBe(`${id}/${row}`);
      expect(source, scenario).toMatch(/\w{3}/);
      const [metric, value] = Object.entries(measured).find(([, one]) => one != null) ?? [];
      if (metric !== undefined)
        expect(readPrinted(row, metric).value, `${scenario} ${metric}`).toBe(value);
    }
    expect(machines.length).toBeGreaterThan(0);
    for (const { rows } of tables) expect(rows.length).toBeGreaterThan(0);
    expect(tables.length === 0).toBe(['capacity', 'worker-threads'].includes(id));
    expect([...contents.eventDays].sort()).toEqual(contents.eventDays);
  });

  it('is moved knob by knob in one of its configurations', () => {
    expect(contents.configurations.map(({ scenario }) => scenario)).toContain(sweepBase.base);
    expect(sweepBase.because).toMatch(/^(which|in which|where|whose|the|that)\b.*\w$/);
    expect(document).toMatch(/^\d{3}$/);
  });
});

describe('the history of the model', () => {
  const entry = (modelVersion: string, date: string) =>
    ({ modelVersion, date, ledger: 1, calibratedParameters: 3, figures: {} }) as never;
  const first = withEntry([], entry('1.0.0', '2026-01-01'), 'The first.');

  it('renews the entry of its version, with its day and its words unless others are given', () => {
    expect(first).toMatchObject([
      { modelVersion: '1.0.0', date: '2026-01-01', change: 'The first.' },
    ]);
    const again = withEntry(first, entry('1.0.0', '2026-02-02'));
    expect(again).toEqual(first);
    expect(withEntry(first, entry('1.0.0', '2026-02-02'), 'Other words.')).toMatchObject([
      { date: '2026-01-01', change: 'Other words.' },
    ]);
  });

  it('adds a version at its end, and only with words', () => {
    const both = withEntry(first, entry('2.0.0', '2026-03-03'), 'Another.');
    expect(both.map(({ modelVersion, date }) => [modelVersion, date])).toEqual([
      ['1.0.0', '2026-01-01'],
      ['2.0.0', '2026-03-03'],
    ]);
    expect(() => withEntry(first, entry('2.0.0', '2026-03-03'))).toThrow('2.0.0');
  });
});

describe('figures beside the goal of the adapters', () => {
  const testCases = readData<{ testCases: never[] }>('adapters/test-cases.json').testCases;
  const cell = (scenario: string, withoutCell: number, more = {}) => ({
    scenario: `adapters/${scenario}`,
    measured: 100,
    withoutCell,
    determinedWithoutCell: true,
    withoutTestCase: withoutCell,
    determinedWithoutTestCase: true,
    ...more,
  });
  const errors = (medianPercent: number) => {
    const of = (more: number) => ({ medianPercent: medianPercent + more, worstPercent: 50 + more });
    return { '2kb': of(0), '200kb': of(1) };
  };
  const figures = adaptersBeside(
    {
      withoutCell: errors(10),
      withoutTestCase: errors(20),
      predictions: [
        cell('http-1-way/2006/2kb', 60),
        cell('http-2-way/2004sp1/2kb', 130),
        cell('ssl-http-1-way/2006/200kb', 170, {
          determinedWithoutCell: false,
          determinedWithoutTestCase: false,
        }),
        cell('http-1-way/2006/200kb', 90),
      ],
    } as unknown as AdapterFit,
    testCases,
  );

  it('name the cell that is farthest off, above or below, in its version and size', () => {
    expect(figures.map(({ figure, unit }) => `${figure} ${unit}`)).toEqual([
      ...['50 %', '11 %', '51 %', '20 %', '50 %', '21 %', '51 %'],
    ]);
    const [worst, , large] = figures.map(({ label }) => label);
    expect(worst).toMatch(/^Each cell of 2.KB from all others, worst error: HTTP.*, 2006$/);
    expect(large).toMatch(/SSL.*, 2006, which the others do not determine$/);
  });

  it('say of how many the error without the test case is', () => {
    const [median, worst, large, worstLarge] = figures.slice(3).map(({ label }) => label);
    expect(median).toMatch(/\(2 of 2 are determined by others\), median error$/);
    expect(worst).toMatch(/2.KB.*, worst error: HTTP/);
    expect(large).toMatch(/200.KB.*\(1 of 2 are determined by others\)/);
    expect(worstLarge, 'of those that are determined').not.toMatch(/SSL|determine$/);
  });

  it('are those of the committed fit, medians below worst', () => {
    const beside = studyNamed('adapters').besideFigures?.(readData)['adapters.heldOut'] ?? [];
    expect(beside).toHaveLength(7);
    for (const { label } of beside) expect(label).not.toMatch(/undefined|: ?$|, ,/);
    expect(beside[1]?.figure).toBeLessThan(beside[2]?.figure ?? 0);
  });
});

it('files of pages are those that the build made of the same', () => {
  for (const { id, pageFiles } of STUDIES) {
    const files = pageFiles?.({ read: readData, claims: [] }) ?? {};
    for (const name of Object.keys(files))
      expect(() => readFileSync(`generated/evidence/${name}.json`), `${id} ${name}`).not.toThrow();
  }
});
