import { describe, expect, it } from 'vitest';
import { measureOf, valuesOf } from '../../../src/explore/study/exploredStudy';
import type { Measure } from '../../../src/explore/study/measure';
import { type Answered, publishedRival, rivalText } from '../../../src/explore/trust/rival';
import { exploredNamed } from '../../support/explored';

const THIN = '\u202f';
const study = exploredNamed('low-latency');
const named = (id: string): Measure => {
  const measure = measureOf(study, id);
  if (measure === undefined) throw new Error(`no ${id}`);
  return measure;
};
const [throughput, roundtrip] = [named('throughput.median'), named('roundtripTime.median')];

/** An answer on the settings of a configuration with some changes, found at a value. */
const answer = (found: number, more: Partial<Answered> = {}, changes = {}): Answered => ({
  values: valuesOf(study, { base: 'low-latency/20-A', changes: { sendOnly: 6, ...changes } }),
  found,
  wanted: throughput,
  isMoreWanted: true,
  limits: [],
  moved: [],
  ...more,
});
const measured = (row: string, metric: string) =>
  study.index.configurations.find(({ id }) => id === row)?.measured[metric] ?? null;

describe('the published rival of an answer', () => {
  it('is what was measured best under the same load, and stands against what was simulated', () => {
    const rival = publishedRival(study, answer(100));
    expect(rival).toEqual({
      row: '17-A',
      measured: measured('17-A', 'throughput.median'),
      does: 'better',
    });
    const best = rival?.measured ?? 0;
    expect(publishedRival(study, answer(best))?.does).toBe('as well');
    // A fraction that no text shows parts none.
    expect(publishedRival(study, answer(best + 0.4))?.does).toBe('as well');
    expect(publishedRival(study, answer(best + 1))?.does).toBe('worse');
    const load = study.context.schema.knobs.filter(({ role }) => role !== undefined);
    const there = study.context.configurations['17-A'] ?? {};
    for (const { id } of load) expect([id, there[id]]).toEqual([id, answer(0).values[id]]);
  });

  it('is the least where less is wanted, and never a misprint', () => {
    const less = { wanted: roundtrip, isMoreWanted: false };
    expect(publishedRival(study, answer(280, less))).toEqual({
      row: '21-C',
      measured: 261,
      does: 'better',
    });
    // 15-A has 227 ms, which cannot be.
    expect(measured('15-A', 'roundtripTime.median')).toBe(227);
    expect(publishedRival(study, answer(260, less))?.does).toBe('worse');
  });

  it('keeps the limits of the question by what was measured', () => {
    const limits = [{ measure: roundtrip, value: 300 }];
    const rival = publishedRival(study, answer(100, { limits }));
    expect(measured(rival?.row ?? '', 'roundtripTime.median')).toBeLessThanOrEqual(300);
    expect(rival?.row).not.toBe('17-A');
    const atLeast = [{ measure: throughput, value: 1e6 }];
    expect(publishedRival(study, answer(100, { limits: atLeast }))).toBeNull();
    // What knobs count needs no measurement.
    const counted = [{ measure: named('computers'), value: 0 }];
    expect(publishedRival(study, answer(100, { limits: counted }))).toBeNull();
  });

  it('has another load only where the question moves it', () => {
    const users = { virtualUsers: 40 };
    expect(publishedRival(study, answer(100, {}, users))).toBeNull();
    expect(publishedRival(study, answer(1, { moved: ['virtualUsers'] }, users))).not.toBeNull();
  });

  it('is another than the answer itself', () => {
    const values = study.context.configurations['17-A'] ?? {};
    expect(publishedRival(study, answer(1, { values }))?.row).not.toBe('17-A');
  });

  it('is told in a sentence, as is that there is none', () => {
    expect(rivalText(study, answer(100))).toBe(
      `17-A, which is published, was measured at 113${THIN}messages/s in throughput under the same load, better than the 100${THIN}messages/s simulated here.`,
    );
    expect(rivalText(study, answer(113))).toMatch(
      /, as good as the 113.messages\/s simulated here\.$/,
    );
    expect(rivalText(study, answer(120))).toBe(
      `No other published configuration did as well under the same load: the best is 17-A, measured at 113${THIN}messages/s in throughput, against 120${THIN}messages/s simulated here.`,
    );
    const limits = [{ measure: throughput, value: 1e6 }];
    expect(rivalText(study, answer(100, { limits }))).toBe(
      'No other published configuration was measured under the same load within the limits.',
    );
    expect(rivalText(study, answer(100, { moved: ['virtualUsers'] }))).not.toContain('same load');
  });
});
