// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FitAnswer } from '../../../../src/system/fitAnswer';
import type { Description } from '../../../../src/your-system/description';
import type { Fitted } from '../../../../src/your-system/page/useFit';
import { useFollowed } from '../../../../src/your-system/page/useFollowed';
import { questionOf } from '../../../../src/your-system/question';

const measured = [1, 2, 4].map((users) => ({ users, throughputPerSecond: 50 * users }));
const nothing: Description = { stations: [], measured };
const placesOf = (demandMs: number) => ({
  system: { users: 4, stations: [{ name: 'places', kind: 'processors', count: 1, demandMs }] },
});
const fittedOf = (demandMs: number, status: 'running' | 'done' = 'done'): Fitted => ({
  fit: { explanations: [placesOf(demandMs)] } as unknown as FitAnswer,
  status,
  why: null,
});

/** The page's part: what is followed becomes the description. */
function page(first: Description) {
  const follow = vi.fn();
  const { rerender } = renderHook(
    ({ description, fitted }: { description: Description; fitted: Fitted }) =>
      useFollowed(description, questionOf(description, []), fitted, follow),
    { initialProps: { description: first, fitted: { fit: null, status: 'empty', why: null } } },
  );
  return {
    follow,
    show: (description: Description, fitted: Fitted) => rerender({ description, fitted }),
    demandMs: () => follow.mock.lastCall?.[0].stations[0]?.demandMs,
    next: () => follow.mock.lastCall?.[0] as Description,
  };
}

it('takes the first explanation, then the best of all', () => {
  const { follow, show, demandMs, next } = page(nothing);
  show(nothing, fittedOf(9, 'running'));
  expect(demandMs()).toBe(9);
  show(next(), fittedOf(8));
  expect(demandMs()).toBe(8);
  show(next(), fittedOf(7));
  expect(follow).toHaveBeenCalledTimes(2);
});

it('keeps the system that came with its levels, until these change', () => {
  const stations = [{ name: 'lock', kind: 'lock' as const, demandMs: 3, fromPoints: true }];
  const carried = { ...nothing, stations };
  const { follow, show, demandMs } = page(carried);
  show(carried, fittedOf(9));
  expect(follow).not.toHaveBeenCalled();
  show({ ...carried, hold: [4] }, fittedOf(8));
  expect(demandMs()).toBe(8);
});

it('never replaces what was typed', () => {
  const stations = [{ name: 'lock', kind: 'lock' as const, demandMs: 3 }];
  const { follow, show } = page({ ...nothing, stations });
  show({ ...nothing, stations, hold: [4] }, fittedOf(8));
  expect(follow).not.toHaveBeenCalled();
});
