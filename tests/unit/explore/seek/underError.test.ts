import { describe, expect, it } from 'vitest';
import type { JudgedCandidate } from '../../../../src/explore/seek/types';
import { noLeversText } from '../../../../src/explore/seek/view/levers';
import { underErrorTexts } from '../../../../src/explore/seek/view/underError';
import { BEST, question as first, study } from './asked';

const THIN = '\u202f';
const question = {
  ...first,
  wanted: { direction: 'maximise', measure: 'throughput.median' },
} as const;

/** The best, or a rival, with so much throughput and such changes. */
const candidate = (
  throughput: number,
  changes: Record<string, number>,
  more: Partial<JudgedCandidate> = {},
): JudgedCandidate => ({
  ...BEST,
  changes,
  scenario: { ...BEST.scenario, changes },
  found: {
    ...BEST.found,
    'throughput.median': { mean: throughput, low: throughput - 0.5, high: throughput + 0.5 },
  },
  ...more,
});
const best = candidate(113, { sendOnly: 6 });
const texts = (finalists: JudgedCandidate[], own: JudgedCandidate | null = null, top = best) =>
  underErrorTexts(study, question, { best: top, own, finalists: [top, ...finalists] });

describe('an answer under the error of the model', () => {
  it('counts the finalists that measurements might put first', () => {
    // Half of what nine of ten measured differences are off by is some 8 % of throughput.
    const top = candidate(113, { sendOnly: 3 });
    const near = candidate(111, { sendOnly: 2 });
    const far = candidate(80, { sendOnly: 3, receiveOnly: 1 });
    const said = (...finalists: JudgedCandidate[]) => texts(finalists, null, top)[0];
    expect(said(near, far)).toBe(
      'Under the model’s error 1 of the 2 other finalists cannot be told from it: measurements might put that first.',
    );
    expect(said(near)).toMatch(/^The other finalist lies within the model’s error: /);
    expect(said(far)).toBe('The other finalist stays behind under the model’s error, too.');
    expect(said(far, candidate(70, { sendOnly: 2 }))).toBe(
      'Under the model’s error, too, the 2 other finalists stay behind.',
    );
  });

  it('says that others broke a limit, so that its count is smaller than that of finalists', () => {
    const top = candidate(113, { sendOnly: 3 });
    const far = candidate(80, { sendOnly: 3, receiveOnly: 1 });
    const broken = candidate(120, { sendOnly: 2 }, { broken: ['roundtripTime.median'] });
    expect(texts([far, broken], null, top)[0]).toBe(
      'The other finalist that keeps the limits stays behind under the model’s error, too.',
    );
    expect(texts([far, candidate(70, { sendOnly: 2 }), broken], null, top)[0]).toBe(
      'Under the model’s error, too, the 2 other finalists that keep the limits stay behind.',
    );
  });

  it('puts no finalist behind where nobody measured', () => {
    expect(texts([candidate(80, { sendOnly: 4 })])[0]).toMatch(/^The other finalist lies within/);
  });

  it('puts finalists neither behind nor before by errors that no measured differences tell of', () => {
    const wanted = { direction: 'minimise', measure: 'roundtripTime.p90' } as const;
    const waiting = (mean: number, sendOnly: number) => {
      const found = { 'roundtripTime.p90': { mean, low: mean - 1, high: mean + 1 } };
      return candidate(100, { sendOnly }, { found });
    };
    const [top, other] = [waiting(300, 3), waiting(400, 2)];
    const answer = { best: top, own: null, finalists: [top, other] };
    expect(underErrorTexts(study, { ...question, wanted }, answer)).toEqual([]);
  });

  it('leaves out rivals that break a limit, and says nothing of a best that misses one', () => {
    const broken = candidate(112, { sendOnly: 5 }, { broken: ['roundtripTime.median'] });
    expect(texts([broken])).toEqual([]);
    const missing = {
      ...best,
      missed: [{ limit: question.limits[0] } as JudgedCandidate['missed'][number]],
    };
    expect(texts([candidate(111, { sendOnly: 5 })], null, missing)).toEqual([]);
    expect(texts([])).toEqual([]);
  });

  it('says what the gain over the study’s own is worth', () => {
    const own = candidate(96, {}, { nearest: { label: '20-A', distance: 0 } });
    const [gain] = texts([], own);
    expect(gain).toMatch(
      new RegExp(
        `^Against 20-A, both as simulated: throughput \\+17${THIN}messages/s\\. Nine of ten`,
      ),
    );
    const [, low, high] = /show ([+−]\d+) to ([+−]\d+)/.exec(gain ?? '') ?? [];
    expect(Number(low?.replace('−', '-'))).toBeLessThan(17);
    expect(Number(high?.replace('+', ''))).toBeGreaterThan(17);
    const itself = candidate(96, {}, { nearest: { label: '20-A', distance: 0 } });
    expect(texts([], own, itself)).toEqual([]);
  });

  it('tells load among the changes from levers', () => {
    const loaded = candidate(113, { virtualUsers: 8, sendOnly: 6 });
    const said = (one: JudgedCandidate) => noLeversText(study, question, one);
    expect(said(loaded)).toBe(
      'Of its changes, virtual users 3 → 8 is load: how much may be asked of the system, not what to turn.',
    );
    expect(said(best)).toBe('');
    const assumed = candidate(113, { virtualUsers: 8, responseDelay: 0 });
    expect(said(assumed)).toMatch(
      / and delayed response on → off are no levers: load, what the model assumes, or the test\.$/,
    );
  });
});
