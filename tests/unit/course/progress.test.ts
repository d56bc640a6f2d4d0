import { describe, expect, it } from 'vitest';
import {
  NOTHING,
  ofChapter,
  passedOf,
  readProgress,
  withGuess,
  withPassed,
  withStep,
} from '../../../src/course/progress/progress';

describe('progress', () => {
  it('survives being kept and read', () => {
    const done = withPassed(
      withGuess(withStep({}, 'queue', 'cause-it'), 'queue', 'nine'),
      'queue',
      2,
      'anna',
    );
    expect(readProgress(JSON.stringify(done))).toEqual({
      queue: { steps: ['cause-it'], guess: 'nine', questions: ['2/anna'] },
    });
  });

  it('adds one exercise to another', () => {
    const both = withPassed(withPassed({}, 'queue', 2, ''), 'queue', 0, 'anna');
    expect(ofChapter(both, 'queue').questions).toEqual(['2/', '0/anna']);
    expect(passedOf(ofChapter(both, 'queue'))).toBe(2);
    expect(passedOf(ofChapter(withPassed(both, 'queue', 2, 'berta'), 'queue'))).toBe(2);
  });

  it('counts a step or an exercise once, and each chapter by itself', () => {
    const once = withPassed(withPassed(withStep({}, 'queue', 'a'), 'queue', 0, ''), 'queue', 0, '');
    const again = withStep(once, 'queue', 'a');
    expect(ofChapter(again, 'queue')).toEqual({
      steps: ['a'],
      guess: null,
      questions: ['0/'],
    });
    expect(ofChapter(again, 'locks')).toEqual(NOTHING);
  });

  it.each([
    null,
    '',
    'x',
    '[]',
    '7',
    'null',
    '{"queue": 3}',
    '{"queue": {"steps": 3, "guess": {}}}',
  ])('of %j is none, without a complaint', (text) => {
    expect(ofChapter(readProgress(text), 'queue')).toEqual(NOTHING);
  });

  it('keeps what can be read of what was meddled with', () => {
    const read = readProgress(
      '{"queue": {"steps": ["a", 3], "guess": 1, "passed": [1, "x", 0.5]}}',
    );
    expect(ofChapter(read, 'queue')).toEqual({
      steps: ['a'],
      guess: null,
      questions: ['1/'],
    });
  });

  it('takes what was kept without seeds as passed with the numbers that are asked first', () => {
    const read = readProgress('{"queue": {"steps": [], "guess": null, "passed": [0, 2]}}');
    expect(ofChapter(read, 'queue').questions).toEqual(['0/', '2/']);
  });
});
