import { describe, expect, it } from 'vitest';
import { questionOf, readFiles } from '../../../src/system/loadTest';

const FILE = { name: 'results.csv', text: 'throughputPerSecond,responseMeanMs\n65,15\n' };
const levels = (thinkMs: readonly number[]) => ({
  name: 'levels.csv',
  text: `users,throughputPerSecond,responseMeanMs,thinkMs\n${thinkMs
    .map((think, at) => `${at + 1},${10 * (at + 1)},50,${think}`)
    .join('\n')}\n`,
});

describe('the files of a load test', () => {
  it('take users that are given where they tell none', () => {
    expect(readFiles([FILE], {}).missing).toEqual(['users of results.csv']);
    expect(readFiles([FILE], { users: 8 }).levels[0]?.users).toBe(8);
    expect(readFiles([levels([0]), FILE], { users: 8 }).levels.map(({ users }) => users)).toEqual([
      1, 8,
    ]);
  });

  it('refuse a choice that there is not, and a value that it does not have', () => {
    expect(() => readFiles([FILE], { choices: { 'users of other.csv': '8' } })).toThrow(
      /choice is users of other\.csv; accepted: .*users of results\.csv/,
    );
    expect(() => readFiles([FILE], { choices: { 'users of results.csv': 'many' } })).toThrow(
      /users of results\.csv is many; accepted: a number above 0/,
    );
  });

  it('give the same whatever their order', () => {
    const files = [levels([0, 0]), FILE];
    expect(readFiles(files, { users: 8 })).toEqual(readFiles(files.reverse(), { users: 8 }));
  });
});

describe('the question about a load test', () => {
  it('takes the think time that files tell, unless another is given', () => {
    const reading = readFiles([levels([400, 500, 900])], {});
    expect(questionOf(reading, {}).thinkMs).toBe(500);
    expect(questionOf(reading, { thinkMs: 20 }).thinkMs).toBe(20);
    expect(questionOf(readFiles([FILE], { users: 1 }), {})).not.toHaveProperty('thinkMs');
  });
});
