// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useKnobs } from '../../../src/course/chapter/useKnobs';
import { queue } from '../../../src/course/chapters/queue';

let root: Root;
let now: ReturnType<typeof useKnobs>;
function Page({ active }: { active: number }) {
  now = useKnobs(queue, active);
  return null;
}
const at = (active: number) => act(async () => root.render(<Page active={active} />));
const shown = () => [now.knobs.load, now.isReaders];

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  window.history.replaceState(null, '', '/');
  root = createRoot(document.body);
});
afterEach(() => act(async () => root.unmount()));

it('tells what the reader has set from what the chapter has', async () => {
  await at(0);
  expect(shown()).toEqual([50, false]);
  await act(async () => now.setKnobs({ ...now.knobs, load: 120 }));
  expect(shown()).toEqual([120, true]);
  await at(1);
  expect(shown(), 'another step that wants nothing').toEqual([120, true]);
  await at(2);
  expect(shown(), 'the state of the guess').toEqual([63, false]);
  await act(async () => now.putKnobs({ ...now.knobs, load: 113 }));
  expect(shown(), 'the answer').toEqual([113, false]);
  await at(3);
  await act(async () => now.setKnobs({ ...now.knobs, work: 5 }));
  expect(shown()).toEqual([113, true]);
  await at(2);
  expect(shown(), 'back at the guess').toEqual([113, false]);
});

it('takes what a link sets for the reader\u2019s', async () => {
  window.history.replaceState(null, '', '/?load=110');
  await at(0);
  expect(shown()).toEqual([110, true]);
});
