import type { TestCase } from '../measured/types';
import type { ReplayFile } from '../simulator/replayFile';

export interface LabProps {
  testCase: TestCase;
  /** Precomputed results of its configurations. */
  replays: ReplayFile;
}
