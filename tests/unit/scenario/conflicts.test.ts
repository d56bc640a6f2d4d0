import { describe, expect, it } from 'vitest';
import { conflictIn } from '../../../src/scenario/conflicts';
import type { Knob, KnobSchema, Rule } from '../../../src/scenario/schema';

// With knobs of its own, so that what is said can be read here in full.
const choice = (id: string, label: string, names: string[]) =>
  ({
    id,
    label,
    kind: 'choice',
    default: 1,
    choices: names.map((name, at) => ({ id: name, label: name.toUpperCase(), value: at + 1 })),
  }) as unknown as Knob;
const count = (id: string) => ({ id, label: id, unit: 'hosts', kind: 'integer', default: 2 });
const conflict = (rule: Rule, values: Record<string, number>) =>
  conflictIn(
    {
      knobs: [
        choice('version', 'Version', ['old', 'new']),
        choice('adapter', 'Adapter', ['file', 'mail']),
        count('senders'),
        count('hosts'),
      ],
      rules: [rule],
    } as unknown as KnobSchema,
    { hosts: 1 },
    values,
  );

describe('a conflict says what is wrong and what would do', () => {
  it('where nothing is left', () => {
    const rule = { anyOf: ['senders', 'hosts'], broken: 'Nobody works' };
    expect(conflict(rule, { senders: 0, hosts: 0 })).toEqual({
      field: 'hosts',
      given: '0',
      accepted: 'at least 1 in senders, hosts together',
      message: 'Nobody works: senders, hosts are all 0',
      value: 1,
    });
  });

  it('where a choice is missing', () => {
    const rule = {
      knob: 'version',
      value: 2,
      instead: 1,
      others: ['adapter'],
      lacks: [2],
      noun: 'adapter',
    };
    expect(conflict(rule, { version: 2, adapter: 2 })).toEqual({
      field: 'version',
      given: 'new',
      accepted: 'old with adapter = mail',
      message: 'Version (version) NEW has no MAIL adapter',
      value: 1,
    });
  });

  it('where something is too much, by defaults where nothing is set', () => {
    const rule = { knob: 'senders', atMost: 'hosts', meaning: 'that there are' };
    expect(conflict(rule, { senders: 3 })).toEqual({
      field: 'senders',
      given: '3',
      accepted: 'at most hosts, 2',
      message: 'senders (senders) 3 hosts is more than the 2 hosts that there are',
      value: 2,
    });
    expect(conflict(rule, { hosts: 1 })).toMatchObject({ given: '2', value: 1 });
  });
});
