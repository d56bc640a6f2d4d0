import type { TestCase } from '../measured/types';
import type { Summary } from '../simulator/types';

/** Precomputed results of a test case: static/data/replays, one file per test case. */
export interface Replays {
  modelVersion: string;
  seed: number;
  replications: number;
  /** By printed configuration label. */
  configurations: Readonly<Record<string, Summary>>;
}

export interface LabProps {
  testCase: TestCase;
  replays: Replays;
}
