import { describe, expect, it } from 'vitest';
import type { JointKnobs } from '../../../src/comparison/studyIndex';
import { distanceText } from '../../../src/lab/view/distanceText';
import { leadsOutside } from '../../../src/lab/view/leadsOutside';
import { type Outside, outsideMeasured } from '../../../src/lab/view/measuredRange';
import { isExtrapolated } from '../../../src/lab/view/ranges';
import type { Knob, KnobValues } from '../../../src/scenario/schema';
import { knobById } from '../../../src/scenario/schema';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import { knobSchema } from '../../../src/studies/low-latency/knobs';

function knob(id: string, changes: Partial<Knob> = {}): Knob {
  const found = knobById(knobSchema, id);
  if (!found) throw new Error(`There is no knob ${id}.`);
  return { ...found, idle: [], beyond: '', ...changes };
}
const users = knob('virtualUsers', { defaultOrigin: 'documented' });

describe('what lies outside what was measured', () => {
  const ranges = { virtualUsers: [2, 5, 40], server: [0, 2], requestKb: [5] };

  it('is a number beyond the least and the most, which are inside', () => {
    const outside = [1, 2, 3, 40, 41].map((value) => isExtrapolated(ranges, users, value));
    expect(outside).toEqual([true, false, false, false, true]);
  });

  it('is a choice that was never taken, and nothing where nothing is known', () => {
    expect([0, 1, 2].map((value) => isExtrapolated(ranges, knob('server'), value))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isExtrapolated({}, users, 1000)).toBe(false);
    expect(isExtrapolated({ virtualUsers: [] }, users, 1000)).toBe(false);
  });

  it('counts by the default where nothing is set, and not for a knob without effect', () => {
    const always = { unless: [], because: 'it does nothing' };
    const knobs = [users, knob('requestKb', { default: 9 }), knob('server', { idle: [always] })];
    const schema = { ...knobSchema, knobs };
    const found = outsideMeasured(schema, { ranges, places: [] }, { virtualUsers: 41, server: 1 });
    expect(found.map(({ knob: { id }, value, published }) => [id, value, published])).toEqual([
      ['virtualUsers', 41, [2, 5, 40]],
      ['requestKb', 9, [5]],
    ]);
  });
});

describe('a knob that was turned with few users alone', () => {
  const clients = { ...users, id: 'clients' };
  const boxes = { ...users, id: 'boxes', default: 1, beyond: 'More is assumed' };
  const schema = { ...knobSchema, knobs: [clients, { ...users, id: 'pauseMs' }, boxes] };
  const measured = {
    ranges: { clients: [1, 40], pauseMs: [0, 500], boxes: [1, 2] },
    places: [
      { clients: 4, pauseMs: 0, boxes: 2 },
      { clients: 40, pauseMs: 0, boxes: 1 },
    ],
  };
  const own: JointKnobs = { many: ['clients'], few: ['pauseMs'], nouns: ['clients', 'ms'] };
  const found = (values: KnobValues, load?: JointKnobs) =>
    outsideMeasured(schema, { ...measured, load }, values).map(({ knob: { id }, together }) => [
      id,
      together?.many,
      together?.most,
    ]);

  it('is outside with more of them, whatever the study calls its users', () => {
    expect(found({ clients: 9, pauseMs: 0, boxes: 2 }, own)).toEqual([['boxes', 9, 4]]);
    expect(found({ clients: 4, pauseMs: 0, boxes: 2 }, own)).toEqual([]);
    expect(found({ clients: 9, pauseMs: 0, boxes: 1 }, own)).toEqual([]);
    expect(
      distanceText(
        outsideMeasured(schema, { ...measured, load: own }, { clients: 9, pauseMs: 0, boxes: 2 }),
        PUBLISHED_WORDS,
      ),
    ).toMatch(/ 2 with 9 clients \(measured: at most 4\)\. .*More is assumed\.$/);
  });

  it('is left by moving it, or the load that it was turned with, and by nothing else', () => {
    const leads = (values: KnobValues, moved: string, load: JointKnobs | undefined = own) =>
      leadsOutside(schema, { ...measured, load }, values, [moved]);
    const many = { clients: 9, pauseMs: 0, boxes: 2 };
    expect(['boxes', 'clients', 'pauseMs', 'other'].map((id) => leads(many, id))).toEqual([
      ...[true, true, true, false],
    ]);
    expect(leads({ ...many, clients: 4 }, 'boxes'), 'measured').toBe(false);
    const far = { clients: 4, pauseMs: 900, boxes: 1 };
    expect(
      ['pauseMs', 'clients'].map((id) => leads(far, id)),
      'its own range',
    ).toEqual([...[true, false]]);
  });

  it('is inside where the load of the study is no number of users', () => {
    expect(found({ clients: 9, pauseMs: 0, boxes: 2 })).toEqual([]);
  });
});

describe('what was measured apart and not together', () => {
  const schema = {
    ...knobSchema,
    knobs: ['clients', 'readers', 'writers', 'pauseMs'].map((id) => ({ ...users, id })),
  };
  const measured = {
    ranges: { clients: [1, 5, 40], pauseMs: [0, 500], readers: [1, 2], writers: [1, 6] },
    places: [
      { clients: 5, readers: 1, writers: 6, pauseMs: 0 },
      { clients: 40, readers: 2, writers: 1, pauseMs: 500 },
    ],
    load: { many: ['clients'], few: ['pauseMs'], nouns: ['clients', 'ms of rest'] },
    joint: [{ many: ['readers', 'writers'], few: ['pauseMs'], nouns: ['hosts', 'ms of rest'] }],
  } as const;
  const inside = { clients: 5, pauseMs: 0, readers: 1, writers: 6 };
  const found = (values: KnobValues) => outsideMeasured(schema, measured, { ...inside, ...values });
  const text = (values: KnobValues) => distanceText(found(values), PUBLISHED_WORDS);

  it('is outside where more were measured with longer pauses only', () => {
    expect(text({})).toBe('');
    expect(text({ clients: 6 })).toMatch(
      /^Outside what was measured: 6 clients with 0 ms of rest \(measured: at most 5\)\. /,
    );
    expect(text({ clients: 6, pauseMs: 499 })).toContain('at most 5');
    expect(text({ clients: 40, pauseMs: 500 })).toBe('');
  });

  it('counts what belongs together as one', () => {
    expect(text({ readers: 2 })).toContain('8 hosts with 0 ms of rest (measured: at most 7)');
    expect(text({ readers: 2, writers: 5 })).toBe('');
  });

  it('is told once: a knob outside of its own range says enough', () => {
    expect(found({ clients: 41 }).map(({ together }) => together)).toEqual([undefined]);
    expect(found({ clients: 6, writers: 7 }).map(({ knob: { id } }) => id)).toEqual([
      'writers',
      'clients',
    ]);
  });

  it('is left by moving any of the knobs that count together', () => {
    const leads = (moved: string) =>
      leadsOutside(schema, measured, { ...inside, clients: 6 }, [moved]);
    expect(['clients', 'pauseMs', 'writers'].map(leads)).toEqual([true, true, false]);
  });
});

describe('how far that is', () => {
  const outside = (one: Knob, value: number, published: number[]): Outside => ({
    knob: one,
    value,
    published,
  });
  const text = (...all: Outside[]) => distanceText(all, PUBLISHED_WORDS);
  const server = knob('server', { label: 'Server', defaultOrigin: 'documented' });
  const size = knob('requestKb', { label: 'Request', unit: 'KB', default: 5 });
  const names = server.choices.map(({ label }) => label);

  it('is nothing inside', () => expect(text()).toBe(''));

  it('names the value and the range of what was measured', () => {
    expect(text(outside(users, 50, [2, 5, 40]))).toMatch(
      /^Outside what was measured: virtual users 50 \(measured: 2 to 40\)\. Nobody measured /,
    );
    expect(text(outside({ ...size, defaultOrigin: 'documented' }, 7, [5]))).toContain(
      'request 7\u202fKB (measured: only 5\u202fKB).',
    );
    const all = server.choices.map(({ value }) => value);
    expect(text(outside(server, 1, all.slice(0, 3)))).toContain(
      `(measured: ${names[0]}, ${names[1]} and ${names[2]})`,
    );
  });

  it('says so where the study does not print the value and a default is assumed', () => {
    const assumed: Knob = { ...size, defaultOrigin: 'assumed' };
    expect(text(outside(assumed, 7, [5]))).toContain(
      'request 7\u202fKB (not printed, assumed 5\u202fKB)',
    );
    expect(text(outside(assumed, 7, [5, 6]))).toContain('(measured: 5 to 6\u202fKB)');
    expect(text(outside(assumed, 7, [6]))).toContain('(measured: only 6\u202fKB)');
  });

  it('names three, counts the rest, and tells what is assumed beyond', () => {
    const one = outside({ ...users, beyond: 'Users never tire' }, 50, [2, 40]);
    expect(text(one, one, one)).not.toContain(' more');
    const five = text(one, one, one, one, one);
    expect(five.match(/virtual users 50/g)).toHaveLength(3);
    expect(five).toContain('), 2 more. Nobody measured');
    expect(five.match(/ Users never tire\./g)).toHaveLength(1);
  });
});
