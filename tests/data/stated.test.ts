import { describe, expect, it } from 'vitest';
import { readSchema } from '../../scripts/replay/catalogue';
import { measuredOf } from '../../src/measured/statedStudy';
import { knobById } from '../../src/scenario/schema';
import { statedScenario } from '../../src/scenario/stated';
import { isAccepted, parseValue } from '../../src/scenario/value';
import { studyNamed } from '../../src/studies/registry';
import { readCorpus } from './corpus';

const { stated } = readCorpus();
const studies = stated.filter(({ tables }) => tables.length === 0);

describe.each(studies)('$id', ({ id, facts, cells, machines, configurations }) => {
  const schema = readSchema(id);

  it('has one document number everywhere', () => {
    expect(facts.document).toBe(studyNamed(id).document);
  });

  it.each(configurations)('$id has an accepted value for every knob', (configuration) => {
    const values = statedScenario(schema, configuration);
    const refused = schema.knobs.filter((knob) => !isAccepted(knob, values[knob.id] ?? Number.NaN));
    expect(refused.map((knob) => `${knob.id} = ${values[knob.id]}`)).toEqual([]);
  });

  it.each(configurations)('$id is set as its figures say', (configuration) => {
    const figures = cells.filter(({ row }) => row === configuration.id);
    const settings = figures.filter(({ column }) => column.startsWith('software.'));
    expect(settings).not.toEqual([]);
    for (const { column, value } of settings) {
      const name = column.replace('software.', '');
      const condition = configuration.conditions.find(({ knob }) => knob === name);
      expect(condition?.origin, column).toBe('documented');
      expect(condition?.value, column).toBe(value);
    }
  });

  it.each(configurations)('$id states each setting once, in values that links take', (one) => {
    const names = one.conditions.map(({ knob }) => knob);
    expect(new Set(names).size).toBe(names.length);
    for (const { knob, value } of one.conditions) {
      const known = knobById(schema, knob);
      expect(known && parseValue(known, String(value)).ok, knob).toBe(true);
    }
  });

  it.each(configurations)('$id has as many hosts as computers with the role', (configuration) => {
    const values = statedScenario(schema, configuration);
    const computers = (role: (typeof machines)[number]['roles'][number]) =>
      machines.filter(({ roles }) => roles.includes(role)).length;
    for (const role of ['receive', 'orchestration', 'send'] as const) {
      const knob = `${role}Hosts`;
      if (knob in values) expect(values[knob]).toBe(computers(role));
    }
  });
});

it('the first statement of a figure counts', () => {
  const cell = { row: '200', column: 'sent', label: 'Sent', value: 1, unit: '' };
  const prose = {
    id: 'worker-threads/prose',
    cells: [
      { ...cell, section: 'One', printed: '1' },
      { ...cell, section: 'Two', printed: '1' },
    ],
  };
  expect(measuredOf(prose, '200').sent?.section).toBe('One');
  expect(measuredOf(prose, '100')).toEqual({});
});
