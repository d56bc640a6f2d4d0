import { describe, expect, it } from 'vitest';
import { readSchema, readStudyConfigurations } from '../../../scripts/replay/catalogue';
import { initialState, reduce } from '../../../src/lab/state/reducer';
import type { LabAction, LabContext } from '../../../src/lab/types';
import { labelOf } from '../../../src/scenario/codec';
import { capacity } from '../../../src/studies/capacity/lab/capacity';
import { HOURS, LOAD_DRAWN } from '../../../src/studies/capacity/lab/profile';
import { summaryWith } from './fixture';

const own = readStudyConfigurations('capacity');
const byLabel = <T>(of: (configuration: (typeof own)[number]) => T) =>
  Object.fromEntries(own.map((one) => [labelOf(one.scenario), of(one)]));
const context: LabContext = {
  schema: readSchema('capacity'),
  path: '/capacity/lab',
  prefix: 'capacity/',
  labels: own.map(({ scenario }) => labelOf(scenario)),
  configurations: byLabel(({ values }) => values),
  published: byLabel(() => summaryWith(100)),
  printed: {},
  knobs: {},
  statistic: 'mean',
  study: capacity,
};

const changesAfter = (...actions: LabAction[]) =>
  actions.reduce((state, action) => reduce(context, state, action), initialState(context)).scenario
    .changes;
const floodgate: LabAction = { type: 'configuration', label: 'floodgate' };
const load = (value: number): LabAction => ({ type: 'knobs', changes: { load: value } });

describe('a drawn day', () => {
  it('lasts a day and has no burst of another experiment, wherever it is chosen', () => {
    expect(changesAfter(floodgate, load(LOAD_DRAWN))).toEqual({
      load: LOAD_DRAWN,
      durationHours: HOURS,
      burstMessages: 0,
    });
  });

  it('gives back what it brought when it is left', () => {
    expect(changesAfter(floodgate, load(LOAD_DRAWN), { type: 'resetKnob', id: 'load' })).toEqual(
      {},
    );
    expect(changesAfter(floodgate, load(LOAD_DRAWN), load(0))).toEqual({ load: 0 });
  });

  it('keeps what the reader sets', () => {
    const burst: LabAction = { type: 'knobs', changes: { burstMessages: 900 } };
    expect(changesAfter(floodgate, load(LOAD_DRAWN), burst, load(0))).toEqual({
      load: 0,
      burstMessages: 900,
    });
    expect(
      changesAfter({ type: 'knobs', changes: { load: LOAD_DRAWN, durationHours: 2 } }),
    ).toMatchObject({ durationHours: 2 });
  });
});
