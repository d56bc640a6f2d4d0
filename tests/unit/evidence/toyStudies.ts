import { namedMetrics } from '../../../src/comparison/namedMetrics';
import { type Configuration, publishedInText } from '../../../src/comparison/published';
import type { ReadData } from '../../../src/measured/readData';
import type { Prose } from '../../../src/measured/types';
import type { GoalContext, StudyModule } from '../../../src/studies/studyModule';

const prose: Prose = {
  id: 'toy/prose',
  cells: (
    [
      ['a', 'rate', 100],
      ['b', 'rate', 50],
    ] as const
  ).map(([row, column, value]) => ({
    section: '',
    row,
    column,
    label: column,
    printed: String(value),
    value,
    unit: '',
  })),
};

/** A study with the configurations a and b, and what its goal is asked with. */
export function toyStudy(id: string): StudyModule & { asked: GoalContext[] } {
  const metrics = namedMetrics([{ id: 'rate', label: 'Rate', unit: '1/s', tolerance: 0.1 }], {
    study: id,
    isFitted: () => false,
    precise: [],
  });
  const asked: GoalContext[] = [];
  return {
    id,
    document: `document of ${id}`,
    metrics,
    repeats: null,
    sweepBase: { base: `${id}/a`, because: '', metrics: [] },
    changes: {
      byChange: { tracking: '', throttling: '', messageBoxes: '', hosts: '', threads: '' },
    },
    fit: `validation/${id}-fit.json`,
    protocol: {} as StudyModule['protocol'],
    contentsOf: () => ({
      configurations: ['a', 'b'].map(
        (row) => ({ ...publishedInText(metrics, prose, row), file: `${id}.json` }) as Configuration,
      ),
      readPrinted: (configuration, metric) => {
        const found = prose.cells.find(
          ({ row, column }) => row === configuration && column === metric,
        );
        return {
          scenario: `${id}/${configuration}`,
          configuration,
          metric,
          printed: found?.printed ?? null,
          value: found?.value ?? null,
        };
      },
      tables: [],
      machines: [],
      eventDays: [],
    }),
    goalFigures: (given) => {
      asked.push(given);
      return { [`${id}.results`]: given.replayed.results.length };
    },
    ...(id === 'toy' && {
      besideFigures: () => ({ 'toy.results': [{ label: 'beside', figure: 3, unit: '' }] }),
    }),
    asked,
  };
}

const mean = (value: number) => ({ rate: { mean: value, low: value, high: value } });
const replay = {
  modelVersion: '1.2.0',
  replications: 3,
  configurations: {
    a: { metrics: mean(110), status: 'done' },
    b: { metrics: mean(50), status: 'unstable' },
  },
};
const samples = {
  modelVersion: '1.2.0',
  configurations: { a: { rate: [109, 110, 111] }, b: { rate: [50, 51, 49] } },
};
const claim = (id: string, document: string) => ({
  id,
  address: { document, section: '' },
  text: '',
  testCase: null,
  comparison: [{ metric: 'rate', left: 'toy/a', right: 'toy/b', direction: 'greater' }],
});

/** The committed files as far as evidence reads them. */
export const FILES: Readonly<Record<string, unknown>> = {
  'errata.json': [],
  'ledger.json': [],
  'claims.json': [claim('T-01', 'document of toy'), claim('O-01', 'document of other')],
  'replays/toy.json': replay,
  'replays/other.json': replay,
  'replays/samples/toy.json': samples,
  'replays/samples/other.json': samples,
  'validation/coverage.json': {
    cases: [95.1, 94.2, 95.8].map((coveredPercent) => ({ coveredPercent })),
  },
  'validation/speed.json': {
    rows: [
      { id: 'wasm', visitsPerCpuSecond: 12e6, ratio: 1 },
      { id: 'native', visitsPerCpuSecond: 24e6, ratio: 0.5 },
      { id: 'ssj', visitsPerCpuSecond: 4e6, ratio: 3 },
      { id: 'pyodide', visitsPerCpuSecond: 1e5, ratio: 120 },
    ],
    replay: { cpuSeconds: 0.7 },
  },
  'validation/goals.json': [
    ['kernel.visits', 'at-least', 10],
    ['toy.results', 'at-most', 1],
    ['other.results', 'at-most', 5],
    ['elsewhere', 'at-most', 5],
  ].map(([id, bound, limit]) => ({
    id,
    bound,
    limit,
    group: 'kernel',
    label: '',
    unit: '',
    missed: false,
  })),
};

/** Reads the files, some of them replaced. */
export const reading =
  (changed: Readonly<Record<string, unknown>> = {}): ReadData =>
  (name) => {
    const found = changed[name] ?? FILES[name];
    if (found === undefined) throw new Error(`Nobody should read ${name}.`);
    return found as never;
  };
