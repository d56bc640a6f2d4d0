import { describe, expect, it } from 'vitest';
import { nearest, readQuery, startOf, writeQuery } from '../../../src/course/chapter/knobs';
import { queue } from '../../../src/course/chapters/queue';

const [load] = queue.knobs;

describe('knobs of a figure', () => {
  it('come back from the link that holds them', () => {
    const knobs = { ...startOf(queue), load: 113, work: 7 };
    expect(writeQuery(queue, knobs, '')).toBe('?load=113&work=7');
    expect(readQuery(queue, '?load=113&work=7')).toEqual({
      knobs: { load: 113, work: 7 },
      problems: [],
    });
    expect(writeQuery(queue, startOf(queue), '?load=113')).toBe('');
  });

  it.each([
    ['?load=9999', 140],
    ['?load=-5', 10],
    ['?load=60.4', 60],
    ['?load=fast', load?.start],
    ['?load=', load?.start],
    ['?load=1e999', load?.start],
  ])('take the nearest of %s and say what is accepted', (query, value) => {
    const { knobs, problems } = readQuery(queue, query);
    expect(knobs).toEqual({ load: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(query.slice(1));
    expect(problems[0]).toContain('from 10 to 140');
  });

  it('leave alone what is none of theirs', () => {
    expect(readQuery(queue, '?utm=1&loads=3')).toEqual({ knobs: {}, problems: [] });
  });

  it('leave the seed of a teacher in the link', () => {
    const knobs = { ...startOf(queue), load: 113 };
    expect(writeQuery(queue, knobs, '?seed=anna&load=20')).toBe('?seed=anna&load=113');
    expect(writeQuery(queue, startOf(queue), '?load=20&seed=anna')).toBe('?seed=anna');
  });

  it('move by their step, without dust from division', () => {
    const knob = { ...queue.knobs[1], min: 0.1, max: 2, step: 0.1 } as (typeof queue.knobs)[number];
    expect(nearest(knob, 0.3)).toBe(0.3);
    expect(nearest(knob, 0.34)).toBe(0.3);
    expect(nearest(knob, 9)).toBe(2);
  });
});
