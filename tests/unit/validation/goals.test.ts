import { describe, expect, it } from 'vitest';
import { errorGoalFigures, judge, misses, wronglyListed } from '../../../src/comparison/goals';
import type { Goal } from '../../../src/comparison/validation';

const goal: Goal = {
  id: 'in-sample.throughput.median',
  group: 'in-sample',
  label: 'Throughput, median error',
  bound: 'at-most',
  limit: 4,
  unit: '%',
  missed: false,
};

describe('goals', () => {
  it('are met at their limit, from either side', () => {
    expect(misses(goal, 4)).toBe(false);
    expect(misses(goal, 4.01)).toBe(true);
    expect(misses({ ...goal, bound: 'at-least' }, 4)).toBe(false);
    expect(misses({ ...goal, bound: 'at-least' }, 3.99)).toBe(true);
  });

  it('take the computed figure, else the stated one, else none', () => {
    const stated = { ...goal, stated: { figure: 7, how: 'by hand' } };
    expect(judge(stated, { [goal.id]: 3 }).figure).toBe(3);
    expect(judge(stated, {}).figure).toBe(7);
    expect(judge(goal, { [goal.id]: null }).figure).toBeNull();
  });

  it('are listed wrongly in both directions, and never without a figure', () => {
    const figures = { [goal.id]: 5 };
    expect(wronglyListed([judge(goal, figures)])).toHaveLength(1);
    expect(wronglyListed([judge({ ...goal, missed: true }, figures)])).toHaveLength(0);
    expect(wronglyListed([judge({ ...goal, missed: true }, { [goal.id]: 3 })])).toHaveLength(1);
    expect(wronglyListed([judge({ ...goal, missed: true }, {})])).toHaveLength(0);
  });

  it('find error figures under the name of group, quantity and statistic', () => {
    expect(
      errorGoalFigures('held-out', { throughput: { medianPercent: 5, p90Percent: 12 } }),
    ).toEqual({ 'held-out.throughput.median': 5, 'held-out.throughput.p90': 12 });
    expect(errorGoalFigures('held-out', null)).toEqual({});
  });
});
