import { describe, expect, it } from 'vitest';
import { subjectProblems } from '../../../scripts/commit-subjects.mjs';

describe('the subject of a commit', () => {
  it.each(['Test step keys', 'a'.repeat(72), 'é'.repeat(72), '𝜆'.repeat(72), 'Speak of Node.js'])(
    'may be “%s”',
    (subject) => {
      expect(subjectProblems(subject)).toEqual([]);
    },
  );

  it.each([
    ['', 'is empty'],
    [' ', 'is empty'],
    ['a'.repeat(73), 'has 73 characters, at most 72 fit'],
    ['Test step keys.', 'ends with a full stop'],
  ])('may not be “%s”', (subject, problem) => {
    expect(subjectProblems(subject)).toEqual([problem]);
  });

  it('is told all that is wrong with it', () => {
    expect(subjectProblems(`${'a'.repeat(90)}.`)).toHaveLength(2);
  });
});
