import { describe, expect, it } from 'vitest';
import { readOptions as readWith } from '../../../scripts/seek/options';
import { readSeek, writeSeek } from '../../../src/explore/seek/link';
import { readValues, writeValues } from '../../../src/explore/seek/moveText';
import { seeded } from '../../../src/explore/seek/random';
import { defaultMoves } from '../../../src/explore/seek/ranges';
import { knobById } from '../../../src/scenario/schema';
import { isAccepted } from '../../../src/scenario/value';
import { EXPLORED, exploredNamed } from '../../support/explored';

const readOptions = (args: readonly string[]) => readWith(args, EXPLORED);

const study = exploredNamed('low-latency');
const read = (query: string, of = study) => readSeek(of, new URLSearchParams(query));
const queryOf = (link: string) => link.slice(link.indexOf('?') + 1);
const knob = (id: string) => knobById(study.context.schema, id) ?? expect.fail(`no knob ${id}`);

const EXAMPLE =
  'from=low-latency/20-A&want=max:throughput.median&limit=roundtripTime.median:300,computers:7&move=sendOnly:0..6,virtualUsers:1..12&price=sendOnly:5&seed=7&v=1';

describe('a question in a link', () => {
  it('is read, and written as it was', () => {
    const { question, problems } = read(EXAMPLE);
    expect(problems).toEqual([]);
    expect(question).toMatchObject({
      from: { base: 'low-latency/20-A', changes: {}, seed: 7 },
      wanted: { direction: 'maximise', measure: 'throughput.median' },
      limits: [
        { measure: 'roundtripTime.median', value: 300 },
        { measure: 'computers', value: 7 },
      ],
      prices: { sendOnly: 5 },
      seed: 7,
    });
    expect(question.moves[0]).toEqual({ knob: 'sendOnly', values: [0, 1, 2, 3, 4, 5, 6] });
    expect(writeSeek(study, question)).toBe(`/explore/seek?${EXAMPLE}`);
  });

  it.each(EXPLORED.map((one) => [one.id, one] as const))('of %s alone is its first', (id, one) => {
    const { question, problems } = read(`from=${id}`, one);
    expect(problems).toEqual([]);
    expect(question.limits).toEqual(one.accepted);
    expect(question.moves.map((move) => move.knob)).toEqual(one.movable);
    expect(read(queryOf(writeSeek(one, question)), one)).toEqual({ question, problems: [] });
    for (const { knob: name, values } of question.moves) {
      const own = knobById(one.context.schema, name);
      const measured = one.index.ranges[name] ?? [];
      if (own?.kind === 'integer') {
        expect(values[0]).toBeLessThanOrEqual(measured[0] ?? own.default);
        expect(values.at(-1)).toBeGreaterThanOrEqual(measured.at(-1) ?? own.default);
      }
      expect(values.length).toBeGreaterThan(1);
      expect(values.every((value) => own && isAccepted(own, value))).toBe(true);
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
    }
  });

  it('widens what was measured by half, within the range of the knob', () => {
    const values = (id: string) => defaultMoves(study).find((move) => move.knob === id)?.values;
    expect(values('sendOnly')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect([values('virtualUsers')?.[0], values('virtualUsers')?.at(-1)]).toEqual([1, 59]);
    expect(values('trackOnly')).toEqual([0, 1, 2]);
  });

  it.each([
    ['want', 'want=throughput.median', 'throughput.median'],
    ['want', 'want=max:troughput.median', 'max:troughput.median'],
    ['limit', 'limit=computers:seven', 'computers:seven'],
    ['limit', 'limit=computers', 'computers'],
    ['limit', 'limit=computers:7,computers:8', 'computers:8'],
    ['limit', 'limit=speed:7', 'speed:7'],
    ['move', 'move=sendOnly:9..99', 'sendOnly:9..99'],
    ['move', 'move=sendOnly:6..0', 'sendOnly:6..0'],
    ['move', 'move=sendOnly:few', 'sendOnly:few'],
    ['move', 'move=senders:0..6', 'senders:0..6'],
    ['price', 'price=sendOnly:cheap', 'sendOnly:cheap'],
    ['price', 'price=sendOnly:-5', 'sendOnly:-5'],
    ['price', 'price=tracking:5', 'tracking:5'],
    ['price', 'want=min:price', ''],
    ['seed', 'seed=1.5', '1.5'],
  ])('names %s in %s', (field, query, given) => {
    const { question, problems } = read(`from=low-latency/20-A&${query}`);
    const problem = problems.find((one) => one.field === field && one.given === given);
    expect(problem?.message).toContain('accepted');
    expect(problem?.accepted).not.toBe('');
    expect(question.moves.length).toBeGreaterThan(0);
    expect(read(queryOf(writeSeek(study, question))).problems).toEqual([]);
  });

  it('uses the nearest valid', () => {
    const { question } = read(
      'from=low-latency/20-A&want=max:troughput.median&move=sendOnly:9..99',
    );
    expect(question.wanted.measure).toBe('throughput.median');
    expect(question.moves).toEqual([{ knob: 'sendOnly', values: [9, 10, 11, 12] }]);
    expect(read('want=min:price').question.prices).toMatchObject({ sendOnly: 1 });
  });

  it.each([
    ['sendOnly', '0..6', [0, 1, 2, 3, 4, 5, 6]],
    ['virtualUsers', '1..10/3', [1, 4, 7, 10]],
    ['server', 'xeon,dual', [0, 2]],
    ['keepAlive', 'off,on', [0, 1]],
    ['batchSize', '1,20,200', [1, 20, 200]],
  ])('reads and writes %s of %s', (id, text, values) => {
    expect(readValues(knob(id), text.split(','))).toEqual({ values, problems: [] });
    expect(writeValues(knob(id), values)).toBe(text);
  });

  it('takes counts of a set as the sets that they stand for', () => {
    const { values } = readValues(knob('tracking'), ['0..4']);
    expect(values).toHaveLength(5);
    expect([values[0], values.at(-1)]).toEqual([0, 15]);
    expect(writeValues(knob('tracking'), values)).toBe('0..4');
  });

  it('never throws, whatever the link holds, and reads back what it made of it', () => {
    const random = seeded(11);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    const parts = [
      'sendOnly',
      'tracking',
      'throughput.median',
      'price',
      'max:',
      'min:',
      ':',
      ',',
      '..',
      '0',
      '6',
      '300',
      '-1',
      '1e9',
      '99999999999',
      '%',
      '/',
      'é',
      '__proto__',
      'server',
      'xeon',
      '..9',
      ' ',
      '\u0000',
      'NaN',
      '0..6/0',
    ];
    for (let round = 0; round < 400; round += 1) {
      const one = EXPLORED[round % EXPLORED.length] ?? study;
      const query = new URLSearchParams();
      for (const key of ['from', 'want', 'limit', 'move', 'price', 'seed', 'v']) {
        const length = Math.floor(random() * 8);
        if (random() < 0.7) query.append(key, Array.from({ length }, () => pick(parts)).join(''));
      }
      const { question } = readSeek(one, query);
      expect(question.moves.every(({ values }) => values.length > 0)).toBe(true);
      const again = readSeek(one, new URLSearchParams(queryOf(writeSeek(one, question))));
      // A question without limits, prices and knobs cannot be told from the first one by what is absent; here knobs move always.
      expect(again).toEqual({ question, problems: [] });
    }
  });
});

describe('the command line', () => {
  const FIRST = ['low-latency/20-A', '--maximise', 'throughput.median'];
  it('asks what a link asks', () => {
    const options = readOptions([
      ...FIRST,
      '--limit',
      'roundtripTime.median=300',
      '--limit',
      'computers=7',
      '--move',
      'sendOnly=0..6',
      '--move',
      'virtualUsers=1..12',
      '--price',
      'sendOnly=5',
      '--seed',
      '7',
      '--json',
    ]);
    expect(options.question).toEqual(read(EXAMPLE).question);
    expect(options.json).toBe(true);
    expect(readOptions([`https://example.org/explore/seek?${EXAMPLE}`]).question).toEqual(
      options.question,
    );
  });
  it('starts from a link of a lab, too', () => {
    const { question } = readOptions([
      '/low-latency/test-case-20?config=A&sendOnly=3',
      '--maximise',
      'throughput.median',
    ]);
    expect(question.from.changes).toEqual({ sendOnly: 3 });
  });
  it.each([
    [`https://example.org/explore/seek?${EXAMPLE})`],
    [`https://example.org/explore/seek/?${EXAMPLE.replaceAll('&', '&amp;')}.`],
    [`/explore/seek?${EXAMPLE.replaceAll('=', '%3D')}`],
  ])('mends %s as the page does, and says so', (link) => {
    const { question, mended } = readOptions([link]);
    expect(question).toEqual(read(EXAMPLE).question);
    expect(mended.map(({ field }) => field)).toEqual(['link']);
    expect(readOptions([`/explore/seek?${EXAMPLE}`]).mended).toEqual([]);
  });
  it('mends a link of a lab, too', () => {
    const { question, mended } = readOptions(['/low-latency/test-case-20?config=A&sendOnly=3).']);
    expect(question.from.changes).toEqual({ sendOnly: 3 });
    expect(mended[0]?.message).toContain('changed on its way');
  });
  it.each([
    [[], '0 scenarios'],
    [['nowhere/1'], 'accepted: low-latency'],
    [['low-latency/99-Z'], 'from is "low-latency/99-Z"'],
    [[...FIRST, '--limit', 'computers'], '--limit is "computers"'],
    [[...FIRST, '--limit', 'computers=x'], 'limit is "computers:x"; accepted'],
    [[...FIRST, '--move', 'sendOnly=1..99'], 'move is "sendOnly:1..99"; accepted'],
    [[...FIRST, '--price', 'sendOnly=cheap'], 'price is "sendOnly:cheap"; accepted'],
    [[...FIRST, '--seed', '-1'], 'seed'],
    [[...FIRST, '--minimise', 'computers'], 'accepted: one'],
    [['low-latency/20-A', '--maximise', 'speed'], 'want is "max:speed"; accepted'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
