// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { median } from 'd3-array';
import { afterEach, describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readStudy } from '../../../scripts/evidenceSource';
import type { Structures } from '../../../src/comparison/validation';
import { untold } from '../../../src/studies/low-latency/evidence/structureRows';
import { structuresOf } from '../../../src/studies/low-latency/evidence/structures';
import {
  Choices,
  ChosenFigures,
  Untold,
  WithoutFigures,
} from '../../../src/studies/low-latency/pages/evidence/Structures';
import { StructureTable } from '../../../src/studies/low-latency/pages/evidence/StructureTable';

afterEach(cleanup);

const fold = (testCase: number, cost: number, leftOut: number) => ({ testCase, cost, leftOut });
/** Every throughput and the CPU of C02 as measured, times a factor. */
const predicted = (factor: number) =>
  study.results.flatMap(({ scenario, comparable, comparisons }) => {
    const own = comparisons.filter(
      ({ quantity, metric, measured }) =>
        (quantity === 'throughput' || metric === 'cpu.BPI4X-C02') && measured !== null,
    );
    if (!comparable || own.length === 0) return [];
    const value = ({ measured, reference }: (typeof own)[number]) => reference ?? measured ?? 0;
    const metrics = Object.fromEntries(own.map((one) => [one.metric, factor * value(one)]));
    return [{ fold: 'without-test-case-01', scenario, metrics }];
  });
const mechanism = (
  id: string,
  cost: number,
  folds: ReturnType<typeof fold>[],
  { parameters = 1, factor = 1.02 } = {},
) => ({
  id,
  name: id.toUpperCase(),
  says: `What ${id} does`,
  parameters: [`${id}_ms`, `${id}_share`].slice(0, parameters),
  cost,
  folds,
  predictions: predicted(factor),
});
const study = readStudy();
const committed = readData<Structures>('validation/structures.json');
const REPORT: Structures = {
  ...committed,
  all: {
    cost: 2,
    folds: [fold(1, 1.9, 0.2), fold(2, 1.8, 0.1), fold(3, 2, 0.3)],
    predictions: predicted(1.02),
  },
  mechanisms: [
    mechanism('sharing', 2.1, [fold(1, 1.9, 0.1), fold(2, 1.9, 0.2), fold(3, 2.3, 0.33)], {
      factor: 1.08,
    }),
    mechanism('delay', 4, [fold(1, 3.8, 1), fold(2, 3.6, 2), fold(3, 4, 0.5)]),
    mechanism('latch', 1.9, [fold(1, 1.8, 0.19), fold(2, 1.8, 0.09), fold(3, 2, 0.29)], {
      parameters: 2,
    }),
  ],
  choices: [
    { testCase: 1, omitted: ['latch'] },
    { testCase: 2, omitted: ['sharing', 'latch'] },
    { testCase: 3, omitted: ['latch'] },
  ],
};
const data = structuresOf(study, REPORT);
const [delay, sharing, latch] = data.rows;

describe('what mechanisms are worth', () => {
  it('is what predictions cost without each over with it, the worthiest first', () => {
    expect(data.rows.map(({ id, ratio }) => [id, ratio])).toEqual([
      ['delay', expect.closeTo(3.5 / 0.6, 9)],
      ['sharing', expect.closeTo(1.05, 9)],
      ['latch', expect.closeTo(0.95, 9)],
    ]);
    expect(sharing?.folds).toEqual([
      { name: 'test case 1', ratio: expect.closeTo(0.53 / 0.4, 9) },
      { name: 'test case 2', ratio: expect.closeTo(0.43 / 0.5, 9) },
      { name: 'test case 3', ratio: expect.closeTo(0.3 / 0.3, 9) },
    ]);
  });

  it('is also what the fit costs, beside what its parameters ask for', () => {
    expect(data.rows.map(({ fitRatio }) => fitRatio)).toEqual([2, 1.05, 0.95]);
    const configurations = new Set(committed.predictions.map(({ scenario }) => scenario)).size;
    // n ln(ratio) = q ln n
    const asked = (row?: { askedRatio: number }) =>
      (configurations * Math.log(row?.askedRatio ?? 1)) / Math.log(configurations);
    expect(asked(delay)).toBeCloseTo(1, 9);
    expect(asked(latch)).toBeCloseTo(2, 9);
    expect(data.refittedRatio).toBeCloseTo(2 / (study.calibration?.cost.fitted ?? 0), 9);
  });

  it('reaches as far as the least and the most of so few test cases', () => {
    // Of 27 draws of three, one each holds a single test case three times: 3.7 % of all, beyond 2.5 %.
    const ends = [delay, sharing, latch].map((row) => row?.interval);
    expect(ends).toEqual([
      [expect.closeTo(0.5 / 0.3, 9), expect.closeTo(2 / 0.1, 9)],
      [expect.closeTo(0.5, 9), expect.closeTo(2, 9)],
      [expect.closeTo(0.9, 9), expect.closeTo(0.29 / 0.3, 9)],
    ]);
  });

  it('tells of each what is predicted without it', () => {
    const percents = [data.complete, sharing?.heldOut].map((one) => one?.figures.throughput);
    expect(percents).toEqual(
      [2, 8].map((percent) => ({
        medianPercent: expect.closeTo(percent, 6),
        p90Percent: expect.closeTo(percent, 6),
      })),
    );
    expect(data.complete.figures.requestTime).toBeNull();
    const points = data.complete.bizTalkCpu?.p90Points ?? Number.NaN;
    expect(points).toBeGreaterThan(0);
    expect(sharing?.heldOut.bizTalkCpu?.p90Points).toBeCloseTo(4 * points, 6);
  });

  it('names those that other test cases might undo, with what each costs most', () => {
    const named = untold(data).map(({ id, worst }) => [id, worst.without / worst.with]);
    expect(named).toEqual([
      ['sharing', expect.closeTo(4, 6)],
      ['latch', expect.closeTo(1, 6)],
    ]);
  });

  it('counts who chose it, and whom it helped to predict', () => {
    expect([delay, sharing, latch].map((row) => row?.omittedWithout)).toEqual([[], [2], [1, 2, 3]]);
    expect([delay, sharing, latch].map((row) => row?.betterWith)).toEqual([3, 2, 0]);
  });

  it('compares what was chosen with the printed values', () => {
    const errors = committed.predictions.flatMap(({ scenario, metrics }) => {
      const result = study.results.find((one) => one.scenario === scenario);
      const judged = result?.comparisons.find(({ quantity }) => quantity === 'throughput');
      const printed = judged?.reference ?? judged?.measured;
      return result?.comparable && judged && printed
        ? [Math.abs((metrics[judged.metric] ?? Number.NaN) / printed - 1)]
        : [];
    });
    expect(errors.length).toBeGreaterThan(40);
    expect(data.chosen.throughput?.medianPercent).toBeCloseTo(100 * (median(errors) ?? 0), 6);
    expect(data.chosen.throughput).not.toEqual(data.heldOut.throughput);
  });
});

const cellsOf = () =>
  screen
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

describe('the page on mechanisms', () => {
  it('tells each with its numbers', () => {
    render(<StructureTable rows={data.rows} testCases={data.testCases} />);
    expect(cellsOf().slice(1)).toEqual([
      ['DELAY. What delay does: delay_ms', '5.83', '1.67 to 20.00', '3', '3', '2.00', '1.08'],
      ['SHARING. What sharing does: sharing_ms', '1.05', '0.50 to 2.00', '2', '2', '1.05', '1.08'],
      [
        'LATCH. What latch does: latch_ms, latch_share',
        ...['0.95', '0.90 to 0.97', '0', '0', '0.95', '1.18'],
      ],
    ]);
  });

  it('says what is chosen always, never, and sometimes', () => {
    const { container } = render(<Choices data={data} />);
    expect(container.textContent).toContain(
      '1 of the 3 mechanisms are chosen whichever test case is left out, by the sum of what the others cost alone, not by its interval. LATCH never is.',
    );
    expect(container.textContent).toContain('SHARING is not chosen without test case 2.');
    cleanup();
    const always = render(<Choices data={{ ...data, rows: data.rows.slice(0, 1) }} />);
    expect(always.container.textContent).not.toContain('never');
    expect(always.container.querySelector('li')).toBeNull();
  });

  it('says which stay without being told by predictions, and what for', () => {
    const { container } = render(<Untold data={data} />);
    expect(container.textContent).toMatch(/Of 2 of the 3 the interval .* without them\. They stay/);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^SHARING: without it the 90th percentile of [a-zA-Z ]+ goes up from \d+\.\d to \d+\.\d.\S+\.$/,
    );
    cleanup();
    const one = render(<Untold data={{ ...data, rows: data.rows.slice(0, 2) }} />);
    expect(one.container.textContent).toMatch(
      /Of 1 of the 2 the interval .* without it\. It stays/,
    );
    cleanup();
    const none = render(<Untold data={{ ...data, rows: data.rows.slice(0, 1) }} />);
    expect(none.container.textContent).toBe('');
  });

  it('sets the errors without each mechanism under those with all', () => {
    render(<WithoutFigures data={data} />);
    const [heads, all, ...rest] = cellsOf();
    expect(heads?.at(-1)).toBe('BizTalk CPU, points');
    expect(all?.slice(0, 3)).toEqual(['all mechanisms, fitted again', '2.0 / 2.0', '–']);
    expect(rest.map(([name, throughput]) => [name, throughput])).toEqual([
      ['without DELAY', '2.0 / 2.0'],
      ['without SHARING', '8.0 / 8.0'],
      ['without LATCH', '2.0 / 2.0'],
    ]);
  });

  it('sets the errors of both choices under those of the fit', () => {
    render(<ChosenFigures data={data} />);
    const shown = [data.inSample, data.heldOut, data.chosen].map(({ throughput }) =>
      [throughput?.medianPercent, throughput?.p90Percent]
        .map((percent) => percent?.toFixed(1))
        .join(' / '),
    );
    expect(
      cellsOf()
        .slice(1)
        .map(([, throughput]) => throughput),
    ).toEqual(shown);
  });
});
