import { group } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { readConfigurations } from '../../../../scripts/replay/catalogue';
import { openKnobs, restText } from '../../../../src/lab/first/rest';
import type { LabContext } from '../../../../src/lab/types';
import { settingText } from '../../../../src/lab/view/settingText';
import { labelOf } from '../../../../src/scenario/codec';
import { valueIn } from '../../../../src/scenario/schema';
import { lowLatency } from '../../../../src/studies/low-latency/lab/lowLatency';
import { context } from '../fixture';

const A = context.configurations.A ?? {};
const open = (changes: Readonly<Record<string, number>>) =>
  openKnobs(context, 'low-latency/20-A', { ...A, ...changes }, A).map(({ id }) => id);

describe('the knobs that stand open', () => {
  it('are those that the configuration is about, and every other that is changed', () => {
    const three = ['virtualUsers', 'sendOnly', 'tracking'];
    expect(open({})).toEqual(three);
    expect(open({ virtualUsers: 9 })).toEqual(three);
    expect(open({ queueDepth: 1, server: 0 })).toEqual([...three, 'server', 'queueDepth']);
  });
});

describe('the line of the rest', () => {
  it('says what the system is, without what stands open', () => {
    const knobs = openKnobs(context, 'low-latency/20-A', A, A);
    expect(restText(context, knobs, A)).toBe(
      '7 computers with hosts, 1 MessageBox on the 4-way Opteron, polling every 50\u202fms, global tracking on, 50 messages taken at a look',
    );
    expect(restText(context, [], A)).toContain('3 users, 7 computers');
  });

  const cases = group(
    readConfigurations().filter(({ metrics }) => metrics.study === 'low-latency'),
    ({ scenario }) => scenario.slice(0, scenario.lastIndexOf('-')),
  );
  it.each([...cases])('tells of %s every setting that differs and is not open', (_, all) => {
    const own: LabContext = {
      ...context,
      schema: all[0]?.schema ?? context.schema,
      study: lowLatency,
      knobs: Object.fromEntries(all.map((one) => [labelOf(one.scenario), one.knobs])),
      configurations: Object.fromEntries(all.map((one) => [labelOf(one.scenario), one.values])),
    };
    const told = own.study.told;
    const untold = all.flatMap(({ scenario, values }) => {
      const shown = openKnobs(own, scenario, values, values);
      const text = restText(own, shown, values);
      return own.schema.knobs
        .filter((knob) => new Set(all.map((one) => valueIn(one.values, knob))).size > 1)
        .filter((knob) => !shown.includes(knob))
        .filter(
          (knob) =>
            !text.includes(settingText(knob, valueIn(values, knob))) &&
            !told?.(own.schema, values).some(
              ({ knobs, text: of }) => knobs.includes(knob.id) && text.includes(of),
            ),
        )
        .map(({ id }) => `${scenario}: ${id}`);
    });
    expect(untold).toEqual([]);
  });
});
