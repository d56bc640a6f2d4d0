import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import {
  readJudgedClaims,
  readParametersOf,
  readStudy,
  source,
} from '../../scripts/evidenceSource';
import { summariseClaims } from '../../src/comparison/claimsSummary';
import { wronglyListed } from '../../src/comparison/goals';
import { limitOf } from '../../src/comparison/selfRepeats';
import type { HistoryEntry } from '../../src/comparison/validation';
import { judgedGoals } from '../../src/evidence/goals';
import { historyEntry } from '../../src/studies/low-latency/evidence/history';

const study = readStudy();
const parameters = readParametersOf('low-latency');
const goals = judgedGoals(source);

describe('the goals', () => {
  it('say of each figure whether it misses the limit', () => {
    const wrong = wronglyListed(goals);
    expect(wrong.map(({ id, figure, limit, missed }) => ({ id, figure, limit, missed }))).toEqual(
      [],
    );
  });

  it('on errors have the limit that follows from what the study repeats of itself', () => {
    const onErrors = goals.filter(({ group }) => /^(in-sample|held-out)$/.test(group));
    expect(onErrors.length).toBeGreaterThan(15);
    for (const { id, limit, set = Number.NaN, repeatsWithin = Number.NaN } of onErrors) {
      expect([id, limit]).toEqual([id, limitOf(set, repeatsWithin).limit]);
    }
    expect(goals.filter(({ set }) => set !== undefined)).toEqual(onErrors);
  });

  it('count the claims of the study that makes most of them', () => {
    const { share } = summariseClaims(readJudgedClaims('low-latency').claims);
    const goal = goals.find(({ id }) => id === 'model.claims');
    expect(goal?.figure).toBeCloseTo(100 * (share ?? Number.NaN), 9);
  });

  it('are named once each', () => {
    const ids = goals.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the history', () => {
  const entries = readData<HistoryEntry[]>('validation/history.json');

  it('ends with the figures of the present model', () => {
    const { date: _, ...present } = historyEntry(study, parameters, '');
    expect(entries.at(-1)).toMatchObject(present);
  });

  it('has one entry per version, in order of time', () => {
    const versions = entries.map(({ modelVersion }) => modelVersion);
    expect(new Set(versions).size).toBe(versions.length);
    const dates = entries.map(({ date }) => date);
    expect([...dates].sort()).toEqual(dates);
  });
});

describe('the figures', () => {
  it('leave out what no steady simulation can be held against', () => {
    const left = study.results.filter(({ comparable }) => !comparable);
    expect(left.map(({ id }) => id)).toEqual(['2-A', '21-B']);
  });
});

describe('the files of the validation', () => {
  it.each([
    'calibration',
    'held-out',
    'extrapolations',
    'structures',
    'profiles',
    'sensitivity',
    'screening',
    'ensemble',
  ])('are of the model that the replays are of: %s', (file) => {
    const { modelVersion } = readData<{ modelVersion: string }>(`validation/${file}.json`);
    expect(modelVersion).toBe(study.modelVersion);
  });

  it('hold out each comparable configuration with its whole test case', () => {
    for (const { id, heldOut } of study.heldOut?.folds ?? []) {
      const number = Number(/^without-test-case-(\d+)$/.exec(id)?.[1]);
      for (const scenario of heldOut) {
        const testCase = Number(/\/(\d+)-/.exec(scenario)?.[1]);
        if (Number.isNaN(number)) expect(testCase).toBeGreaterThan(8);
        else expect(testCase).toBe(number);
      }
    }
  });
});
