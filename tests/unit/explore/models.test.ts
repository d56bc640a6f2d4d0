import { describe, expect, it } from 'vitest';
import { readModels, withModels } from '../../../src/explore/question/models';

const MODELS = [
  { study: 'low-latency', modelVersion: '1.1.0' },
  { study: 'capacity', modelVersion: '1.0.0' },
];

const read = (link: string) => readModels(new URLSearchParams(link.split('?')[1]), MODELS);

describe('the models of a question', () => {
  it('stand in its link, and are taken out of it without a word where they are the present ones', () => {
    const link = withModels('/explore/compare?a=low-latency/20-A&b=capacity/overdrive', MODELS);
    expect(link).toBe(
      '/explore/compare?a=low-latency/20-A&b=capacity/overdrive&model=low-latency:1.1.0,capacity:1.0.0',
    );
    expect([...read(link).rest]).toEqual([
      ['a', 'low-latency/20-A'],
      ['b', 'capacity/overdrive'],
    ]);
    expect(read(link).problems).toEqual([]);
    // A model that answers nothing of a question is not named: it may change.
    expect(withModels('/explore/why?from=capacity/overdrive', MODELS)).toMatch(
      /&model=capacity:1.0.0$/,
    );
    expect(withModels('/explore/why', MODELS)).toBe('/explore/why');
  });

  it('are named where they are others', () => {
    const { rest, problems } = read('/explore/compare?a=x&model=low-latency:0.9.0,capacity:1.0.0,');
    expect(String(rest)).toBe('a=x');
    expect(problems.map(({ field, given, accepted }) => [field, given, accepted])).toEqual([
      ['model', 'low-latency:0.9.0', 'low-latency:1.1.0,capacity:1.0.0'],
    ]);
    expect(problems[0]?.message).toContain('“low-latency:0.9.0”');
  });

  it('are not named twice, nor missed, where a link names one like that of a lab', () => {
    const link = '/explore/sheet?scenario=low-latency/20-A&sendOnly=6&model=1.1.0';
    expect(withModels(link, MODELS)).toBe(link);
    expect(read(link).problems).toEqual([]);
    const old = read(link.replace('1.1.0', '1.0.9'));
    expect(old.problems.map(({ given }) => given)).toEqual(['1.0.9']);
  });
});
