// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readLeft, wayTo } from '../../../src/course/progress/left';
import { forgetProgress, leaveAt, useLeft } from '../../../src/course/progress/store';

const LEFT = { chapter: 'locks', step: 'your-guess', place: 3 };

it('leads back to the step where the reader was', () => {
  expect(wayTo(LEFT)).toEqual({
    words: 'Go on: chapter 6, Locks, step 3',
    link: '/concepts/locks#your-guess',
  });
});

it('leads nowhere without a place, or to a chapter that is gone', () => {
  expect(wayTo(null)).toBeNull();
  expect(wayTo({ ...LEFT, chapter: 'tokens' })).toBeNull();
});

it.each([null, '', '{', 'null', '[]', '{"chapter":6}', '{"chapter":"locks","step":"a"}'])(
  'takes %s for nothing kept',
  (text) => expect(readLeft(text)).toBeNull(),
);

it('is kept for the next visit until it is forgotten', () => {
  const { result } = renderHook(() => useLeft());
  expect(result.current).toBeNull();
  act(() => leaveAt(LEFT));
  expect(result.current).toEqual(LEFT);
  expect(readLeft(window.localStorage.getItem('messagebox-lab-left'))).toEqual(LEFT);
  act(() => forgetProgress());
  expect(result.current).toBeNull();
  expect(window.localStorage.getItem('messagebox-lab-left')).toBeNull();
});
