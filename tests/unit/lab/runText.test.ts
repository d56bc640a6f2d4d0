import { describe, expect, it } from 'vitest';
import { farText } from '../../../src/lab/view/farText';
import { runsText } from '../../../src/lab/view/runText';
import { summaryWith } from './fixture';

const MINUTE_MS = 60_000;
const of = (replications: number, rampMin: number, steadyMin: number) =>
  runsText(
    summaryWith(1, {
      replications,
      protocol: {
        rampUpMs: rampMin * MINUTE_MS,
        steadyMs: steadyMin * MINUTE_MS,
        rampDownMs: 0,
        rampsCount: false,
      },
    }),
  );

describe('how many runs were made', () => {
  it('counts them as long as they last, ramps included', () => {
    expect(of(4, 5, 30)).toBe('4 runs of 35\u202fmin');
    expect(of(20, 0, 60)).toBe('20 runs of 60\u202fmin');
    expect(of(2, 0, 480)).toBe('2 runs of 8\u202fh');
    expect(of(2, 0, 150)).toBe('2 runs of 2.5\u202fh');
  });
});

describe('how far a scenario is', () => {
  it('is told in parts of what the study tried', () => {
    expect(farText(1.05)).toBe(
      'as far away as one setting moved by 105\u202f% of the range that was tried',
    );
    expect(farText(0.004)).toBe('next to it');
  });
});
