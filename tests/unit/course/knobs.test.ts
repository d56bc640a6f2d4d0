import { describe, expect, it } from 'vitest';
import { readFields, writeFields } from '../../../src/address/fields';
import { queryOf } from '../../../src/address/written';
import { fieldsOf, nearest, startOf } from '../../../src/course/chapter/knobs';
import { queue } from '../../../src/course/chapters/queue';

const [load] = queue.knobs;
const fields = fieldsOf(queue);
const read = (query: string) => readFields(fields, new URLSearchParams(query));

describe('knobs of a figure', () => {
  it('come back from the link that holds them', () => {
    const knobs = { ...startOf(queue), load: 113, work: 7 };
    expect(queryOf(writeFields(fields, knobs))).toBe('?load=113&work=7');
    expect(read('?load=113&work=7')).toEqual({ state: knobs, problems: [] });
    expect(writeFields(fields, startOf(queue))).toEqual([]);
  });

  it.each([
    ['?load=9999', 140],
    ['?load=-5', 10],
    ['?load=60.4', 60],
    ['?load=10.5', 11],
    ['?load=fast', load?.start],
    ['?load=', load?.start],
    ['?load=1e999', load?.start],
  ])('take the nearest of %s and say what is accepted', (query, value) => {
    const { state, problems } = read(query);
    expect(state.load).toBe(value);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(`(load) is “${query.slice(6)}”`);
    expect(problems[0]?.message).toContain('accepted: whole numbers from 10 to 140.');
  });

  it.each([
    [{ min: 20, max: 400, step: 20 }, 'multiples of 20 from 20 to 400'],
    [{ min: 0, max: 1, step: 0.1 }, 'multiples of 0.1 from 0 to 1'],
    [{ min: 1, max: 31, step: 5 }, 'numbers from 1 to 31 in steps of 5'],
  ])('say of %o that they take %s', (range, words) => {
    const knobs = [{ ...queue.knobs[0], ...range } as (typeof queue.knobs)[number]];
    const { load: field } = fieldsOf({ knobs });
    expect(field?.accepted).toBe(words);
    expect(field?.read('7.77').problems[0]?.message).toContain(`accepted: ${words}.`);
  });

  it('leave alone what is none of theirs', () => {
    expect(read('?utm=1&loads=3')).toEqual({ state: startOf(queue), problems: [] });
  });

  it('move by their step, without dust from division', () => {
    const knob = { ...queue.knobs[1], min: 0.1, max: 2, step: 0.1 } as (typeof queue.knobs)[number];
    expect(nearest(knob, 0.3)).toBe(0.3);
    expect(nearest(knob, 0.34)).toBe(0.3);
    expect(nearest(knob, 9)).toBe(2);
  });
});
