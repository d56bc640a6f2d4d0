import { type ReactNode, useMemo } from 'react';
import { Lab } from '../../../lab/Lab';
import type { TestCase } from '../../../measured/types';
import type { ReplayFile } from '../../../simulator/replayFile';
import { knobSchema } from '../knobs';
import { contextOf } from './context';
import { TestCaseContext } from './TestCaseContext';

interface TestCaseLabProps {
  testCase: TestCase;
  /** Precomputed results of its configurations. */
  replays: ReplayFile;
  /** What stands between the panel and the charts. */
  children?: ReactNode;
}

/** The lab of a test case: its configurations measured and simulated, and the knobs to change them. */
export function TestCaseLab({ testCase, replays, children }: TestCaseLabProps) {
  const context = useMemo(() => contextOf(knobSchema, testCase, replays), [testCase, replays]);
  return (
    <TestCaseContext value={testCase}>
      <Lab context={context}>{children}</Lab>
    </TestCaseContext>
  );
}
