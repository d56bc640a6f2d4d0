import { createContext, useContext } from 'react';
import type { TestCase } from '../../../measured/types';

/** The test case whose page this is. */
export const TestCaseContext = createContext<TestCase | null>(null);

export function useTestCase(): TestCase {
  const testCase = useContext(TestCaseContext);
  if (testCase === null) throw new Error('This part of a lab belongs to a test case.');
  return testCase;
}
