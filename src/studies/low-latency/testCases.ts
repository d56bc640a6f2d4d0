import type { ReadData } from '../../measured/readData';
import type { TestCase } from '../../measured/types';
import { replayFileOf } from './configurations';

const NUMBERS = Array.from({ length: 21 }, (_, index) => index + 1);

/** The 21 test cases, in order. */
export const readTestCases = (read: ReadData): TestCase[] =>
  NUMBERS.map((number) => read(replayFileOf({ number })));
