// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Effects } from '../../../src/components/reference/knobs/Effects';
import { KNOB_FIELDS, knobWords } from '../../../src/components/reference/knobs/knobFields';
import { publishedText } from '../../../src/components/reference/knobs/rangeText';
import { trustText } from '../../../src/components/reference/knobs/trustText';
import type { KnobPair, PairOutcome } from '../../../src/evidence/knobs/pairs';
import type { KnobEvidence } from '../../../src/evidence/knobs/table';
import type { TriedValue } from '../../../src/evidence/knobs/types';
import type { DocumentedKnob } from '../../../src/scenario/schema';
import { knobById } from '../../../src/scenario/schema';
import { knobSchema } from '../../../src/studies/low-latency/knobs';
import { EVERYTHING, type ListFilter, matches } from '../../../src/tables/list/filter';

afterEach(cleanup);

const knob = {
  id: 'sendHosts',
  kind: 'integer',
  label: 'Send hosts',
  description: 'Host instances that write.',
  mechanism: 'Each sends one message after the other.',
} as DocumentedKnob;

const pairs = (...outcomes: PairOutcome[]) => outcomes.map((outcome) => ({ outcome }) as KnobPair);

const evidence = (change: Partial<KnobEvidence>): KnobEvidence => ({
  id: 'sendHosts',
  base: 10,
  published: [4, 10],
  pairs: [],
  idle: null,
  tried: [],
  trust: 'varied',
  sizes: [],
  ...change,
});

describe('the values of a knob among the configurations', () => {
  it.each([
    ['spindles', [134], 'Published: 134'],
    ['hbaCards', [1, 2, 3], 'Published: 3 values, 1 to 3'],
    ['writeCacheMb', [8192], 'Assumed: 8,192'],
  ])('of %s are told as printed or as assumed', (id, values, told) => {
    const found = knobById(knobSchema, id);
    expect(found && publishedText(found, values)).toBe(told);
  });
});

describe('what trust rests on', () => {
  it('counts the measured changes that the simulation follows, and those that it does not', () => {
    const mixed = evidence({ pairs: pairs('agrees', 'agrees', 'opposes', 'flat', 'cannot tell') });
    expect(trustText(mixed)).toBe(
      '2 of 4 measured changes go the same way in the simulation, 1 the other way, 1 not at all.',
    );
    expect(trustText(evidence({ pairs: pairs('agrees') }))).toBe(
      '1 of 1 measured change goes the same way in the simulation.',
    );
  });

  it('says what was varied and never alone, or within chance, or never', () => {
    expect(trustText(evidence({}))).toBe('2 values in the study, never changed alone.');
    expect(trustText(evidence({ pairs: pairs('cannot tell') }))).toBe(
      '2 values in the study, 1 comparison of it alone within chance.',
    );
    expect(trustText(evidence({ published: [10] }))).toBe('Never varied in the study.');
  });

  it('says that nothing was seen only where no reason is declared', () => {
    const silent = evidence({ trust: 'no effect here' });
    expect(trustText(silent)).toContain('No value that was tried');
    expect(trustText({ ...silent, idle: 'there is no worker' })).not.toContain('No value');
  });
});

/** The lines on the page, as they are copied. */
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ +/g, ' ').trim());

describe('the effects of a knob', () => {
  const tried = (change: Partial<TriedValue>): TriedValue => ({
    value: 24,
    status: 'done',
    unstableReason: null,
    isSame: false,
    effects: {},
    ...change,
  });
  const show = (...values: TriedValue[]) =>
    render(
      <Effects
        knob={knob}
        evidence={evidence({ tried: values })}
        sweep={{ study: 'scale-up', metrics: ['orchestrationsPerSecond'] }}
      />,
    );
  const effect = (mean: number) => ({
    orchestrationsPerSecond: { mean, low: mean - 0.005, high: mean + 0.005 },
  });

  it('are told as percent, and as a multiple where they are large', () => {
    show(
      tried({ value: 1, effects: effect(-0.713) }),
      tried({ effects: effect(4.52), status: 'unstable' }),
    );
    expect(lines()).toEqual(['1 Throughput −71\u202f%', '24 unstable Throughput ×\u202f5.5']);
  });

  it('are none where they are not told from none, and nothing where no event changes', () => {
    show(tried({ value: 1, effects: effect(0.003) }), tried({ isSame: true }));
    expect(lines()).toEqual(['1 Throughput none', '24 nothing changes']);
  });

  it('give the declared reason where no value does anything', () => {
    const none = evidence({ tried: [tried({ isSame: true })], idle: 'there is no worker' });
    render(<Effects knob={knob} evidence={none} sweep={{ study: 'scale-up', metrics: [] }} />);
    screen.getByText('Nothing changes: there is no worker.');
  });
});

describe('the filter of knobs', () => {
  const filed = { knob, study: 'scale-up', group: 'Hosts', trust: 'varied' };

  const finds = (filter: Partial<ListFilter>) =>
    matches(KNOB_FIELDS, { ...EVERYTHING, ...filter }, filed, knobWords(filed));

  it('finds words in any order and case in names and texts', () => {
    expect(finds({})).toBe(true);
    expect(finds({ text: 'MESSAGE send' })).toBe(true);
    expect(finds({ text: 'sendhosts' })).toBe(true);
    expect(finds({ text: 'send disk' })).toBe(false);
  });

  it('finds a setting of the product by its plain words', () => {
    const maxReceiveInterval = knobById(knobSchema, 'maxReceiveIntervalMs');
    const named = { ...filed, knob: maxReceiveInterval as DocumentedKnob };
    const found = matches(
      KNOB_FIELDS,
      { ...EVERYTHING, text: 'pause looks' },
      named,
      knobWords(named),
    );
    expect(found).toBe(true);
  });

  it.each(['study', 'group', 'trust'] as const)('keeps to one %s', (field) => {
    expect(finds({ values: { [field]: filed[field] } })).toBe(true);
    expect(finds({ values: { [field]: 'other' } })).toBe(false);
  });
});
