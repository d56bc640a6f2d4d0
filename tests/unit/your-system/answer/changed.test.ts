import { describe, expect, it } from 'vitest';
import { assumptionsOf, nearestText, trustText } from '../../../../src/explore/sheet/texts';
import { standings } from '../../../../src/explore/study/bands';
import { valuesOf } from '../../../../src/explore/study/exploredStudy';
import { published } from '../../../../src/scenario/scenario';
import { responseCurve, throughputCurve } from '../../../../src/your-system/answer/curves';
import { keptBackText } from '../../../../src/your-system/answer/keptBack';
import { ledgerText } from '../../../../src/your-system/answer/ledger';
import { runRows } from '../../../../src/your-system/answer/runs';
import { sentenceOf } from '../../../../src/your-system/answer/sentence';
import { tailText } from '../../../../src/your-system/answer/tails';
import { withExplanation } from '../../../../src/your-system/answer/taken';
import { beyondText, underTargetText } from '../../../../src/your-system/answer/underTarget';
import type { Answered } from '../../../../src/your-system/answered';
import type { Description } from '../../../../src/your-system/description';
import { ownStudy } from '../../../../src/your-system/study/ownStudy';
import { answeredHere, measuredOf } from './answeredHere';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const TARGETS = [{ of: 'mean', ms: 60 }];
const pool = answeredHere(measuredOf('c-pool.csv', { hold: [32, 64], targets: TARGETS }));
const [first, second] = pool.fit?.explanations ?? [];
if (!pool.fit || !first || !second) throw new Error('The pool has several explanations');

/** Twice the places, typed. */
const doubled: Description = {
  ...pool.description,
  stations: pool.description.stations.map((one) =>
    one.kind === 'delay' ? one : { ...one, count: 2 * (one.count ?? 1), fromPoints: false },
  ),
};
const changed: Answered = { ...answeredHere(doubled), fit: pool.fit, isChanged: true };
const href = () => '';

describe('a system that was changed since its load test', () => {
  it('is what the answer is about; the load test is told as that of before', () => {
    const said = sentenceOf(changed);
    const most = 2 * (pool.bounds?.limits[0]?.mostPerSecond[0] ?? 0);
    expect(said?.heading).toContain(`can do at most ${Math.round(most)} requests per second`);
    expect(said?.isOpen).toBe(false);
    expect(said?.below.at(-1)).toMatch(
      /^Before the change, by its load test: The system answers at most 3\d\d /,
    );
  });

  it('misses no run and lies in no band, and no run that was kept back checks it', () => {
    const rows = runRows(changed);
    expect(rows).toHaveLength(7);
    expect(rows.flatMap(({ misses }) => misses)).toEqual([]);
    expect(rows.every(({ throughput }) => throughput.band === null)).toBe(true);
    expect(ledgerText(rows, 'users', true)).toBe(
      'Measured before the change, and simulated after it.',
    );
    expect(keptBackText(changed)).toBe('');
    expect(keptBackText(pool)).not.toBe('');
  });

  it('has curves that are titled by what is simulated, without a band or a law', () => {
    for (const curve of [throughputCurve(changed, href), responseCurve(changed, 'mean', href)]) {
      expect(JSON.stringify(curve.title)).toContain('simulated');
      expect(curve.band).toEqual([]);
      expect(curve.law).toEqual([]);
      expect(curve.measured).toHaveLength(7);
    }
    expect(JSON.stringify(throughputCurve(pool, href).title)).toContain('measured');
  });

  it('keeps targets by its runs, not by what the levels of before say', () => {
    expect(underTargetText(pool, { of: 'mean', ms: 60 })).not.toContain('simulated');
    expect(underTargetText(changed, { of: 'mean', ms: 60 })).toContain('simulated');
  });

  it('is told by nothing that was measured, in Compare and on its sheet', () => {
    const { description, fit } = changed;
    const as = (isChanged: boolean) =>
      ownStudy({ description, fit, before: isChanged ? pool.description : null });
    const measuredIn = (study: ReturnType<typeof as>) =>
      study.index.configurations.flatMap(({ measured }) => Object.values(measured));
    expect(measuredIn(as(false)).length).toBeGreaterThan(7);
    expect(measuredIn(as(true))).toEqual([]);
    // Links to a load stay.
    expect(as(true).context.labels).toEqual(as(false).context.labels);
    const study = as(true);
    const scenario = published(`${study.context.prefix}16-users`);
    const standing = standings(study)(valuesOf(study, scenario));
    expect(trustText(study, scenario, standing, null).text).toBe(
      'Nobody measured this configuration: it is as described.',
    );
    expect(assumptionsOf(study, scenario, null)[0]).toMatch(
      /^This system was changed since its load test: places: processors 5 → 10\. What was measured/,
    );
    expect(
      nearestText(study, standing, { here: [], base: [], nearest: [] } as never, []),
    ).toBeNull();
  });
});

describe('a system that is drawn otherwise than the points say', () => {
  it('is named beside the sentence: another explanation, or one of the reader’s own', () => {
    expect(sentenceOf(pool)?.below.join(' ')).not.toContain('Drawn');
    const other = { ...pool, description: withExplanation(pool.description, second) };
    expect(sentenceOf(other)?.below.at(-1)).toBe(
      `Drawn and simulated is another explanation: ${second.says}.`,
    );
    const own = { ...changed, isChanged: false };
    expect(sentenceOf(own)?.heading).toBe(sentenceOf(pool)?.heading);
    expect(sentenceOf(own)?.below.at(-1)).toMatch(
      /^Drawn and simulated is a system that does not follow these points. “places” is full first/,
    );
    // While it is worked out nothing is said of it.
    expect(sentenceOf({ ...own, status: 'running' })?.below.join(' ')).not.toContain('Drawn');
  });

  it('says on other pages how many explanations the points leave, where it follows them', () => {
    const alive = pool.fit?.explanations.filter(
      ({ verdict }) => verdict !== 'refuted' && verdict !== 'worse',
    );
    const study = (description: Description) => ownStudy({ description, fit: pool.fit });
    const caution = study(pool.description).caution?.({}) ?? '';
    expect(caution).toContain(`fits ${alive?.length} explanations`);
    expect(caution).toContain(first.says);
    expect(study(doubled).caution?.({})).toBe('');
    const alone = pool.fit && { ...pool.fit, explanations: [first] };
    expect(ownStudy({ description: pool.description, fit: alone }).caution?.({})).toBe('');
    const scenario = published('your-system/16-users');
    const said = assumptionsOf(study(pool.description), scenario, null).join(' ');
    expect(said).toContain(caution);
    const place = /places: processors \d+ is described: nobody measured it/;
    expect(said).not.toMatch(place);
    expect(assumptionsOf(study(doubled), scenario, null).join(' ')).toMatch(place);
  });
});

describe('targets', () => {
  it('count what was measured under them, also where it was kept back', () => {
    const told = { of: 'mean' as const, ms: 100, isBeyond: true, why: null };
    const users = { value: 60, low: 20.5, high: null };
    const answered: Answered = {
      ...pool,
      fit: pool.fit && { ...pool.fit, usersUnderTarget: [{ ...told, users }] },
    };
    // 32 users were answered in 91 ms, 64 in 182.
    expect(underTargetText(answered, { of: 'mean', ms: 100 })).toBe('at least 32 users');
    const exact = pool.description.measured?.at(-2)?.responseMs?.mean ?? 0;
    const told32 = pool.fit && {
      ...pool.fit,
      usersUnderTarget: [{ ...told, ms: exact, users }],
    };
    expect(underTargetText({ ...pool, fit: told32 }, { of: 'mean', ms: exact })).toBe(
      'at least 32 users',
    );
    expect(beyondText(answered, { of: 'mean', ms: 100 })).toMatch(/^That is more than any level/);
  });

  it('say how far simulated percentiles are off those that were measured', () => {
    const off = (factor: number, other = factor): Answered => ({
      ...pool,
      simulated: pool.simulated.map((one) => {
        const level = pool.description.measured?.find(({ users }) => users === one.load);
        const mean = (one.load < 8 ? other : factor) * (level?.responseMs?.p90 ?? 0);
        const estimate = { mean, low: mean, high: mean };
        return { ...one, summary: { ...one.summary, metrics: { 'responseTime.p90': estimate } } };
      }),
    });
    // 95th percentiles were not measured, those on both sides were.
    for (const of of ['p90', 'p95'] as const) {
      expect(plain(tailText(off(1.2), of))).toBe(
        'The system as drawn is off by up to +20.0 % in the 90th percentile of these runs, which no range here counts.',
      );
      expect(tailText(off(1.05), of)).toBe('');
      expect(plain(tailText(off(0.7, 1.2), of))).toContain('off by up to −30.0 % in the 90th');
    }
    expect(tailText(off(1.2), 'mean')).toBe('');
    expect(tailText({ ...off(1.2), isChanged: true }, 'p90')).toBe('');
  });
});
