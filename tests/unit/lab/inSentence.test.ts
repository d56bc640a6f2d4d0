import { expect, it } from 'vitest';
import { inSentence } from '../../../src/lab/view/format';

it.each([
  ['Response, mean', 'mean response'],
  ['Roundtrip, median', 'median roundtrip'],
  ['Response, 95 %', 'response (95 %)'],
  ['Response, 95\u202f%', 'response (95\u202f%)'],
  ['SQL CPU', 'SQL CPU'],
  ['Virtual users', 'virtual users'],
  ['MaxReceiveInterval', 'MaxReceiveInterval'],
  ['Request (median)', 'request (median)'],
])('a label stands in a sentence as one says it: %s', (label, said) => {
  expect(inSentence(label)).toBe(said);
});
