import { expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { simulateLinks, toldLinks } from '../../scripts/replay/linkedExperiments';
import {
  type LinkedExperimentsFile,
  linkedExperimentsFileOf,
} from '../../src/simulator/linkedExperiments';

const TIME_LIMIT_MS = 900_000;

it(
  'experiments that texts tell of come out as committed',
  async () => {
    for (const [study, file] of await simulateLinks(toldLinks())) {
      expect(readData<LinkedExperimentsFile>(`replays/${linkedExperimentsFileOf(study)}`)).toEqual(
        file,
      );
    }
  },
  TIME_LIMIT_MS,
);
