import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCase } from '../src/measured/types';

const root = path.join(__dirname, '..');

/** Reads a JSON file of static/data; the schemas under static/data/schema are its contract. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(root, 'static/data', name), 'utf8')) as T;

const NUMBERS = Array.from({ length: 21 }, (_, i) => i + 1);

/** The 21 test cases of the low-latency study, in order. */
export const readTestCases = (): TestCase[] =>
  NUMBERS.map((n) => readData(`low-latency/test-case-${String(n).padStart(2, '0')}.json`));
