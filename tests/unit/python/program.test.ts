import { describe, expect, it } from 'vitest';
import { studies } from '../../../src/components/python/studies';
import { FIRST_PROGRAM, programFromQuery } from '../../../src/python/program';

const read = (query: string) => programFromQuery(new URLSearchParams(query), studies);
const lineOf = (query: string) =>
  read(query)
    .program.split('\n')
    .find((line) => line.startsWith('report ='));

/** Scenarios that a message does not list, as it names eight. */
const unlisted = studies.flatMap(({ labels }) => labels).length - 8;

describe('programFromQuery', () => {
  it.each([
    [
      'scenario=low-latency/20-B&sendOnly=6&tracking=0&seed=7&v=1',
      'low-latency/20-B", tracking=0, sendOnly=6, seed=7',
    ],
    [
      'scenario=low-latency/20-B,sendOnly=6,tracking=0&seed=7',
      'low-latency/20-B", tracking=0, sendOnly=6, seed=7',
    ],
    [
      'scenario=low-latency/20-B&keepAlive=off&server=dual',
      'low-latency/20-B", server="dual", keepAlive=False, seed=1',
    ],
    [
      'scenario=adapters/http-1-way/2006/2kb&sizeKb=64',
      'adapters/http-1-way/2006/2kb", sizeKb=64, seed=1',
    ],
    ['scenario=worker-threads/200', 'worker-threads/200", seed=1'],
    ['seed=7', 'low-latency/20-A", seed=7'],
    [
      'scenario=low-latency/20-A&utm_source=mail&sendOnly=6&fbclid=1',
      'low-latency/20-A", sendOnly=6, seed=1',
    ],
  ])('takes scenario, settings and seed of ?%s over', (query, args) => {
    const line = lineOf(query);
    const sorted = (text = '') => text.slice(0, -1).split(', ').sort();
    expect(sorted(line)).toEqual(sorted(`report = lab.simulate("${args})`));
    expect(read(query).problems).toEqual([]);
  });

  it('shows its own program where nothing is asked for', () => {
    expect(read('')).toEqual({ program: FIRST_PROGRAM, problems: [] });
  });

  it('has the current model of a scenario alone, and says so', () => {
    const later = studies.map((study) => ({
      ...study,
      schema: { ...study.schema, modelVersion: '99.0.0' },
    }));
    const asked = 'scenario=low-latency/20-A&sendOnly=6';
    for (const [query, problems] of [
      [`${asked}&model=99.0.0`, []],
      [`${asked}&v=1`, []],
      [`${asked}&model=1.1.0`, ['Model (model) is “1.1.0”; accepted: 99.0.0. 99.0.0 is used.']],
    ] as const) {
      const found = programFromQuery(new URLSearchParams(query), later);
      expect(found.problems.map(({ message }) => message)).toEqual(problems);
    }
  });

  it.each([
    ['scenario=low-latency/20-Z', 'scenario', 'low-latency/20-A', 'low-latency/20-A", seed=1'],
    ['scenario=worker-thread/200', 'scenario', 'worker-threads/200', 'worker-threads/200", seed=1'],
    ['scenario=")%0Aprint(1', 'scenario', `and ${unlisted} more`, 'low-latency/1-A", seed=1'],
    ['scenario=', 'scenario', `and ${unlisted} more`, 'low-latency/1-A", seed=1'],
    ['scenario=low-latency/20-A,sendOnyl=6', 'sendOnyl', 'sendOnly', 'low-latency/20-A", seed=1'],
    ['scenario=low-latency/20-A&sendOnyl=6', 'sendOnyl', 'sendOnly', 'low-latency/20-A", seed=1'],
    [
      'scenario=low-latency/20-A&sendOnly=99',
      'sendOnly',
      'whole numbers from 0 to 12',
      'low-latency/20-A", sendOnly=12, seed=1',
    ],
    [
      'scenario=low-latency/20-A&sendOnly=");import os%23',
      'sendOnly',
      'whole numbers from 0 to 12',
      'low-latency/20-A", seed=1',
    ],
    ['scenario=low-latency/20-A&seed=many', 'seed', 'whole numbers', 'low-latency/20-A", seed=1'],
    ['scenario=low-latency/20-A&v=9', 'v', '1', 'low-latency/20-A", seed=1'],
    ['scenario=low-latency/20-A&config=B', 'config', '', 'low-latency/20-A", seed=1'],
    ...['lambda', 'async', 'is', 'None', 'replications', 'preview', 'a-b', 'x(', '__class__'].map(
      (key) =>
        [`scenario=low-latency/20-A&${key}=1`, key, '', 'low-latency/20-A", seed=1'] as const,
    ),
  ] as const)('explains ?%s and uses the nearest', (query, field, accepted, args) => {
    const { problems } = read(query);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.field).toBe(field);
    expect(problems[0]?.accepted).toContain(accepted);
    expect(lineOf(query)).toBe(`report = lab.simulate("${args})`);
  });
});
