// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKnobs } from '../../../src/course/chapter/useKnobs';
import { queue } from '../../../src/course/chapters/queue';

vi.mock('@docusaurus/router', () => ({ useLocation: () => window.location }));

let root: Root;
let now: ReturnType<typeof useKnobs>;
let sinceMs = 0;
function Page({ active, hasGuessed }: { active: number; hasGuessed: boolean }) {
  now = useKnobs(queue, active, hasGuessed);
  return null;
}
const at = (active: number, hasGuessed = false) =>
  act(async () => root.render(<Page active={active} hasGuessed={hasGuessed} />));
const shown = () => [now.knobs.load, now.isReaders];
const link = (search: string) => window.history.replaceState(null, '', `/${search}`);
/** As the browser goes back or forward to an entry that says this. */
const goTo = (search: string) =>
  act(async () => {
    link(search);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

beforeEach(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  vi.spyOn(performance, 'now').mockImplementation(() => sinceMs);
  sinceMs += 100_000;
  link('');
  root = createRoot(document.body);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
});

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

it('keeps what the reader has set as the reader’s, also there and back', async () => {
  await at(3);
  await act(async () => now.setKnobs({ ...now.knobs, load: 120 }));
  await at(4);
  await at(3);
  expect(shown()).toEqual([120, true]);
});

it('has the answer at a guess that is made, also where its step is reached only then', async () => {
  await at(1);
  await act(async () => now.putKnobs({ ...now.knobs, load: 113 }));
  await at(2, true);
  expect(shown()).toEqual([113, false]);
  await at(0, true);
  sinceMs += 1000;
  await at(2, true);
  expect(shown()).toEqual([113, false]);
});

describe('the address of a chapter', () => {
  it('sets knobs for the reader, and follows them in its entry', async () => {
    link('?load=110&seed=anna');
    await at(0);
    expect(shown()).toEqual([110, true]);
    const entries = window.history.length;
    await act(async () => now.setKnobs({ ...now.knobs, load: 120 }));
    expect(window.location.search).toBe('?load=120&seed=anna');
    sinceMs += 1000;
    await at(2);
    expect(window.location.search).toBe('?load=63&seed=anna');
    expect(window.history.length).toBe(entries);
  });

  it('is shown again where the reader goes back, and past what was moved since', async () => {
    await at(0);
    await act(async () => now.setKnobs({ ...now.knobs, load: 120 }));
    await goTo('?load=90');
    expect(shown()).toEqual([90, true]);
    await goTo('');
    expect(shown()).toEqual([50, false]);
    await at(2);
    await act(async () => now.setKnobs({ ...now.knobs, load: 80 }));
    await goTo('?load=90');
    sinceMs += 1000;
    await at(3);
    await at(2);
    expect(shown(), 'back in the step where it was read').toEqual([90, true]);
  });

  it('stands in the step at which a reload arrives, whatever that step wants', async () => {
    link('?load=110');
    await at(0);
    await at(2);
    expect(shown()).toEqual([110, true]);
    sinceMs += 1000;
    await at(3);
    await at(2);
    expect(shown(), 'as it was found in this step').toEqual([110, true]);
  });

  it('has a step set its knobs where the reader has gone there', async () => {
    link('?load=110');
    await at(0);
    sinceMs += 1000;
    await at(2);
    expect(shown()).toEqual([63, false]);
  });

  it('makes nobody’s what the chapter has written there', async () => {
    link('?load=113');
    await at(0);
    expect(shown(), 'the answer of the guess').toEqual([113, false]);
  });

  it('is mended, and tells what it could not take', async () => {
    link('?load=9999).');
    await at(0);
    expect(shown()).toEqual([140, true]);
    expect(now.problems.map(({ field }) => field)).toEqual(['link', 'load']);
    expect(window.location.search).toBe('?load=140');
  });
});
