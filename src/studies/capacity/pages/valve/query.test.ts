import { describe, expect, it } from 'vitest';
import { otherwiseOf, readFields, writeFields } from '../../../../address/fields';
import { queryOf } from '../../../../address/written';
import { fromParams, type LinkContext } from '../../../../scenario/codec';
import { defaultsOf } from '../../../../scenario/stated';
import { capacityKnobs } from '../../knobs';
import { CLIMB, labLink, loadOf } from './climb';
import { type ValveState, valveFields } from './query';

const fields = valveFields(175);
const initial = otherwiseOf(fields);
const read = (text: string) => readFields(fields, new URLSearchParams(text));
const openHours = ({ open }: ValveState) => open.flatMap((is, hour) => (is ? [hour] : []));

describe('the link of the valve', () => {
  it.each<Partial<ValveState>>([
    {},
    { ratePerSecond: 180, guess: 'timeouts' },
    { open: initial.open.map((_, hour) => hour % 2 === 1) },
    { guess: 'skipped' },
  ])('is read as it was written: %o', (changes) => {
    const state = { ...initial, ...changes };
    expect(read(queryOf(writeFields(fields, state)))).toEqual({ state, problems: [] });
  });

  it('is the plain address at the start', () => {
    expect(queryOf(writeFields(fields, initial))).toBe('');
  });

  it.each([
    [
      'open=1',
      [0],
      '“1”; accepted: 12 digits, one an hour, 1 for open and 0 for shut. 100000000000',
    ],
    ['open=0x1111111111111', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], '001111111111 is used.'],
    ['open=', [], '000000000000 is used.'],
  ])('%s is named, and the nearest used', (text, hours, words) => {
    const { state, problems } = read(text);
    expect(openHours(state)).toEqual(hours);
    expect(problems.map(({ field }) => field)).toEqual(['open']);
    expect(problems[0]?.message).toContain(words);
  });

  it.each([
    ['rate=9000', 250, '(rate) is “9000”; accepted: whole numbers from 100 to 250'],
    ['rate=1', 100, '(rate) is “1”'],
    ['rate=fast', 175, '(rate) is “fast”'],
  ])('%s is named, and the nearest used', (text, rate, words) => {
    const { state, problems } = read(text);
    expect(state.ratePerSecond).toBe(rate);
    expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
  });

  it('names a sign that there is not, and takes the nearest', () => {
    const { state, problems } = read('guess=timeout');
    expect(state.guess).toBe('timeouts');
    expect(problems[0]?.message).toContain('(guess) is “timeout”; accepted: ');
    expect(problems[0]?.message).toContain('timeouts is used.');
  });
});

describe('the load of the valve', () => {
  it('is a drawn day of the study, as long as the hours given', () => {
    const day = loadOf([200, 0, 150]);
    expect([day.durationHours, day.rate0, day.rate1, day.rate2, day.rate3]).toEqual([
      3, 200, 0, 150, 0,
    ]);
    expect(day.burstMessages).toBe(0);
  });

  it('opens in the lab as it was run', () => {
    const base = defaultsOf(capacityKnobs);
    const context: LinkContext = {
      schema: capacityKnobs,
      path: '/capacity/lab',
      prefix: 'capacity/',
      labels: ['sustainable', 'overdrive'],
      configurations: { sustainable: base, overdrive: base },
    };
    const link = labLink('overdrive', CLIMB);
    const read = fromParams(context, new URLSearchParams(link.split('?')[1]));
    expect(read.problems).toEqual([]);
    expect(read.scenario.base).toBe('capacity/overdrive');
    expect({ ...base, ...read.scenario.changes }).toEqual({ ...base, ...loadOf(CLIMB) });
  });
});
