import { describe, expect, it } from 'vitest';
import { FIRST_PROGRAM, programFromQuery } from '../../../src/python/program';

const lineOf = (query: string) =>
  programFromQuery(new URLSearchParams(query))
    .split('\n')
    .find((line) => line.startsWith('report ='));

describe('programFromQuery', () => {
  it('takes scenario, settings and seed over', () => {
    expect(lineOf('scenario=low-latency/20-B&sendOnly=6&tracking=1&seed=7&v=1')).toBe(
      'report = lab.simulate("low-latency/20-B", sendOnly=6, tracking=1, seed=7)',
    );
    expect(lineOf('scenario=low-latency/20-B&keepAlive=off&server=dual')).toBe(
      'report = lab.simulate("low-latency/20-B", keepAlive=False, server="dual", seed=1)',
    );
  });

  it('shows its own program without a scenario, or with what is none', () => {
    expect(programFromQuery(new URLSearchParams(''))).toBe(FIRST_PROGRAM);
    expect(programFromQuery(new URLSearchParams('scenario=")%0Aprint(1'))).toBe(FIRST_PROGRAM);
  });

  it.each([
    ['"); import os #', '"\\"); import os #"'],
    ['a\nb', '"a\\nb"'],
    ['a\\', '"a\\\\"'],
    ['ä\u2028{x}', '"\\u00e4\\u2028{x}"'],
    ['1e5', '"1e5"'],
    ['007', '7'],
  ])('keeps the text %j a text', (text, literal) => {
    const query = new URLSearchParams([
      ['scenario', 'low-latency/20-A'],
      ['sendOnly', text],
    ]);
    expect(lineOf(`${query}`)).toBe(
      `report = lab.simulate("low-latency/20-A", sendOnly=${literal}, seed=1)`,
    );
  });

  it('leaves out what others have added to the link', () => {
    expect(lineOf('scenario=low-latency/20-A&utm_source=mail&sendOnly=6&fbclid=1')).toBe(
      'report = lab.simulate("low-latency/20-A", sendOnly=6, seed=1)',
    );
  });

  it('leaves out names that are none', () => {
    expect(lineOf('scenario=low-latency/20-A&a-b=1&x(=2&seed=many')).toBe(
      'report = lab.simulate("low-latency/20-A", seed=1)',
    );
  });
});
