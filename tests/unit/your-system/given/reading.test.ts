import { describe, expect, it } from 'vitest';
import type { LoadFile } from '../../../../src/loadtest';
import { readFiles } from '../../../../src/system/loadTest';
import { cardsBeside, cardsOf } from '../../../../src/your-system/given/cards';
import {
  NOTHING,
  pastedName,
  withFiles,
  withoutFiles,
} from '../../../../src/your-system/given/kept';
import { lawText } from '../../../../src/your-system/given/law';
import { levelsBeside, withReading } from '../../../../src/your-system/given/reading';
import { readKept } from '../../../../src/your-system/given/readKept';
import { levelsText } from '../../../../src/your-system/given/status';
import { defaultHold } from '../../../../src/your-system/hold';
import { fixture, folder } from '../../loadtest/fixtures';

const EMPTY = { stations: [] };
const read = (files: readonly LoadFile[], choices = {}) => readFiles(files, { choices });
const names = (files: readonly LoadFile[]) => files.map(({ name }) => name);
const table = (users: readonly number[], name = 'levels.csv'): LoadFile => ({
  name,
  text: `users,throughputPerSecond,responseMeanMs\n${users.map((n) => `${n},${Math.min(40 * n, 80)},${Math.max(25, n * 12.5)}`).join('\n')}\n`,
});
const loads = ({ measured }: { measured?: readonly { users?: number | null }[] | null }) =>
  (measured ?? []).map(({ users }) => users);

describe('levels in a description', () => {
  it('are those of the files, without what no file tells', () => {
    const { measured } = withReading(EMPTY, read(folder('a-web-db')), null);
    expect(loads({ measured })).toEqual([1, 2, 4, 8, 16, 32, 64]);
    const [, , , , sixteen] = measured ?? [];
    expect(sixteen).toMatchObject({
      users: 16,
      throughputPerSecond: expect.closeTo(220.3, 1),
      responseMs: { mean: expect.closeTo(72.5, 1) },
      utilisation: { db: expect.closeTo(1, 2) },
      tool: 'wrk',
      file: 'a-web-db/n16.json',
    });
    expect(JSON.stringify(measured)).not.toContain('null');
  });

  it('say their warnings in a line each, as a link carries them', () => {
    const { measured } = withReading(EMPTY, read(folder('a-web-db')), null);
    const said = (measured ?? []).flatMap(({ warnings }) => Object.values(warnings ?? {}));
    expect(said.length).toBeGreaterThan(3);
    for (const sentence of said) expect(String(sentence).length).toBeLessThan(145);
  });

  it('leave out those whose users are asked for, and take them when they are told', () => {
    const file = fixture('tools/hey.txt');
    expect(withReading(EMPTY, read([file]), null)).toEqual(EMPTY);
    const told = withReading(EMPTY, read([file], { [`users of ${file.name}`]: '8' }), null);
    expect(loads(told)).toEqual([8]);
  });

  it('of an open test have their rate', () => {
    const { measured } = withReading(EMPTY, read(folder('open-a')), null);
    expect(measured?.map(({ arrivalsPerSecond }) => Math.round(arrivalsPerSecond ?? 0))).toEqual([
      50, 100, 150, 200, 215, 250,
    ]);
    expect(measured?.every((level) => !('users' in level))).toBe(true);
  });

  it('that were typed stay beside those that are read', () => {
    const typed = { users: 3, throughputPerSecond: 120, tool: 'typed' };
    const next = withReading({ stations: [], measured: [typed] }, read([table([1, 8])]), null);
    expect(loads(next)).toEqual([1, 3, 8]);
  });

  it('that were typed over or taken out do not come back when a choice changes', () => {
    const first = read([table([1, 2, 4])]);
    const { measured = [] } = withReading(EMPTY, first, null);
    const kept = (measured ?? []).filter(({ users }) => users === 1);
    const over = { users: 2, throughputPerSecond: 81, tool: 'typed' };
    const edited = { stations: [], measured: [...kept, over] };
    const again = withReading(edited, first, first);
    expect(again.measured?.map((level) => level.throughputPerSecond)).toEqual([40, 81]);
  });

  it('from elsewhere stay beside those of new files, but for the same file again', () => {
    const theirs = read([table([5, 6], 'theirs.csv')]);
    const linked = withReading(EMPTY, theirs, null);
    const mine = read([table([1])]);
    const both = withReading(linked, mine, null);
    expect(loads(both)).toEqual([1, 5, 6]);
    expect(levelsBeside(both, mine).map(({ users }) => users)).toEqual([5, 6]);
    expect(levelsText(both, mine)).toMatch(/2 levels were here before and stay: remove/);
    expect(loads(withReading(both, read([table([2])]), mine))).toEqual([2, 5, 6]);
    expect(loads(withReading(linked, theirs, null))).toEqual([5, 6]);
  });
});

describe('levels that are kept back', () => {
  it.each([
    [[1, 2, 4, 8, 16], []],
    [
      [1, 2, 4, 8, 16, 32],
      [16, 32],
    ],
    [[1, 1, 2, 2, 4, 4], []],
    [
      [64, 1, 8, 2, 32, 4, 16],
      [32, 64],
    ],
  ])('of %j are %j', (users, expected) => {
    expect(defaultHold(users.map((n) => ({ users: n, throughputPerSecond: 1 })))).toEqual(expected);
    expect(withReading(EMPTY, read([table([...new Set(users)])]), null).hold ?? []).toEqual(
      expected,
    );
  });

  it('are none where the others wait for nothing', () => {
    const levels = (throughput: (users: number) => number, thinkMs = 0) =>
      [1, 2, 4, 8, 16, 32, 64].map((users) => ({
        users,
        throughputPerSecond: throughput(users),
        thinkMs,
      }));
    expect(defaultHold(levels((users) => 25 * users))).toEqual([]);
    expect(defaultHold(levels((users) => Math.min(25 * users, 800)))).toEqual([]);
    expect(defaultHold(levels((users) => Math.min(25 * users, 200)))).toEqual([32, 64]);
    // A pause of a second hides that requests take twice as long.
    const paused = (users: number) => users / (1 + (users < 16 ? 0.02 : 0.04));
    expect(defaultHold(levels(paused, 1000))).toEqual([32, 64]);
    const sent = (ms: (rate: number) => number) =>
      [10, 20, 30, 40, 50, 60].map((rate) => ({
        arrivalsPerSecond: rate,
        throughputPerSecond: rate,
        responseMs: { mean: ms(rate) },
      }));
    expect(defaultHold(sent(() => 20))).toEqual([]);
    expect(defaultHold(sent((rate) => 2000 / (100 - 2 * rate + 1)))).toEqual([50, 60]);
  });

  it('are no rates that were more than the system could answer', () => {
    const sent = (rates: readonly number[]) =>
      rates.map((rate) => ({ arrivalsPerSecond: rate, throughputPerSecond: Math.min(rate, 221) }));
    expect(defaultHold(sent([50, 100, 150, 200, 215, 250]))).toEqual([]);
    expect(defaultHold(sent([25, 50, 100, 150, 200, 215, 250, 300]))).toEqual([200, 215]);
  });

  it('are other ones with more levels, unless the reader chose them', () => {
    const [few, more] = [
      read([table([1, 2, 4, 8, 16, 32])]),
      read([table([1, 2, 4, 8, 16, 32, 64])]),
    ];
    const first = withReading(EMPTY, few, null);
    expect(withReading(first, more, few).hold).toEqual([32, 64]);
    expect(withReading({ ...first, hold: [4] }, more, few).hold).toEqual([4]);
    expect(withReading({ ...first, hold: [] }, more, few).hold).toEqual([]);
  });
});

describe('cards', () => {
  const cards = (files: readonly LoadFile[], choices = {}) =>
    cardsOf(read(files, choices), names(files));

  it('tell a folder by its tool, what was joined to it, and what was not used', () => {
    const found = cards(folder('a-web-db'));
    expect(found.map(({ title, what }) => `${title} · ${what}`)).toEqual([
      'n*.json · wrk, 7 files',
      'server.csv · utilisation by time',
      'windows.csv · when levels began and ended',
      'n8.txt · not counted',
      'health.json · not used',
    ]);
    expect(found[0]?.detail).toBe('1 to 64 users, 20\u202fs each');
    expect(found[1]?.detail).toMatch(/^app, db, process-cpu; joined by time to \d levels?$/);
    expect(found[4]?.troubles).toHaveLength(1);
  });

  it('are one for a pasted text of several reports, whose parts are named by number', () => {
    const hey = fixture('tools/hey.txt').text;
    const pasted = { name: 'pasted 1', text: `${hey}\n${hey.replace('Average:', 'Bad:')}` };
    const [card, ...others] = cards([pasted], { 'users of pasted 1, report 1': '8' });
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      id: 'pasted 1',
      files: ['pasted 1'],
      title: 'pasted 1',
      what: 'hey, 2 reports',
      troubles: [{ place: 'report 2, Average' }],
    });
    expect(card?.choices.map(({ id }) => id)).toEqual([
      'users of pasted 1, report 1',
      'users of pasted 1, report 2',
    ]);
    const beside = withReading(EMPTY, read([pasted], { 'users of pasted 1, report 1': '8' }), null);
    expect(cardsBeside(beside.measured ?? [])[0]).toMatchObject({ title: 'pasted 1' });
    expect(pastedName(['pasted 1, report 2'])).toBe('pasted 2');
  });

  it('are told where they seem to be of different systems, once a reading has ended', () => {
    const [one, other] = [table([1, 2, 4], 'one.csv'), table([1, 2, 4], 'other.csv')];
    const slow = { ...other, text: other.text.replace(',40,', ',20,').replace(',80,', ',50,') };
    const test = read([one, slow]);
    expect(levelsText(withReading(EMPTY, test, null), test)).toMatch(
      /one\.csv has 40.*other\.csv 20/,
    );
  });

  it('say what warm-up was cut of a log', () => {
    const [card] = cards(folder('jmeter-series-a'));
    expect(card?.what).toBe('JMeter, 4 files');
    expect(card?.detail).toMatch(
      /^1 to 64 users, [\d.]+(?: to [\d.]+)?\u202fs each, .*warm-up cut$/,
    );
  });

  it('say a sentence once, with the levels for which it holds', () => {
    const [card] = cards(folder('a-web-db'));
    const corrected = card?.said.filter(({ sentence }) => /coordinated omission/.test(sentence));
    expect(corrected).toEqual([expect.objectContaining({ of: '1, 2, and 4 users' })]);
  });

  it('hold every choice, every trouble and everything that is missing of every file', () => {
    for (const name of ['a-web-db', 'jmeter-series-a', 'locust-steps-a', 'open-a', 'tools', 'k6']) {
      const files = folder(name);
      const test = read(files);
      const found = cardsOf(test, names(files));
      const all = found.flatMap((card) => card.choices.map(({ id }) => id));
      expect(all.sort()).toEqual(test.choices.map(({ id }) => id).sort());
      expect(found.flatMap(({ troubles }) => troubles)).toHaveLength(test.troubles.length);
      expect(found.flatMap((card) => card.files).sort()).toEqual(names(files).sort());
    }
  });

  it('of a table whose column is asked for stand without levels', () => {
    const file = { name: 't.csv', text: 'users,good,bad\n1,64.96,3\n2,129.03,4\n' };
    const [card] = cards([file]);
    expect(card).toMatchObject({ what: 'table', detail: 'no level yet' });
    expect(card?.choices.map(({ value }) => value)).toContain(null);
  });

  it('of a link are made from its levels', () => {
    const linked = withReading(EMPTY, read(folder('a-web-db')), null);
    const [card, ...others] = cardsBeside(levelsBeside(linked, null));
    expect(others).toEqual([]);
    expect(card).toMatchObject({ title: 'n*.json', what: 'wrk, 7 files' });
    expect(card?.detail).toBe('1 to 64 users, 20\u202fs each');
    expect(card?.said.length).toBeGreaterThan(0);
  });
});

describe('the first check', () => {
  const level = (users: number, off: number, more = {}) => ({
    users,
    throughputPerSecond: 40 * users,
    responseMs: { mean: 25 * (1 + off) },
    ...more,
  });

  it('holds within what the levels part by', () => {
    expect(lawText([level(1, 0.001), level(2, -0.008)])).toBe(
      'N = X · (R + Z) holds within 1\u202f% in all 2 runs: the tool did measure what users wait.',
    );
  });

  it('counts think time and errors', () => {
    expect(lawText([level(1, -0.4, { thinkMs: 10 })])).toMatch(
      /holds within 1\u202f% in the one run/,
    );
    expect(lawText([level(1, -0.5, { errorsPerSecond: 40 })])).toMatch(/holds within 1\u202f%/);
  });

  it('says how far it is off, where, and which way', () => {
    expect(lawText([level(1, 0), level(2, -0.3), level(4, 0.01)])).toMatch(
      /off by up to 30\u202f% in 1 of 3 runs: part of what users wait was not measured/,
    );
    expect(lawText([level(1, 0.4), level(2, 0.4)])).toMatch(/40\u202f% in all 2 runs: more would/);
  });

  it('is silent of an open test, and says where it cannot be made', () => {
    expect(lawText([{ arrivalsPerSecond: 5, throughputPerSecond: 5 }])).toBeNull();
    expect(lawText([{ users: 5, throughputPerSecond: 5 }])).toMatch(/cannot be checked/);
  });

  it('of a real test is off where wrk corrects its times', () => {
    const { measured } = withReading(EMPTY, read(folder('a-web-db')), null);
    expect(lawText(measured ?? [])).toMatch(/off by up to 6\u202f% in \d of 7 runs: more would/);
  });
});

describe('what is kept', () => {
  it('has one file of a name, and numbers what is pasted', () => {
    const [one, other] = [
      { name: 'pasted 1', text: 'a' },
      { name: 'pasted 1', text: 'b' },
    ];
    const kept = withFiles(withFiles(NOTHING, [one]), [other]);
    expect(kept.files).toEqual([other]);
    expect(pastedName(kept.files.map(({ name }) => name))).toBe('pasted 2');
    expect(withoutFiles(kept, ['pasted 1']).files).toEqual([]);
  });

  it('gives up choices that its files do not have any more', async () => {
    const file = { ...fixture('tools/vegeta.json'), name: 'v.json' };
    const choices = { 'users of gone.csv': '4', 'users of v.json': 'many' };
    const reader = { read: async (files: readonly LoadFile[], own: object) => read(files, own) };
    const done = await readKept(reader, { ...NOTHING, files: [file], choices });
    expect(done.kept.choices).toEqual({});
    expect(done.test.levels).toHaveLength(1);
  });

  it('is told in a sentence when it was read', () => {
    const test = read([table([1, 2, 4, 8, 16, 32])]);
    expect(levelsText(withReading(EMPTY, test, null), test)).toBe(
      '6 levels measured; kept back to check the rest: 16 and 32 users.',
    );
    const asked = read([fixture('tools/hey.txt')]);
    expect(levelsText(EMPTY, asked)).toBe(
      'No level could be used. Not told: users of tools/hey.txt.',
    );
  });
});
