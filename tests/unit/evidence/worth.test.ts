import { describe, expect, it } from 'vitest';
import { anchoringOf } from '../../../src/evidence/worth/anchoring';
import { worthErrors } from '../../../src/evidence/worth/errors';
import { anyOther, byNearest } from '../../../src/evidence/worth/nearest';
import { byReckoning } from '../../../src/evidence/worth/reckoned';
import { bestPenalty, byRegression, PENALTIES } from '../../../src/evidence/worth/regression';
import {
  othersOf,
  type Predicted,
  type WorthRow,
  type WorthStudy,
} from '../../../src/evidence/worth/rows';
import { predictorsOf, worthOfQuantity } from '../../../src/evidence/worth/table';
import type { Knob, KnobSchema } from '../../../src/scenario/schema';

const users = {
  id: 'users',
  kind: 'integer',
  scale: 'linear',
  min: 1,
  max: 100,
  step: 1,
  default: 1,
  idle: [],
  choices: [],
} as unknown as Knob;
const server = {
  ...users,
  id: 'server',
  kind: 'choice',
  choices: [{ value: 0 }, { value: 1 }],
} as unknown as Knob;
const schema = { knobs: [users, server] } as unknown as KnobSchema;

/** What the results were made by: a power of the users, twice as much on the other server. */
const made = (count: number, kind: number) => 3 * Math.sqrt(1 + count) * (kind === 1 ? 2 : 1);

function rowAt(cluster: string, count: number, kind: number, simulatedOver = 1): WorthRow {
  const measured = made(count, kind);
  return {
    scenario: `${cluster}-${count}-${kind}`,
    cluster,
    leftOut: [],
    values: { users: count, server: kind },
    cells: { time: { measured, simulated: measured * simulatedOver } },
  };
}

/** Clusters left out whole. */
function studyOf(rows: readonly WorthRow[]): WorthStudy {
  const leftOutWith = ({ cluster }: WorthRow) =>
    rows.filter((one) => one.cluster === cluster).map(({ scenario }) => scenario);
  return { schema, rows: rows.map((row) => ({ ...row, leftOut: leftOutWith(row) })) };
}

const study = studyOf(
  [1, 2, 3, 4, 5, 6].flatMap((number) => [
    rowAt(`t${number}`, 3 * number, 0),
    rowAt(`t${number}`, 3 * number + 1, 1),
  ]),
);
const at = (predicted: Predicted, scenario: string) => predicted.get(scenario)?.time ?? Number.NaN;

/** The study with another result of a configuration. */
const changed = (scenario: string, measured: number): WorthStudy => ({
  ...study,
  rows: study.rows.map((row) =>
    row.scenario === scenario ? { ...row, cells: { time: { measured, simulated: 1 } } } : row,
  ),
});

const reckoned = {
  start: { size: 1, other: 1 },
  at:
    ({ users: count = 0, server: kind = 0 }: Readonly<Record<string, number>>) =>
    ({ size = 0, other = 0 }: Readonly<Record<string, number>>) => ({
      time: size * Math.sqrt(1 + count) * (kind === 1 ? other : 1),
    }),
};

describe('ways to predict', () => {
  it('finds the law that the others follow, by a regression and by a model', () => {
    const [regression, model] = [byRegression(study, ['time']), byReckoning(study, reckoned)];
    for (const { scenario, cells } of study.rows) {
      const measured = cells.time?.measured ?? Number.NaN;
      expect(at(regression, scenario) / measured).toBeCloseTo(1, 2);
      expect(at(model, scenario) / measured).toBeCloseTo(1, 2);
    }
  });

  it('copies the nearest of another cluster, in all that differs', () => {
    const nearest = byNearest(study, ['time']);
    expect(at(nearest, 't1-3-0')).toBe(made(6, 0));
    expect(at(nearest, 't3-10-1')).toBe(made(7, 1));
  });

  it('sees nothing of the cluster that it predicts', () => {
    const wild = changed('t3-9-0', 4000);
    const before = predictorsOf(study, ['time'], { reckoned });
    const after = predictorsOf(wild, ['time'], { reckoned });
    expect(before.map(([id]) => id)).toEqual([
      'simulator',
      'reckoned',
      'regression',
      'nearest',
      'mean',
    ]);
    before.slice(1).forEach(([, predicted], place) => {
      const other = after[place + 1]?.[1] as Predicted;
      for (const scenario of ['t3-9-0', 't3-10-1'])
        expect(at(other, scenario)).toBe(at(predicted, scenario));
      expect(at(other, 't4-12-0')).not.toBe(at(predicted, 't4-12-0'));
    });
  });

  it('penalises noise and leaves a law alone', () => {
    const points = (response: (place: number) => number) =>
      Array.from({ length: 12 }, (_, place) => ({
        cluster: `${place % 6}`,
        features: [place],
        response: response(place),
      }));
    expect(bestPenalty(points((place) => place))).toBe(PENALTIES[0]);
    expect(bestPenalty(points((place) => (place % 2 === 0 ? 1 : -1)))).toBeGreaterThan(0.1);
  });
});

describe('errors', () => {
  it('are told by their median, their 90th percentile and their mean square, in percent', () => {
    const errors = worthErrors([
      { measured: 100, predicted: 110 },
      { measured: 100, predicted: 80 },
      { measured: 10, predicted: 10 },
    ]);
    expect(errors?.medianPercent).toBeCloseTo(10, 9);
    expect(errors?.p90Percent).toBeCloseTo(18, 9);
    expect(errors?.rmsPercent).toBeCloseTo(Math.sqrt(500 / 3), 9);
    expect(worthErrors([])).toBeNull();
  });

  it('of a quantity are those of results that all predict, and none where these are few', () => {
    const everywhere: Predicted = new Map(
      study.rows.map(({ scenario, cells }) => [
        scenario,
        { time: 1.1 * (cells.time?.measured ?? 0) },
      ]),
    );
    const without = (count: number): Predicted => new Map([...everywhere].slice(count));
    const worth = (count: number) =>
      worthOfQuantity(study, { id: 'time', label: 'Time' }, [
        ['simulator', everywhere],
        ['nearest', without(count)],
      ]);
    expect(worth(2)?.results).toBe(10);
    expect(worth(2)?.predictors[0]?.medianPercent).toBeCloseTo(10, 9);
    expect(worth(3)).toBeNull();
  });
});

describe('scaling by a neighbour', () => {
  const pairs = (over: (number: number, isFirst: boolean) => number): WorthStudy =>
    studyOf(
      [1, 5, 20, 60].flatMap((count, number) => [
        rowAt(`a${number}`, count, 0, over(number, true)),
        rowAt(`b${number}`, count + 1, 0, over(number, false)),
      ]),
    );

  it('mends what neighbours share', () => {
    const shared = anchoringOf(
      pairs((number) => [1.1, 0.8, 1.3, 0.9][number] ?? 1),
      'time',
      othersOf,
    );
    expect(shared?.correlation).toBeCloseTo(1, 9);
    expect(shared?.anchored.rmsPercent).toBeCloseTo(0, 9);
    expect(shared?.plain.rmsPercent).toBeGreaterThan(15);
  });

  it('doubles what has opposite signs', () => {
    const opposite = anchoringOf(
      pairs((_, isFirst) => (isFirst ? 1.1 : 1 / 1.1)),
      'time',
      anyOther,
    );
    expect(opposite?.correlation).toBeCloseTo(-1, 9);
    expect(opposite?.results).toBe(8);
    expect(opposite?.anchored.p90Percent).toBeCloseTo(21, 6);
  });
});
