import { describe, expect, it, vi } from 'vitest';
import type { Configuration } from '../../../src/comparison/published';
import { curveValues } from '../../../src/lab/curve/curveValues';
import { elsewhereOf } from '../../../src/lab/elsewhere';
import { grouped } from '../../../src/lab/grouped';
import { advancedText, groupsOf } from '../../../src/lab/knobs/groups';
import { takeTyped } from '../../../src/lab/knobs/typedKnob';
import { labContext } from '../../../src/lab/labContext';
import { initialState } from '../../../src/lab/state/reducer';
import { knobValueText } from '../../../src/lab/stated/texts';
import type { LabState, Phase } from '../../../src/lab/types';
import { fileSlug } from '../../../src/lab/view/fileSlug';
import { changeText, differences, shownUnit, valueText } from '../../../src/lab/view/knobText';
import { statusOf, statusText } from '../../../src/lab/view/statusText';
import { published } from '../../../src/scenario/scenario';
import type { Knob, KnobSchema } from '../../../src/scenario/schema';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import { context, summaryWith } from './fixture';

const knob = (changes: Partial<Knob>): Knob =>
  ({
    id: 'users',
    label: 'Virtual users',
    group: 'load',
    unit: '',
    kind: 'integer',
    min: 1,
    max: 60,
    step: 1,
    default: 3,
    choices: [],
    advanced: false,
    ...changes,
  }) as unknown as Knob;

const choices = ['one', 'two', 'three'].map((id, index) => ({
  id,
  label: `The ${id}`,
  value: 2 ** index,
}));
const USERS = knob({});
const WAIT = knob({ id: 'wait', label: 'Wait', unit: 'ms', min: 0, max: 5000 });
const SWITCH = knob({ id: 'back', label: 'Two-way', kind: 'switch', min: 0, max: 1, default: 0 });
const CHOICE = knob({ id: 'disk', label: 'Disk', kind: 'choice', choices, default: 1 } as never);
const POINTS = knob({
  id: 'points',
  label: 'Tracking points',
  kind: 'set',
  choices,
  min: 0,
  max: 7,
} as never);
const schemaOf = (...knobs: Knob[]) => ({ knobs }) as unknown as KnobSchema;

describe('the value of a knob in words', () => {
  it('is what a reader calls it', () => {
    expect(valueText(USERS, 1600)).toBe('1,600');
    expect([0, 1].map((value) => valueText(SWITCH, value))).toEqual(['off', 'on']);
    expect([2, 9].map((value) => valueText(CHOICE, value))).toEqual(['The two', '9']);
    expect([0, 5, 7].map((value) => valueText(POINTS, value))).toEqual(['0', '2', '3']);
  });

  it('has its unit beside it, unless the label says what is counted', () => {
    expect([
      shownUnit(WAIT),
      shownUnit(knob({ unit: 'users' })),
      shownUnit(knob({ unit: 'msg' })),
    ]).toEqual(['ms', '', '']);
  });

  it('changes from one to another, with the unit of a number', () => {
    expect(changeText(WAIT, 0, 1500)).toMatch(/^wait 0 → 1,500\sms$/);
    expect(changeText(SWITCH, 0, 1)).toBe('two-way off → on');
    expect(changeText(POINTS, 1, 2)).toBe('tracking points 1 (other points)');
    expect(changeText(POINTS, 3, 4)).toBe('tracking points 2 → 1');
  });

  it('differs in the order of the schema; what is not named has its default', () => {
    const schema = schemaOf(USERS, SWITCH, WAIT);
    expect(differences(schema, { wait: 5, users: 3 }, { back: 1, wait: 5 })).toEqual([
      'two-way off → on',
    ]);
    expect(differences(schema, { wait: 5 }, { users: 4, wait: 6 })).toHaveLength(2);
    expect(differences(schema, {}, {})).toEqual([]);
  });

  it('stands alone where a study shows it, and nothing where there is no such knob', () => {
    const schema = { schema: schemaOf(SWITCH) };
    expect(knobValueText(schema, 'back', { back: 1 })).toBe('on');
    expect(knobValueText(schema, 'back', {})).toBe('off');
    expect(knobValueText(schema, 'none', {})).toBe('');
  });
});

describe('groups of knobs', () => {
  const groups = groupsOf(
    schemaOf(
      knob({ group: 'custom' }),
      knob({ group: 'sql', advanced: true }),
      knob({ group: 'load' }),
      knob({ group: 'http', advanced: true }),
      knob({ group: 'load', advanced: true }),
    ),
  );

  it('have their order and spelling, and those that nobody knew stand at the end', () => {
    expect(groups).toEqual([
      { id: 'load', label: 'Load', isAdvanced: false },
      { id: 'http', label: 'HTTP', isAdvanced: true },
      { id: 'sql', label: 'SQL Server', isAdvanced: true },
      { id: 'custom', label: 'Custom', isAdvanced: false },
    ]);
  });

  it('are named where all of their knobs are advanced', () => {
    expect(advancedText(groups)).toBe('HTTP, SQL Server');
  });
});

describe('what is typed for a knob', () => {
  const take = (one: Knob, text: string) => {
    const onValue = vi.fn();
    const onRemark = vi.fn();
    const refusal = vi.fn(
      (given: string, accepted: string, used: number | null) => `${given}|${accepted}|${used}`,
    );
    takeTyped({ knob: one, text, onValue, onRemark, refusal });
    return {
      onValue,
      onRemark,
      used: onValue.mock.calls.flat(),
      said: onRemark.mock.lastCall?.[0],
    };
  };

  it('is its value, and nothing is said', () => {
    expect(take(USERS, '7')).toMatchObject({ used: [7], said: null });
    expect(take(WAIT, '250 ms')).toMatchObject({ used: [250], said: null });
  });

  it('is the nearest value otherwise, and says so', () => {
    const { used, said } = take(USERS, '700');
    expect(used).toEqual([60]);
    expect(said).toEqual({ message: '700|whole numbers from 1 to 60|60', other: null });
  });

  it('changes nothing where it is no value', () => {
    const { used, said } = take(USERS, 'many');
    expect(used).toEqual([]);
    expect(said.message).toBe('many|whole numbers from 1 to 60|null');
  });

  it('of a set is how many of it, or which', () => {
    expect(take(POINTS, '2').used).toHaveLength(1);
    expect(valueText(POINTS, take(POINTS, '2').used[0])).toBe('2');
    expect(take(POINTS, 'one.three')).toMatchObject({ used: [5], said: null });
    const { used, said } = take(POINTS, '9');
    expect(used).toEqual([7]);
    expect(said.message).toMatch(/\|3$/);
  });

  it('may be read in two ways: the other can be chosen, and back again', () => {
    const { onValue, onRemark, said } = take(WAIT, '1,500');
    expect(onValue.mock.calls).toEqual([[1500]]);
    expect(said.message).toContain('“1,500” is read as 1500');
    expect(said.other, 'half a millisecond is not accepted').toBeNull();
    const wide = take(knob({ id: 'wait', step: 0.001, min: 0, max: 5000 }), '1,500');
    expect(wide.onValue.mock.lastCall).toEqual([1500]);
    expect(wide.said).toMatchObject({ message: '“1,500” is read as 1500.', other: { value: 1.5 } });
    wide.said.other.use();
    expect(wide.onValue.mock.lastCall).toEqual([1.5]);
    const then = wide.onRemark.mock.lastCall?.[0];
    expect(then).toMatchObject({ message: '“1,500” is read as 1.5.', other: { value: 1500 } });
    then.other.use();
    expect(wide.onValue.mock.lastCall).toEqual([1500]);
    expect(onRemark).toHaveBeenCalledTimes(1);
  });
});

describe('how a lab stands', () => {
  const stateIn = (phase: Phase, changes: Partial<LabState> = {}): LabState => ({
    ...initialState(context),
    phase,
    ...changes,
  });
  const text = (phase: Phase, changes?: Partial<LabState>) =>
    statusText(stateIn(phase, changes), PUBLISHED_WORDS);
  const { full } = initialState(context);
  const early = { ...full, quality: 'preview' as const };
  const unstable = { ...full, summary: summaryWith(101, { status: 'unstable' }) };

  it('is running, done, cancelled or failed', () => {
    const kinds: Phase[] = [
      { kind: 'precomputed' },
      { kind: 'done', wallMs: 1 },
      { kind: 'loading' },
      { kind: 'running', progress: 0 },
      { kind: 'cancelled' },
      { kind: 'failed', reason: 'x' },
    ];
    expect(kinds.map(statusOf)).toEqual([
      'done',
      'done',
      'running',
      'running',
      'cancelled',
      'failed',
    ]);
  });

  it('is told with the runs that were made, and whether they settled', () => {
    const runs = '8 runs of 30\u202fmin';
    expect(text({ kind: 'precomputed' })).toBe(`Precomputed, ${runs}`);
    expect(text({ kind: 'precomputed' }, { full: unstable })).toBe(
      `Precomputed: unstable in ${runs}`,
    );
    expect(text({ kind: 'done', wallMs: 1234 })).toBe(`Done, ${runs} in 1.2 s`);
    expect(text({ kind: 'done', wallMs: 0 })).toBe(`Done, ${runs}`);
    expect(text({ kind: 'done', wallMs: 1234 }, { full: unstable })).toMatch(
      /^Unstable, .* in 1.2 s$/,
    );
    expect(text({ kind: 'done', wallMs: 0 }, { full: unstable })).toMatch(
      /^Unstable, 8 runs of 30\smin$/,
    );
  });

  it('is told with whether there are first numbers', () => {
    expect(text({ kind: 'loading' })).toBe('Loading simulator');
    expect(text({ kind: 'running', progress: 0.5 })).toBe('Simulating');
    expect(text({ kind: 'running', progress: 0.5 }, { early })).toBe('First numbers, refining');
    expect(text({ kind: 'cancelled' })).toBe('Cancelled');
    expect(text({ kind: 'cancelled' }, { early })).toBe('Cancelled, partial numbers');
    expect(text({ kind: 'failed', reason: 'no memory' })).toBe('Failed: no memory');
  });
});

describe('where a reader goes on from a lab', () => {
  const scenario = { ...published('low-latency/20-A'), changes: { sendOnly: 7 }, seed: 5 };
  const links = elsewhereOf(context, scenario);

  it('takes the scenario along, changed and with its seed', () => {
    expect(links.map(({ text, to }) => [text, to.split('?')[0]])).toEqual([
      ['Compare', '/explore/compare'],
      ['Sweep', '/explore/sweep'],
      ['Find the best', '/explore/seek'],
      ['Why', '/explore/why'],
      ['Watch messages', '/explore/watch'],
      ['Open in Python', expect.stringContaining('python')],
    ]);
    for (const { to } of links) {
      expect(to).toMatch(/low-latency\/20-A/);
      expect(to).toContain('sendOnly=7');
      expect(to).toContain('seed=5');
    }
    expect(links[0]?.to, 'beside the published one').toMatch(/[?&]a=low-latency\/20-A(&|$)/);
    expect(links.map(({ icon }) => icon)).toEqual([
      ...[undefined, undefined, undefined, undefined, 'play', 'code'],
    ]);
  });

  it('offers the same of a described system, whose messages are requests', () => {
    const described = elsewhereOf({ ...context, systemOf: () => '{}' }, scenario);
    expect(described.map(({ to }) => to)).toEqual(links.map(({ to }) => to));
    expect(described.map(({ text }) => text)).toContain('Watch requests');
  });

  it('is Python alone with an archived model', () => {
    const archived = { ...context, archived: { page: context, simulator: '/old.wasm' } };
    expect(elsewhereOf(archived, scenario).map(({ text }) => text)).toEqual(['Open in Python']);
  });
});

describe('the values that a curve is drawn over', () => {
  it('are those that were measured, or all, and the present one', () => {
    const measured = curveValues(USERS, { users: [5, 9, 40] }, 50);
    expect([measured[0], measured.at(-1)]).toEqual([5, 50]);
    expect(measured).toContain(40);
    const all = curveValues(USERS, {}, 1);
    expect([all[0], all.at(-1)]).toEqual([1, 60]);
    expect(curveValues(USERS, { users: [7] }, 7).at(-1)).toBe(60);
    for (const values of [measured, all]) {
      expect(values).toEqual([...new Set(values)].sort((a, b) => a - b));
      expect(values.length).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('names', () => {
  it('of files are made of links', () => {
    expect(fileSlug('/low-latency/test-case-20?config=A')).toBe(
      'low-latency-test-case-20-config-A',
    );
    expect(fileSlug('/adapters/lab?config=file-local%2F2006')).toBe(
      'adapters-lab-config-file-local-2006',
    );
    expect(fileSlug(`/${'a'.repeat(200)}`)).toHaveLength(100);
    expect(fileSlug('/a?b=1.5&&c')).toBe('a-b-1.5-c');
  });

  it('of results are read in groups of four', () => {
    expect(grouped('0123456789abcdef')).toBe('0123 4567 89ab cdef');
    expect(grouped('01234')).toBe('0123 4');
  });
});

it('a lab knows its configurations by their printed labels', () => {
  const of = (label: string, value: number) =>
    ({
      scenario: `low-latency/20-${label}`,
      values: { users: value },
      row: `20-${label}`,
      cells: {},
      source: 'Table 1',
    }) as unknown as Configuration;
  const { labels, configurations, printed, path, study } = labContext(
    context.study,
    [of('B', 2), of('A', 1)],
    context,
  );
  expect(labels).toEqual(['B', 'A']);
  expect(configurations).toEqual({ B: { users: 2 }, A: { users: 1 } });
  expect(printed.A).toEqual({ row: '20-A', cells: {}, source: 'Table 1' });
  expect([path, study]).toEqual([context.path, context.study]);
});
