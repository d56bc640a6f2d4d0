// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/explore/day" }
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DAY_CODEC } from '../../../src/explore/day/page/codec';
import { StudiesContext } from '../../../src/explore/page/studies';
import { type QuestionCodec, useQuestion } from '../../../src/explore/page/useQuestion';
import { SEEK_CODEC } from '../../../src/explore/seek/page/codec';
import { sheetCodec } from '../../../src/explore/sheet/page/sheetCodec';
import { exploredNamed } from '../../support/explored';

afterEach(cleanup);

const load = async (id: string) => exploredNamed(id);
const Studies = ({ children }: { children: ReactNode }) => (
  <StudiesContext value={load}>{children}</StudiesContext>
);

/** What a page says of its address. */
async function saidOf<Question>(codec: QuestionCodec<Question>, query: string) {
  window.history.replaceState(null, '', `${window.location.pathname}?${query}`);
  const { result } = renderHook(() => useQuestion(codec), { wrapper: Studies });
  await waitFor(() => expect(result.current.asked).not.toBeNull());
  return result.current.problems.map(({ message }) => message);
}

const twice = (key: string, title: string) =>
  `${title} (${key}) is given 2 times; accepted: one value. The first is used.`;

it('names a key whose second value goes unused', async () => {
  expect(await saidOf(DAY_CODEC, 'load=10,5,20&load=1')).toEqual([twice('load', 'Load')]);
  expect(await saidOf(SEEK_CODEC, 'from=low-latency&seed=1&seed=2')).toEqual([
    twice('seed', 'Seed'),
  ]);
});

it('names each such key once, and those of a scenario by what they are called', async () => {
  expect(await saidOf(sheetCodec, 'scenario=low-latency/20-A&sendOnly=4&sendOnly=5')).toEqual([
    'Send only (sendOnly) is given 2 times; accepted: one value. The first is used.',
  ]);
  const models = 'model=low-latency:1&model=low-latency:2';
  expect(await saidOf(sheetCodec, `scenario=low-latency/20-A&${models}`)).toContain(
    twice('model', 'Model'),
  );
});

it('says nothing of keys that may be given again, or are ignored anyway', async () => {
  const moves = 'from=low-latency&move=sendOnly:1..4&move=receiveOnly:0..2';
  expect(await saidOf(SEEK_CODEC, moves)).toEqual([]);
  expect(await saidOf(DAY_CODEC, 'load=10,5,20&utm_source=a&utm_source=b')).toEqual([]);
  expect(await saidOf(DAY_CODEC, 'load=10,5,20&lod=1&lod=2')).toEqual([
    expect.stringMatching(/lod.*ignored/),
  ]);
});
