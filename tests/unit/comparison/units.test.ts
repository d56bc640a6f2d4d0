import { expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import type { SamplesFile } from '../../../src/simulator/samples';
import { STUDY_IDS, studyNamed } from '../../../src/studies/registry';

/** Metrics that count something their name says. */
const COUNTS = /^(sqlConnections\.peak|deadlockVictims|hostRestarts|suspended)$/;

it.each(STUDY_IDS)('every number that the command line prints of %s has a unit', (study) => {
  const { configurations } = readData<SamplesFile>(`replays/samples/${study}.json`);
  const metrics = new Set(Object.values(configurations).flatMap((one) => Object.keys(one)));
  const without = [...metrics].filter((metric) => studyNamed(study).metrics.unitOf(metric) === '');
  expect(without.filter((metric) => !COUNTS.test(metric))).toEqual([]);
});
