// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { BandsContext } from '../../../../src/lab/bands/scenarioBands';
import { Numbers } from '../../../../src/lab/first/Numbers';
import { initialState, reduce } from '../../../../src/lab/state/reducer';
import { deriveView } from '../../../../src/lab/view/derive';
import type { Summary } from '../../../../src/simulator/types';
import { context, summaryWith } from '../fixture';

afterEach(cleanup);

/** What stands beside the two numbers of 20-A, or of a change of it. */
function besides(
  changes: Readonly<Record<string, number>>,
  summary: Partial<Summary> = {},
  at: readonly string[] = [],
) {
  const state = reduce(context, initialState(context), { type: 'knobs', changes });
  const result = {
    scenario: state.scenario,
    summary: summaryWith(101, summary),
    quality: 'full' as const,
  };
  const view = deriveView(context, state.scenario, result, 'median');
  const place = { distance: 0, regimes: [], isOutside: false };
  const { bands } = context.study.index;
  const now = { bands, nearest: '20-B', at, around: null, place, excess: null, reason: '' };
  const { container } = render(
    <BandsContext value={{ published: null, now }}>
      <Numbers context={context} view={view} statistic="median" />
    </BandsContext>,
  );
  return [...container.querySelectorAll('dd')].map((one) =>
    [...one.querySelectorAll('small')].map(({ textContent }) => textContent?.trim()).join('|'),
  );
}

describe('the two numbers of a lab', () => {
  it('stand beside what was measured, by name where the scenario is another one', () => {
    expect(besides({})).toEqual(['measured 96', 'measured 307']);
    expect(besides({ virtualUsers: 2 })).toEqual(['20-A measured 96', '20-A measured 307']);
  });

  it('stand alone where the scenario is another measured one, which the pill names', () => {
    expect(besides({ virtualUsers: 4 }, {}, ['20-B'])).toEqual(['', '']);
  });

  it('say of a time that it grows, and not of a rate', () => {
    const [rate, time] = besides({ virtualUsers: 2 }, { status: 'unstable' });
    expect(rate).not.toContain('grows');
    expect(time).toContain('and grows');
  });
});
