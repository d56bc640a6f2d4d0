import { expect, test } from 'vitest';
import { answerText } from '../../../src/course/exercises/answerText';

test.each([
  [1234.56, '1,234.6'],
  [1e99, '1e+99'],
  [-1.234e30, '-1.23e+30'],
  [1e12, '1e+12'],
])('%s is answered as %s', (answer, text) => {
  expect(answerText(answer)).toBe(text);
});
