import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/comparison/compare';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import type { Configuration } from '../../../src/comparison/published';
import type { ReplayedStudy } from '../../../src/comparison/replayedStudy';
import type { StudyMetrics } from '../../../src/comparison/studyMetrics';
import type { HeldOutPrediction } from '../../../src/comparison/validation';
import { bandCells } from '../../../src/evidence/bands/cells';
import type { Summary } from '../../../src/simulator/types';
import { knobSchema } from '../../../src/studies/low-latency/knobs';

const named = namedMetrics(
  [
    { id: 'rate', label: 'Rate', unit: '1/s', tolerance: 0.1 },
    { id: 'cpu', label: 'CPU', unit: '%' },
    { id: 'busy', label: 'Busy', unit: '% of the time', tolerance: 0.1 },
  ],
  { study: 'toy', isFitted: (_, metric) => metric !== 'busy', precise: [] },
);
const metrics: StudyMetrics = {
  ...named,
  incomparable: { 'toy/odd': 'It did not settle.' },
  regimes: [
    {
      id: 'crowd',
      label: 'in a crowd',
      holds: ({ virtualUsers = 0 }, { rate }) => virtualUsers > 15 && (rate?.mean ?? 0) > 50,
    },
  ],
};

interface Given {
  row: string;
  users: number;
  measured: Record<string, number | null>;
  simulated: Record<string, number>;
}

function studyOf(all: readonly Given[]): ReplayedStudy {
  const results = all.map(({ row, users, measured, simulated }) => {
    const configuration = {
      scenario: `toy/${row}`,
      row,
      metrics,
      measured,
      schema: knobSchema,
      values: { virtualUsers: users },
      knobs: [],
      cells: {},
      source: '',
      file: '',
    } satisfies Configuration;
    const estimates = Object.fromEntries(
      Object.entries(simulated).map(([metric, mean]) => [
        metric,
        { mean, low: mean - 2, high: mean + 2 },
      ]),
    );
    const summary = { metrics: estimates } as unknown as Summary;
    const comparisons = compare(configuration, estimates, { errata: [], ledger: [] });
    return { configuration, summary, comparisons };
  });
  return { study: 'toy', modelVersion: '1', replications: 1, ledger: [], results };
}

const study = studyOf([
  { row: 'a1', users: 10, measured: { rate: 100, cpu: 50 }, simulated: { rate: 99, cpu: 45 } },
  { row: 'a2', users: 20, measured: { rate: 100, busy: 40 }, simulated: { rate: 80, busy: 50 } },
  { row: 'b1', users: 30, measured: { rate: 0, cpu: 0 }, simulated: { rate: 10, cpu: 1 } },
  { row: 'odd', users: 20, measured: { rate: 100 }, simulated: { rate: 100 } },
]);
const heldOut = (row: string, predicted: number, ...leftOut: string[]): HeldOutPrediction => ({
  scenario: `toy/${row}`,
  metric: 'rate',
  predicted,
  leftOut: [row, ...leftOut].map((one) => `toy/${one}`),
});
const cellsOf = (...predictions: HeldOutPrediction[]) =>
  bandCells(study, predictions, (row) => row.slice(0, 1));

describe('the errors that bands are made of', () => {
  it('are of predictions where there are some, else of the fit to all', () => {
    const { cells } = cellsOf(heldOut('a1', 50, 'a2'));
    const [rate, cpu] = cells;
    expect(rate).toMatchObject({ cluster: 'a', isHeldOut: true, scale: 'ratio', isFitted: true });
    expect(rate?.residual).toBeCloseTo(Math.log(2), 12);
    expect(rate?.fitResidual).toBeCloseTo(Math.log(100 / 99), 12);
    expect(rate?.isInInterval).toBe(true);
    expect(cpu).toMatchObject({ isHeldOut: false, scale: 'points', residual: 5, distance: 0 });
    expect(cpu?.isInInterval).toBe(false);
  });

  it('know the regimes of their configuration, by its knobs and by what was simulated of it', () => {
    const of = (row: string) =>
      cellsOf(heldOut('b1', 90)).cells.find(({ scenario }) => scenario === `toy/${row}`)?.regimes;
    expect(['a1', 'a2', 'b1'].map(of)).toEqual([['elsewhere'], ['crowd'], ['elsewhere']]);
  });

  it('count a share with a tolerance as a ratio, and know what was not fitted', () => {
    const busy = cellsOf().cells.find(({ metric }) => metric === 'busy');
    expect(busy).toMatchObject({ scale: 'ratio', isFitted: false });
  });

  it('are as far as the nearest configuration that the fit kept and that can be compared', () => {
    const distance = (...leftOut: string[]) =>
      cellsOf(heldOut('a1', 50, ...leftOut)).cells[0]?.distance ?? Number.NaN;
    expect(distance()).toBeGreaterThan(0);
    expect(distance('a2')).toBeGreaterThan(distance());
  });

  it('leave out what cannot be used, and say why', () => {
    const { cells, ignored } = cellsOf(
      heldOut('a1', Number.NaN),
      heldOut('a2', -3),
      heldOut('nowhere', 5),
    );
    expect(ignored).toEqual([
      'toy/nowhere rate: scenario is toy/nowhere; accepted: a published configuration.',
      'toy/a1 rate: predicted is NaN; accepted: a number.',
      'toy/a2 rate: predicted is -3; accepted: above 0, for a ratio.',
      'toy/b1 rate: measured is 0; accepted: above 0, for a ratio.',
    ]);
    expect(cells.map(({ scenario, metric }) => `${scenario} ${metric}`)).toEqual([
      'toy/a1 cpu',
      'toy/a2 busy',
      'toy/b1 cpu',
    ]);
  });

  it('need something left in the fit', () => {
    const { ignored } = cellsOf(heldOut('a1', 50, 'a2', 'b1'));
    expect(ignored[0]).toContain('the configurations left in the fit are 0');
  });
});
