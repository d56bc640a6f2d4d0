// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Gesture, watchGestures } from '../../../src/address/page/gesture';

const onRelease = vi.fn();
let stopping: AbortController;
let now: () => Gesture;

beforeEach(() => {
  stopping = new AbortController();
  now = watchGestures(onRelease, stopping.signal);
});
afterEach(() => {
  stopping.abort();
  onRelease.mockReset();
  document.body.replaceChildren();
});

const fire = (kind: string, from: EventTarget = document.body) =>
  from.dispatchEvent(new Event(kind, { bubbles: true }));
/** The window of the tests is another object than the one that they dispatch to. */
const leaveWindow = () =>
  window.dispatchEvent(Object.defineProperty(new Event('blur'), 'target', { value: window }));
const press = (repeat: boolean) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { repeat, bubbles: true }));

it.each(['pointerup', 'pointercancel', 'keyup'])('%s ends a gesture, and says so', (end) => {
  fire('pointerdown');
  const gesture = now();
  expect(gesture).toEqual({ hasEntry: false, isOver: false });
  expect(now()).toBe(gesture);
  fire(end);
  expect(gesture.isOver).toBe(true);
  expect(onRelease).toHaveBeenCalledTimes(1);
});

it('ends where the window is left, and not where a control is', () => {
  fire('pointerdown');
  const gesture = now();
  fire('blur');
  expect(gesture.isOver).toBe(false);
  leaveWindow();
  expect(gesture.isOver).toBe(true);
  expect(onRelease).toHaveBeenCalledTimes(1);
});

it('begins anew with each press', () => {
  fire('pointerdown');
  const first = now();
  fire('pointerdown');
  expect(now()).not.toBe(first);
});

it('goes on while a key is held, and begins with a repeat that has no press before it', () => {
  press(true);
  const held = now();
  expect(held.isOver).toBe(false);
  press(true);
  expect(now()).toBe(held);
  press(false);
  expect(now()).not.toBe(held);
});

it('is that of a change alone where nothing is pressed, each time another', () => {
  const [one, other] = [now(), now()];
  expect(one).toEqual({ hasEntry: false, isOver: true });
  expect(other).not.toBe(one);
  fire('pointerup');
  expect(onRelease, 'a release without a press').not.toHaveBeenCalled();
});

it('is not that of what a control makes of its draft as the press takes the focus from it', () => {
  const box = document.body.appendChild(document.createElement('input'));
  let left: Gesture | undefined;
  box.addEventListener('focusout', () => {
    left = now();
  });
  fire('pointerdown');
  const pressed = now();
  fire('focusout', box);
  expect(left).toEqual({ hasEntry: false, isOver: true });
  expect(now()).toBe(pressed);
});

it('is followed no more once that is stopped', () => {
  stopping.abort();
  fire('pointerdown');
  expect(now().isOver).toBe(true);
});
