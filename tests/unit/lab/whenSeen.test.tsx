// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WhenSeen } from '../../../src/lab/WhenSeen';

/** Tells the component whether it is in sight. */
let look: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => act(() => seen([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawn = vi.fn((value: number) => <output>{value}</output>);
const place = (value: number, isPassing: boolean) => (
  <WhenSeen value={value} isPassing={isPassing}>
    {drawn}
  </WhenSeen>
);
const shown = () => screen.getByRole('status').textContent;

it('leaves out passing values where nobody sees them, and draws the last', () => {
  const { rerender } = render(place(1, false));
  look(false);
  rerender(place(2, true));
  rerender(place(3, true));
  expect(shown()).toBe('1');
  rerender(place(4, false));
  expect(shown()).toBe('4');
});

it('draws every value in sight, and the latest when it comes into sight', () => {
  const { rerender } = render(place(1, false));
  rerender(place(2, true));
  expect(shown()).toBe('2');
  look(false);
  rerender(place(3, true));
  expect(shown()).toBe('2');
  look(true);
  expect(shown()).toBe('3');
});
