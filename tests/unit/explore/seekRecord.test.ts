import { describe, expect, it } from 'vitest';
import { BUDGET } from '../../../src/explore/seek/budget';
import { readSeek } from '../../../src/explore/seek/link';
import record from '../../../static/data/studies/seek.json';
import { exploredNamed } from '../../support/explored';

describe('the record of the search', () => {
  const study = exploredNamed('low-latency');
  it('is of the current model and budget', () => {
    expect(record.modelVersion).toBe(study.context.schema.modelVersion);
    expect(record.budget).toEqual(BUDGET);
  });
  it.each(record.questions)('is never worse than the published search: $limits', (one) => {
    const { question, problems } = readSeek(study, new URLSearchParams(one.question));
    expect(problems).toEqual([]);
    expect(question.limits).toEqual(one.limits);
    expect(one.evaluated).toBeLessThanOrEqual(BUDGET.screened);
    const limitOf = (name: string) => one.limits.find(({ measure }) => measure === name)?.value;
    expect(one.best?.roundtripMs.mean).toBeLessThanOrEqual(limitOf('roundtripTime.median') ?? 0);
    expect(one.best?.computers).toBeLessThanOrEqual(limitOf('computers') ?? 0);
    expect(one.best?.throughputPerSecond.mean).toBeGreaterThanOrEqual(
      one.published?.throughputPerSecond.mean ?? 0,
    );
  });
});
