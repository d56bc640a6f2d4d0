import { expect, it, vi } from 'vitest';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import { type Configuration, publishedInText } from '../../../src/comparison/published';
import type { HeldOutPrediction } from '../../../src/comparison/validation';
import { outOfSample } from '../../../src/evidence/outOfSample';
import type { ReadData } from '../../../src/measured/readData';
import type { Prose } from '../../../src/measured/types';
import type { KnobSchema } from '../../../src/scenario/schema';

const toys = vi.hoisted(() => ({ studies: [] as unknown[] }));
vi.mock('../../../src/studies/registry', () => ({ STUDIES: toys.studies }));

const NAMES = ['cpu.x', 'cpu.y', 'rate'];
const metrics = namedMetrics(
  NAMES.map((id) => ({ id, label: id, unit: '1/s', tolerance: 0.1 })),
  {
    study: 'toy',
    isFitted: () => false,
    precise: [],
    countsAs: (_, metric) => (metric.startsWith('cpu.') ? 'counters' : metric),
  },
);
const prose = {
  id: 'toy/prose',
  cells: NAMES.map((column) => ({ row: 'a', column, label: column, printed: '100', value: 100 })),
} as unknown as Prose;
const of = (mean: number) => ({ mean, low: mean, high: mean });
const files: Readonly<Record<string, unknown>> = {
  'errata.json': [],
  'ledger.json': [],
  'replays/toy.json': {
    configurations: { a: { metrics: { 'cpu.x': of(101), 'cpu.y': of(120), rate: of(100) } } },
  },
};
const read: ReadData = (name) => files[name] as never;
const predicted = (metric: string, value: number): HeldOutPrediction => ({
  scenario: 'toy/a',
  metric,
  predicted: value,
  leftOut: [],
});
const count = (...predictions: HeldOutPrediction[]) => {
  toys.studies.splice(0, 1, {
    id: 'toy',
    metrics,
    predictions: () => predictions,
    contentsOf: () => ({
      configurations: [
        { ...publishedInText(metrics, prose, 'a'), file: 'toy.json' } as Configuration,
      ],
    }),
  });
  return outOfSample({ read, schemaOf: () => ({}) as KnobSchema })[0];
};

it('counts what errs alike once, predicted where all of it is, within where all of it is', () => {
  expect(count(predicted('cpu.x', 105), predicted('cpu.y', 105))).toEqual({
    study: 'toy',
    predicted: 1,
    within: 1,
    inSample: 0,
    judged: 2,
  });
  expect(count(predicted('cpu.x', 105), predicted('cpu.y', 89))).toMatchObject({ within: 0 });
  expect(count(predicted('cpu.x', 105), predicted('rate', 105))).toMatchObject({
    predicted: 1,
    within: 1,
    inSample: 1,
  });
});

it('has nothing of a study without such fits', () => {
  expect(count()).toBeUndefined();
});
