import { describe, expect, it } from 'vitest';
import type { UserKnobs } from '../../../src/comparison/studyIndex';
import { distanceText } from '../../../src/lab/view/distanceText';
import { leadsOutside } from '../../../src/lab/view/leadsOutside';
import { type Outside, outsideMeasured } from '../../../src/lab/view/measuredRange';
import { isExtrapolated } from '../../../src/lab/view/ranges';
import type { Knob, KnobValues } from '../../../src/scenario/schema';
import { knobById } from '../../../src/scenario/schema';
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
    const found = outsideMeasured(schema, { ranges, turned: {} }, { virtualUsers: 41, server: 1 });
    expect(found.map(({ knob: { id }, value, published }) => [id, value, published])).toEqual([
      ['virtualUsers', 41, [2, 5, 40]],
      ['requestKb', 9, [5]],
    ]);
  });
});

describe('a knob that was turned with few users alone', () => {
  const clients = { ...users, id: 'clients' };
  const schema = {
    ...knobSchema,
    knobs: [clients, { ...users, id: 'pauseMs' }, { ...users, id: 'boxes', default: 1 }],
  };
  const measured = {
    ranges: { clients: [1, 40], pauseMs: [0, 500], boxes: [1, 2] },
    turned: { boxes: [{ clients: 4, pauseMs: 0, boxes: 2 }] },
  };
  const own = { count: 'clients', thinkTime: 'pauseMs' };
  const found = (values: KnobValues, load?: UserKnobs) =>
    outsideMeasured(schema, { ...measured, users: load }, values).map((one) => one.users);

  it('is outside with more of them, whatever the study calls its users', () => {
    expect(found({ clients: 9, pauseMs: 0, boxes: 2 }, own)).toEqual([{ here: 9, most: 4 }]);
    expect(found({ clients: 4, pauseMs: 0, boxes: 2 }, own)).toEqual([]);
    expect(found({ clients: 9, pauseMs: 0, boxes: 1 }, own)).toEqual([]);
  });

  it('is left by moving it, or the load that it was turned with, and by nothing else', () => {
    const leads = (values: KnobValues, moved: string, load: UserKnobs | undefined = own) =>
      leadsOutside(schema, { ...measured, users: load }, values, [moved]);
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

describe('how far that is', () => {
  const outside = (one: Knob, value: number, published: number[]): Outside => ({
    knob: one,
    value,
    published,
  });
  const text = (...all: Outside[]) => distanceText(all);
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
