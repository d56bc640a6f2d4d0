// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withStep } from '../../../src/course/progress/progress';
import { changeProgress, forgetProgress, useProgress } from '../../../src/course/progress/store';

const KEY = 'messagebox-lab-course';
const stepsOf = (text: string | null) => JSON.parse(text ?? 'null')?.queue?.steps;
const follow = () => {
  const { result } = renderHook(() => useProgress());
  return () => result.current.queue?.steps;
};
/** Another tab changes the storage; without a key it empties all of it. */
const elsewhere = (key: string | null, newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
const kept = (steps: readonly string[]) =>
  JSON.stringify({ queue: { steps, guess: null, questions: [] } });

beforeEach(() => act(() => forgetProgress()));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows what was done, and keeps it for the next visit, until it is forgotten', () => {
  const steps = follow();
  expect(steps()).toBeUndefined();
  act(() => changeProgress((progress) => withStep(progress, 'queue', 'cause-it')));
  expect(steps()).toEqual(['cause-it']);
  expect(stepsOf(window.localStorage.getItem(KEY))).toEqual(['cause-it']);
  act(() => forgetProgress());
  expect(steps()).toBeUndefined();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it('follows what another tab does, and what it forgets', () => {
  const steps = follow();
  elsewhere(KEY, kept(['there']));
  expect(steps()).toEqual(['there']);
  elsewhere('something else', kept(['not of the course']));
  expect(steps()).toEqual(['there']);
  elsewhere(KEY, null);
  expect(steps()).toBeUndefined();
});

it('is empty when another tab clears the storage of the site', () => {
  const steps = follow();
  elsewhere(KEY, kept(['there']));
  elsewhere(null, null);
  expect(steps()).toBeUndefined();
});

it('lasts as long as the page where the browser keeps nothing', () => {
  const steps = follow();
  vi.spyOn(window.localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  act(() => changeProgress((progress) => withStep(progress, 'queue', 'cause-it')));
  expect(steps()).toEqual(['cause-it']);
});
