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
      /choice: users of other.csv is not accepted, .*users of results.csv/,
    );
    expect(() => readFiles([FILE], { choices: { 'users of results.csv': 'many' } })).toThrow(
      /users of results.csv: many is not accepted, a number above 0/,
    );
  });

  it('give the same whatever their order', () => {
    const files = [levels([0, 0]), FILE];
    expect(readFiles(files, { users: 8 })).toEqual(readFiles(files.reverse(), { users: 8 }));
  });
});

describe('the question about a load test', () => {
  it('is about the levels that can be used, and leaves out what is no time', () => {
    const text = 'users,throughputPerSecond,responseMeanMs,p50\n1,10,50,0\n2,20,60,1\n';
    const reading = readFiles([{ name: 'levels.csv', text }, FILE], {});
    const { levels } = questionOf(reading, { hold: [2] });
    expect(levels.map(({ users, responseMs }) => [users, responseMs?.p50])).toEqual([
      [1, null],
      [2, 1],
    ]);
  });

  it('leaves out a level of which nothing was answered', () => {
    const reading = readFiles([levels([0, 0])], {});
    const none = reading.levels.map((level) => ({ ...level, throughputPerSecond: 0 }));
    expect(questionOf({ ...reading, levels: none }, {}).levels).toEqual([]);
  });

  it('tells the think time that is given instead of those of the files', () => {
    const reading = readFiles([levels([400, 500])], { thinkMs: 50 });
    const { levels: asked } = questionOf(reading, {});
    expect(asked.map(({ thinkMs }) => thinkMs)).toEqual([50, 50]);
  });

  it('tells the think time of each level', () => {
    const { levels: asked } = questionOf(readFiles([levels([400, 500])], {}), {});
    expect(asked.map(({ thinkMs }) => thinkMs)).toEqual([400, 500]);
  });
});
