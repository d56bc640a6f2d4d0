import { describe, expect, it } from 'vitest';
import { orNothing, orWord } from '../../../src/address/besides';
import { choiceField } from '../../../src/address/choice';
import type { Field, Fields } from '../../../src/address/field';
import { otherwiseOf, readFields, writeFields } from '../../../src/address/fields';
import { listField } from '../../../src/address/list';
import { mendedQuery } from '../../../src/address/mendedQuery';
import { numberField } from '../../../src/address/number';
import { plainNumber } from '../../../src/address/plainNumber';
import { readerOf } from '../../../src/address/reader';
import { textField } from '../../../src/address/text';
import { wholeProblems } from '../../../src/address/wholeProblems';
import { queryOf } from '../../../src/address/written';

const RUNS = numberField({ key: 'runs', title: 'Runs', least: 1, most: 20, otherwise: 2 });
const WAIT = numberField({
  key: 'wait',
  title: 'Wait',
  least: 0.5,
  most: 2,
  otherwise: 1,
  isWhole: false,
  unit: 's',
});
const SERVER = choiceField<string>({
  key: 'server',
  title: 'Server',
  options: ['xeon', 'opteron', 'dual'],
  otherwise: 'xeon',
});
const SHOW = listField<string>({
  key: 'show',
  title: 'Measure',
  options: ['latency', 'throughput', 'backlog'],
  otherwise: ['latency'],
  separator: ',',
  most: 2,
});
const TITLE = textField({ key: 'title', title: 'Title', most: 4 });
const GUESS = orWord(
  numberField({ key: 'guess', title: 'Guess', least: 25, most: 300, otherwise: null }),
  'skip',
  'skipped' as const,
);

const said = <Value>({ read }: Field<Value>, text: string) =>
  read(text).problems.map(({ message }) => message);

describe('a number', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['-0', 1, 1],
    ['21', 20, 1],
    ['6.6', 7, 1],
    ['1e1', 10],
    ['1e999', 20, 1],
    ['many', 2, 1],
    ['', 2, 1],
    ['9'.repeat(400), 20, 1],
  ])('%s is read as %i', (text, value, problems = 0) => {
    const read = RUNS.read(text);
    expect([read.value, read.problems.length]).toEqual([value, problems]);
  });

  it('says field, value, what is accepted and what is used', () => {
    expect(said(RUNS, '21')).toEqual([
      'Runs (runs) is “21”; accepted: whole numbers from 1 to 20. 20 is used.',
    ]);
    expect(said(WAIT, '0.2')).toEqual([
      'Wait (wait) is “0.2”; accepted: numbers from 0.5 to 2 s. 0.5 is used.',
    ]);
    expect(WAIT.read('1.25')).toEqual({ value: 1.25, problems: [] });
  });

  it('in plain text has digits, a point, and an exponent where one is written', () => {
    const read = ['12.5', '-3', '-0', '1e3', '2.5E-1'].map(plainNumber);
    expect(read).toEqual([12.5, -3, 0, 1000, 0.25]);
    const others = ['1,5', '', '1e', 'e3', '1e12', '1e999', '1'.repeat(13)].map(plainNumber);
    expect(others.every((one) => one === null)).toBe(true);
  });

  it('that may be missing is none where a text is none', () => {
    expect(GUESS.otherwise).toBeNull();
    expect(GUESS.read('400').value).toBe(300);
    expect(GUESS.read('skip')).toEqual({ value: 'skipped', problems: [] });
    expect(GUESS.read('here').value).toBeNull();
    expect(said(GUESS, 'here')).toEqual([
      'Guess (guess) is “here”; accepted: whole numbers from 25 to 300, or skip. It is left out.',
    ]);
  });
});

describe('a choice, a list and a text', () => {
  it('take what is like a name, and else the first, or leave it out', () => {
    expect(SERVER.read('opterom').value).toBe('opteron');
    expect(said(SERVER, 'zzzzzzzzzz')).toEqual([
      'Server (server) is “zzzzzzzzzz”; accepted: xeon, opteron, dual. xeon is used.',
    ]);
    expect(SHOW.read('backlog,latency').value).toEqual(['backlog', 'latency']);
    expect(SHOW.read('backlogs,zzzzzzzzzz').value).toEqual(['backlog']);
    expect(said(SHOW, 'backlog,zzzzzzzzzz')[0]).toContain('It is left out.');
    expect(SHOW.read('zzzzzzzzzz').value).toEqual(['latency']);
    expect(SHOW.read('').value).toEqual([]);
  });

  it('hold each name once, and no more than are asked for', () => {
    expect(SHOW.read('backlog,backlog').value).toEqual(['backlog']);
    expect(SHOW.read('latency,throughput,backlog').value).toEqual(['latency', 'throughput']);
  });

  it('cut a long text by characters', () => {
    expect(TITLE.read('a😀b😀c').value).toBe('a😀b😀');
    expect(said(TITLE, 'abcde')[0]).toContain('accepted: text of at most 4 characters');
    expect(said(TITLE, 'abcd')).toEqual([]);
  });
});

interface State {
  runs: number;
  server: string;
  guess: number | null | 'skipped';
  show: readonly string[];
}
const FIELDS: Fields<State> = { runs: RUNS, server: SERVER, guess: GUESS, show: SHOW };
const read = (query: string) => readFields(FIELDS, new URLSearchParams(query));
const first = otherwiseOf(FIELDS);

describe('the fields of an address', () => {
  it.each<Partial<State>>([
    {},
    { runs: 7 },
    { server: 'dual', guess: 160 },
    { guess: 'skipped', show: [] },
    { show: ['throughput', 'backlog'] },
  ])('are read as they were written: %o', (changes) => {
    const state = { ...first, ...changes };
    expect(read(queryOf(writeFields(FIELDS, state)))).toEqual({ state, problems: [] });
  });

  it('stand in their order, and only where they are not what they are without it', () => {
    expect(queryOf(writeFields(FIELDS, first))).toBe('');
    expect(queryOf(writeFields(FIELDS, { ...first, server: 'dual', runs: 7 }))).toBe(
      '?runs=7&server=dual',
    );
  });

  it('say nothing of keys of others', () => {
    expect(read('utm_source=mail&tour=300ms.1&other=3')).toEqual({ state: first, problems: [] });
  });

  it('take the first of a key that is given again, and say so once', () => {
    const { state, problems } = read('runs=3&runs=4&runs=5');
    expect(state.runs).toBe(3);
    expect(problems.map(({ message }) => message)).toEqual([
      'Runs (runs) is given 3 times; accepted: one value. The first is used.',
    ]);
  });

  it('are read behind a mark that a text has put after the link', () => {
    const { query, problems } = mendedQuery('?runs=7&server=dual).');
    expect(readFields(FIELDS, query)).toEqual({
      state: { ...first, runs: 7, server: 'dual' },
      problems: [],
    });
    expect(problems[0]?.message).toContain('“).” behind it is left out');
  });
});

describe('a query that is read field by field', () => {
  it('names keys that nobody read, with the nearest that was, but not those of others', () => {
    const reader = readerOf(new URLSearchParams('runs=3&servr=dual&fbclid=1&challenge=one'));
    reader.read(RUNS);
    reader.read(SERVER);
    expect(reader.problems()).toEqual([]);
    expect(wholeProblems(reader, 'A test').map(({ message }) => message)).toEqual([
      'A test has no “servr”; accepted: runs, server. Did you mean server? It is ignored.',
    ]);
  });

  it('gives what is left, which is then known', () => {
    const reader = readerOf(new URLSearchParams('runs=3&x=1&utm_a=2&tour=a.1&x=2'));
    reader.read(RUNS);
    expect(reader.rest()).toEqual([
      ['x', '1'],
      ['x', '2'],
    ]);
    expect(reader.rest()).toEqual([]);
    expect(wholeProblems(reader, 'A test')).toEqual([]);
  });

  it('joins the values of a key that may stand more than once', () => {
    const reader = readerOf(new URLSearchParams('show=backlog&show=latency'));
    expect(reader.read({ ...SHOW, isRepeated: true })).toEqual(['backlog', 'latency']);
    expect(wholeProblems(reader, 'A test')).toEqual([]);
  });

  it('tells a second value once, however often it looks at the key', () => {
    const reader = readerOf(new URLSearchParams('runs=3&runs=4'));
    expect([reader.text(RUNS), reader.read(RUNS)]).toEqual(['3', 3]);
    expect(reader.problems()).toHaveLength(1);
  });

  it('knows a field that may be missing', () => {
    expect(readerOf(new URLSearchParams()).read(orNothing(RUNS))).toBeNull();
    expect(readerOf(new URLSearchParams('runs=3')).read(orNothing(RUNS))).toBe(3);
  });
});
