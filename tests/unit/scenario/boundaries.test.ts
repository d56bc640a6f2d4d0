import { describe, expect, it } from 'vitest';
import { readSchema, readStudyConfigurations } from '../../../scripts/replay/catalogue';
import { listedNames, nearestName } from '../../../src/address/nearestName';
import { quoted } from '../../../src/address/quoted';
import { fromParams } from '../../../src/scenario/codec';
import { conflictIn } from '../../../src/scenario/conflicts';
import { idleReason } from '../../../src/scenario/idle';
import { SEED } from '../../../src/scenario/linkFields';
import { nearestRate, readProfile } from '../../../src/scenario/profile';
import { effectiveValues, isPublished, published } from '../../../src/scenario/scenario';
import { type Knob, knobById } from '../../../src/scenario/schema';
import { readSettings, settleConflicts } from '../../../src/scenario/validate';
import {
  acceptedValues,
  formatValue,
  isAccepted,
  nearestValue,
  parseValue,
} from '../../../src/scenario/value';
import { STUDY_IDS } from '../../../src/studies/registry';
import { context } from './fixture';

const { schema } = context;
const knob = (id: string): Knob => {
  const found = knobById(schema, id);
  if (!found) throw new Error(`There is no knob ${id}.`);
  return found;
};
/** From 2 to 12 in steps of 4: 2, 6 and 10; the end is not on the grid. */
const stepped: Knob = { ...knob('sendOnly'), min: 2, max: 12, step: 4, unit: 'ms' };

describe('the nearest value', () => {
  it.each([
    [-100, 2],
    [2, 2],
    [3.9, 2],
    [4, 6],
    [7.9, 6],
    [8, 10],
    [10, 10],
    [12, 10],
    [100, 10],
  ])('of %f on a grid is %i', (value, nearest) => {
    expect(nearestValue(stepped, value)).toBe(nearest);
    expect(isAccepted(stepped, value)).toBe(value === nearest);
  });

  it('is never minus zero, and no number is not accepted', () => {
    expect(Object.is(nearestValue(knob('sendOnly'), -0), 0)).toBe(true);
    expect(isAccepted(stepped, Number.NaN)).toBe(false);
    expect(isAccepted(stepped, Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('of a choice or a switch is one of its values, the first of two', () => {
    const values = knob('server').choices.map(({ value }) => value);
    expect([-1, 0.4, 0.5, 0.6, 99].map((value) => nearestValue(knob('server'), value))).toEqual([
      values[0],
      values[0],
      values[0],
      values[1],
      values.at(-1),
    ]);
    expect([-1, 0.4, 0.5, 0.6, 2].map((value) => nearestValue(knob('keepAlive'), value))).toEqual([
      0, 0, 0, 1, 1,
    ]);
  });
});

describe('what a knob accepts', () => {
  it('is told with its grid and its unit', () => {
    expect(acceptedValues(stepped)).toBe('multiples of 4 from 2 to 12 ms');
    expect(acceptedValues({ ...stepped, step: 1, unit: '' })).toBe('whole numbers from 2 to 12');
  });

  it.each([
    ['6', { ok: true, value: 6 }],
    ['7', { ok: false, nearest: 6 }],
    ['13', { ok: false, nearest: 10 }],
    ['6e0', { ok: true, value: 6 }],
    ['1e9', { ok: false, nearest: 10 }],
    ['1E999', { ok: false, nearest: 10 }],
    ['6e', { ok: false, nearest: 6 }],
    ['6.1.2', { ok: false, nearest: null }],
    ['1-6', { ok: false, nearest: null }],
    ['x', { ok: false, nearest: null }],
    // Refused, but what is meant can be read.
    ['+6', { ok: false, nearest: 6 }],
    ['6.', { ok: false, nearest: 6 }],
    [' 6', { ok: false, nearest: 6 }],
    ['6)', { ok: false, nearest: 6 }],
    ['“6” users', { ok: false, nearest: 6 }],
  ])('as a number: "%s"', (text, parsed) => {
    expect(parseValue(stepped, text)).toMatchObject(parsed);
  });

  it.each([
    ['0', { ok: true, value: 0 }],
    ['2', { ok: true, value: 10 }],
    ['4', { ok: true, value: 15 }],
    ['5', { ok: false, nearest: 15 }],
    ['-1', { ok: false, nearest: 0 }],
    ['1.4', { ok: false, nearest: 2 }],
    ['1e9', { ok: false, nearest: 15 }],
    ['requestReceive.responseSend', { ok: true, value: 9 }],
    ['requestReceive.x', { ok: false, nearest: 1 }],
    ['x', { ok: false, nearest: null }],
  ])('as a set: "%s"', (text, parsed) => {
    expect(parseValue(knob('tracking'), text)).toMatchObject(parsed);
  });

  it('of all studies is written as it is read', () => {
    for (const study of STUDY_IDS) {
      for (const one of readSchema(study).knobs) {
        const values = {
          integer: [one.min, one.max, one.default],
          choice: one.choices.map(({ value }) => value),
          switch: [0, 1],
          set: [...new Array(2 ** one.choices.length).keys()],
        }[one.kind];
        for (const value of values) {
          expect(parseValue(one, formatValue(one, value))).toEqual({ ok: true, value });
        }
      }
    }
  });
});

describe('the name that was meant', () => {
  const names = ['abcd', 'abcdefgh'];

  it('is the nearest in letters, whatever their case', () => {
    expect(nearestName('ABCDEFGX', names)).toBe('abcdefgh');
    expect(nearestName('abcdef', names)).toBe('abcd');
  });

  it('may miss half of its letters, and two of a short name', () => {
    expect(nearestName('abcdwxyz', ['abcdefgh'])).toBe('abcdefgh');
    expect(nearestName('abcvwxyz', ['abcdefgh'])).toBeUndefined();
    expect(nearestName('xy', ['ab'])).toBe('ab');
    expect(nearestName('xyz', ['ab'])).toBeUndefined();
    expect(nearestName('wxy', ['abcde'])).toBeUndefined();
    expect(nearestName('abxyz', ['abcde'])).toBe('abcde');
    expect(nearestName('x', [])).toBeUndefined();
  });

  it('is sought in the beginning of a long text', () => {
    const long = 'a'.repeat(100);
    expect(nearestName(`${long}${'b'.repeat(1000)}`, [long])).toBe(long);
  });

  it('stands among eight names, and of more among the nearest eight', () => {
    const nine = ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'far away', 'n8'];
    expect(listedNames('n1', nine.slice(0, 8))).toBe(nine.slice(0, 8).join(', '));
    expect(listedNames('n1', nine)).toBe('n1, n2, n3, n4, n5, n6, n7, n8 and 1 more');
    expect(listedNames('n1', [...nine, 'further away'])).toMatch(/n8 and 2 more$/);
  });
});

describe('the version of a link', () => {
  const of = (query: string) => fromParams(context, new URLSearchParams(query)).problems;

  it.each(['', 'v=1'])('is this one in "%s"', (query) => expect(of(query)).toEqual([]));

  it.each(['v=0', 'v=2', 'v=1.5', 'v=x', 'v=-1', 'v='])('is unknown in "%s"', (query) => {
    expect(of(query)).toMatchObject([{ field: 'v', given: query.slice(2), accepted: '1' }]);
    expect(of(query)[0]?.message).toContain('(v) is “');
  });
});

describe('combinations that describe no system', () => {
  const base = context.configurations.A ?? {};
  const conflict = (changes: Record<string, number>) =>
    conflictIn(schema, base, effectiveValues(schema, base, changes));

  it('are those without a computer that receives, or that sends', () => {
    expect(conflict({})).toBeUndefined();
    expect(conflict({ receiveAndSend: 0 })).toMatchObject({ field: 'receiveAndSend', value: 1 });
    expect(conflict({ receiveAndSend: 0, receiveOnly: 1 })).toBeUndefined();
    expect(conflict({ receiveAndSend: 0, receiveOnly: 1, sendOnly: 0 })).toBeUndefined();
    expect(
      conflict({ receiveAndSend: 0, receiveOnly: 1, sendOnly: 0, sendAndTrack: 0 }),
    ).toMatchObject({ field: 'sendOnly', value: 1, given: '0' });
  });

  it('are mended one after the other', () => {
    const none = { receiveOnly: 0, receiveAndSend: 0, sendOnly: 0, sendAndTrack: 0 };
    const { changes, problems } = settleConflicts(schema, base, none);
    expect(changes).toEqual({ receiveAndSend: 1, sendOnly: 0, sendAndTrack: 0 });
    expect(problems.map(({ field }) => field)).toEqual(['receiveAndSend']);
    expect(problems[0]?.message).toMatch(
      /^No computer is left to receive: .*receiveAndSend = 1 is used\.$/,
    );
  });

  it('are adapters that the earlier version lacks', () => {
    const own = readSchema('adapters');
    const [configuration] = readStudyConfigurations('adapters');
    const values = configuration?.values ?? {};
    const idOf = (id: string) => {
      const found = knobById(own, id);
      return (name: string) => found?.choices.find((choice) => choice.id === name)?.value ?? -1;
    };
    const [earlier, later] = knobById(own, 'version')?.choices ?? [];
    const http = idOf('receiveAdapter')('http');
    const of = (changes: Record<string, number>) =>
      conflictIn(own, values, {
        ...values,
        receiveAdapter: http,
        sendAdapter: http,
        version: earlier?.value ?? 0,
        ...changes,
      });
    expect(of({})).toBeUndefined();
    const pop3 = { receiveAdapter: idOf('receiveAdapter')('pop3') };
    expect(of(pop3)).toMatchObject({
      field: 'version',
      given: earlier?.id,
      value: later?.value,
      accepted: `${later?.id} with receiveAdapter = pop3`,
    });
    expect(of({ sendAdapter: idOf('sendAdapter')('sharepoint') })).toMatchObject({
      accepted: `${later?.id} with sendAdapter = sharepoint`,
    });
    expect(of({ ...pop3, version: later?.value ?? 0 })).toBeUndefined();
  });

  it('are bursts that outlast the time between them', () => {
    const study = STUDY_IDS.find((id) => knobById(readSchema(id), 'burstMinutes'));
    if (study === undefined) throw new Error('No study has bursts.');
    const own = readSchema(study);
    const of = (burstMinutes: number, periodMinutes: number) =>
      conflictIn(own, {}, effectiveValues(own, {}, { burstMinutes, periodMinutes }));
    expect(of(9, 10)).toBeUndefined();
    expect(of(10, 10)).toBeUndefined();
    expect(of(11, 10)).toMatchObject({ field: 'burstMinutes', given: '11', value: 10 });
    expect(of(11, 10)?.accepted).toBe('at most periodMinutes, 10');
  });
});

describe('settings as text', () => {
  it('are read by name, the first of several, and what is unknown is named', () => {
    const { changes, problems } = readSettings(schema, context.configurations.A ?? {}, [
      ['sendOnly', '6'],
      ['sendOnyl', '1'],
      ['sendOnly', '7'],
      ['nothingLikeIt', '1'],
    ]);
    expect(changes).toMatchObject({ sendOnly: 6 });
    expect(problems.map(({ field, accepted }) => [field, accepted.slice(0, 9)])).toEqual([
      ['sendOnly', 'one value'],
      ['sendOnyl', 'sendOnly'],
      [
        'nothingLikeIt',
        schema.knobs
          .map(({ id }) => id)
          .join(', ')
          .slice(0, 9),
      ],
    ]);
    expect(problems[2]?.message).toContain('The page on knobs lists all names.');
  });
});

describe('a seed', () => {
  it.each([
    ['0', 0],
    ['4294967295', 4_294_967_295],
  ])('may be %s', (given, value) => {
    expect(SEED.read(given)).toEqual({ value, problems: [] });
  });

  it.each([
    ['-1', 0],
    ['4294967296', 4_294_967_295],
    ['1.5', 2],
    ['2.25', 2],
    ['x', 1],
    ['x7', 1],
    ['7x', 1],
  ])('may not be %s', (given, value) => {
    const found = SEED.read(given);
    expect(found.value).toBe(value);
    expect(found.problems).toMatchObject([
      { given, accepted: 'whole numbers from 0 to 4294967295' },
    ]);
  });
});

describe('a scenario', () => {
  it('is published with the default seed and no changes', () => {
    const scenario = published('low-latency/20-A');
    expect(isPublished(scenario)).toBe(true);
    expect(isPublished({ ...scenario, seed: 2 })).toBe(false);
    expect(isPublished({ ...scenario, changes: { sendOnly: 1 } })).toBe(false);
  });
});

describe('a knob that does nothing', () => {
  const reason = (unless: Knob['idle'][number]['unless'], values: Record<string, number>) =>
    idleReason({ idle: [{ unless, because: 'so' }] }, values);

  it.each([
    [{ knob: 'a', oneOf: [1, 3] }, [1, 3], [2]],
    [{ knob: 'a', atLeast: 2 }, [2, 3], [1]],
    [{ knob: 'a', atMost: 2 }, [1, 2], [3]],
    [{ knob: 'a', within: 'b', times: 0.5 }, [4, 5], [6]],
  ])('acts again under %j', (is, acting, idle) => {
    for (const a of acting) expect(reason([is], { a, b: 10 })).toBeNull();
    for (const a of idle) expect(reason([is], { a, b: 10 })).toBe('so');
    expect(reason([is], { b: 10 })).toBe('so');
  });

  it('acts where one of several conditions holds, and never without any', () => {
    const both = [
      { knob: 'a', atLeast: 5 },
      { knob: 'b', atLeast: 5 },
    ];
    expect(reason(both, { a: 5, b: 0 })).toBeNull();
    expect(reason(both, { a: 0, b: 0 })).toBe('so');
    expect(reason([], {})).toBe('so');
    expect(idleReason({ idle: [] }, {})).toBeNull();
  });
});

describe('a rate of a drawn day', () => {
  const limits = { hours: 3, most: 100 };

  it('is a whole number within the limits', () => {
    const rates = [-1, -0, 0.4, 0.5, 100, 100.4, 101].map((rate) => nearestRate(rate, limits));
    expect(rates).toEqual([0, 0, 0, 1, 100, 100, 100]);
  });

  it.each([
    ['1 2 3', [1, 2, 3], 0],
    ['1, 2,3,', [1, 2, 3], 0],
    ['1;2\t3', [1, 2, 3], 0],
    ['1,,3', [1, 1, 3], 1],
    [',2,3', [2, 2, 3], 1],
    ['x,y,3', [3, 3, 3], 2],
    ['x y z', [0, 0, 0], 3],
    ['x y z 9', [0, 0, 0], 4],
    ['x5,2,3', [2, 2, 3], 1],
    ['1  2\n\n3', [1, 2, 3], 0],
    ['7,.25,9', [7, 0, 9], 1],
    ['1e+1,2,3', [10, 2, 3], 0],
    ['1 2', [1, 2, 0], 1],
    ['1 2 3 4', [1, 2, 3], 1],
    ['1 2 300', [1, 2, 100], 1],
    ['1e1 .5 +3', [10, 1, 3], 1],
    ['', [7, 8, 9], 1],
  ])('is read from "%s"', (text, rates, problems) => {
    const found = readProfile(text, limits, [7, 8, 9]);
    expect(found.rates).toEqual(rates);
    expect(found.problems).toHaveLength(problems);
  });
});

describe('what somebody else wrote', () => {
  it('is quoted up to forty characters', () => {
    expect(quoted('a'.repeat(40))).toBe(`“${'a'.repeat(40)}”`);
    expect(quoted('a'.repeat(41))).toBe(`“${'a'.repeat(39)}…”`);
    expect(quoted('😀'.repeat(40))).toBe(`“${'😀'.repeat(40)}”`);
  });
});
