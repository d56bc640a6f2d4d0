// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { packed } from '../../../../src/scenario/packed';
import { toFragment } from '../../../../src/your-system/carry/link';
import { SHELF } from '../../../../src/your-system/carry/stored';
import type { Description } from '../../../../src/your-system/description';
import { carriedStudy } from '../../../../src/your-system/page/carried';
import { carriedDescription } from '../../../../src/your-system/page/carriedDescription';
import { carriedWatch } from '../../../../src/your-system/page/carriedWatch';

const drawn = (name: string): Description => ({
  name,
  users: 2,
  stations: [{ name: 'app', kind: 'processors', demandMs: 5 }],
});
const said = (problems: readonly { message: string }[] = []) =>
  problems.map(({ message }) => message);
const asked = (hash: string) =>
  window.history.replaceState(null, '', `/explore/compare?a=your-system${hash}`);

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  asked('');
});

it('opens the system of an address without a word', async () => {
  asked(`#${await toFragment(drawn('Sent'))}`);
  const { name, problems } = await carriedStudy('your-system');
  expect([name, problems]).toEqual(['Sent', []]);
});

it.each(['#s=zzz', '#s=', '#s=zAAAA&before=zz'])(
  'names a damaged one and what is shown instead, and leaves it in the address: %s',
  async (hash) => {
    asked(hash);
    const example = said((await carriedStudy('your-system')).problems);
    expect(example).toEqual([
      expect.stringMatching(/^The system of the link \(s\) is cut short or changed; accepted: /),
      'You do not see the system of the link (s), but the example “Web, application, database”.',
    ]);
    SHELF.keepDraft(drawn('Mine'), true);
    const { name, problems } = await carriedStudy('your-system');
    expect(name).toBe('Mine');
    expect(said(problems)[1]).toBe(
      'You do not see the system of the link (s), but “Mine”, which was open in this browser last.',
    );
    expect(said((await carriedWatch('your-system')).problems)).toEqual(said(problems));
    expect(window.location.hash).toBe(hash);
  },
);

it('names one of a newer version, and one without stations', async () => {
  asked(`#s=${await packed({ version: 2, stations: [] })}`);
  expect(said((await carriedDescription('your-system')).problems)).toEqual([
    expect.stringMatching(/made by a newer version, 2/),
    expect.stringMatching(/^You do not see the system of the link/),
  ]);
  asked(`#s=${await packed({ measured: [{ users: 1, throughputPerSecond: 9 }] })}`);
  expect(said((await carriedDescription('your-system')).problems)).toEqual([
    expect.stringMatching(/^The system of the link \(s\) has no stations yet; /),
    expect.stringMatching(/^You do not see the system of the link/),
  ]);
});

it('says what of a system was left out', async () => {
  asked(`#s=${await packed({ ...drawn('Sent'), colour: 'red' })}`);
  const { description, problems } = await carriedDescription('your-system');
  expect([description.name, problems.map(({ field }) => field)]).toEqual(['Sent', ['colour']]);
});

it('says which system is shown where the address carries none, and takes it along', async () => {
  const both = await Promise.all(['your-system', 'your-system-before'].map(carriedStudy));
  expect(both.map(({ problems }) => said(problems))).toEqual([
    ['The address carries no system (s): you see the example “Web, application, database”.'],
    [
      'The address carries no system before a change (before): you see the example “Web, application, database”.',
    ],
  ]);
  expect(window.location.hash).toMatch(/s=.*before=|before=.*[#&]s=/);
  expect((await carriedStudy('your-system')).problems).toEqual([]);
});
