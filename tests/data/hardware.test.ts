import { describe, expect, it } from 'vitest';
import { readConfigurationsOf, readTestCases } from '../../scripts/dataFiles';
import { readStudyCatalogue } from '../../scripts/studies/catalogue';
import { rangesText } from '../../src/measured/hardware';
import type { Machine, TestCase } from '../../src/measured/types';
import { machinesOfTestCases } from '../../src/studies/low-latency/machines';
import { STUDY_IDS } from '../../src/studies/registry';
import { STATED_STUDY_IDS } from './corpus';

const { entries, hardware } = readStudyCatalogue();
const catalogueOf = (study: string) => hardware.find(({ id }) => id === study)?.machines ?? [];

describe('the index of the studies', () => {
  it('has every transcribed study, in the order of the documents', () => {
    expect(entries.map(({ id }) => id)).toEqual(STUDY_IDS);
    expect(hardware.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  });

  it('says over which days the events were that a study quotes', () => {
    const quoting = entries.filter(({ eventDays }) => eventDays.length > 0);
    expect(quoting.map(({ id, eventDays }) => [id, eventDays])).toEqual([
      ['worker-threads', ['9/21/2007', '9/26/2007']],
    ]);
  });

  it('counts what each study measured', () => {
    const counts = entries.map(({ id, count, countedAs }) => [id, `${count} ${countedAs}`]);
    expect(Object.fromEntries(counts)).toMatchObject({
      'low-latency': '50 configurations',
      capacity: '3 experiments',
      adapters: '88 measured results',
      'scale-up': '6 configurations',
      'worker-threads': '4 runs',
    });
  });
});

describe('the hardware catalogue', () => {
  it.each(STATED_STUDY_IDS)('has each computer of %s once, with what is printed', (id) => {
    const { machines } = readConfigurationsOf(id);
    expect(catalogueOf(id).map(({ name }) => name)).toEqual(machines.map(({ name }) => name));
    expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
    for (const [index, { processors, clockGhz, memoryGb, storage, roles }] of machines.entries()) {
      expect(catalogueOf(id)[index]).toMatchObject({ processors, roles });
      expect(catalogueOf(id)[index]?.clockGhz).toBe(clockGhz);
      expect(catalogueOf(id)[index]?.memoryGb).toBe(memoryGb);
      expect(catalogueOf(id)[index]?.storage).toBe(storage);
    }
  });

  const uses = readTestCases().flatMap(({ number, topology }) =>
    topology.machines.map((machine) => ({ number, machine })),
  );

  it.each(uses)('has $machine.name of test case $number in one row', ({ number, machine }) => {
    const rows = catalogueOf('low-latency').filter(
      ({ name, testCases }) => name === machine.name && testCases?.includes(number),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.processors).toBe(machine.processors);
    expect(rows[0]?.clockGhz).toBe(machine.clockGhz);
    expect(rows[0]?.memoryGb).toBe(machine.memoryGb);
    expect(rows[0]?.roles).toEqual(expect.arrayContaining(machine.roles));
  });

  it('has no row beyond those of the test cases', () => {
    const rows = catalogueOf('low-latency').flatMap(({ testCases }) => testCases ?? []);
    expect(rows).toHaveLength(uses.length);
  });

  it('tells a new computer from the one whose name it takes', () => {
    const box = catalogueOf('low-latency').filter(({ name }) => name === 'BPI8X-O01');
    expect(box.map(({ processors }) => processors)).toEqual([8, 4, 8]);
  });
});

describe('machinesOfTestCases', () => {
  const machine: Machine = { name: 'A', roles: ['send'], processors: 2, inferred: true };
  const testCase = (
    number: number,
    machines: Machine[],
  ): Pick<TestCase, 'number' | 'topology'> => ({
    number,
    topology: { summary: '', statedComputers: 1, machines },
  });

  it('joins roles, and gives a reason only where it is always the same', () => {
    const found = machinesOfTestCases([
      testCase(1, [{ ...machine, inferredFrom: 'one' }]),
      testCase(2, [{ ...machine, roles: ['receive', 'send'], inferredFrom: 'two', note: 'n' }]),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ roles: ['send', 'receive'], notes: ['n'], testCases: [1, 2] });
    expect(found[0]?.inferredFrom).toBeUndefined();
  });

  it('is empty without test cases', () => {
    expect(machinesOfTestCases([])).toEqual([]);
  });
});

it.each([
  [[], ''],
  [[4], '4'],
  [[1, 2], '1, 2'],
  [[1, 2, 3, 7, 9, 10], '1 to 3, 7, 9, 10'],
])('rangesText(%j) is "%s"', (numbers, text) => {
  expect(rangesText(numbers)).toBe(text);
});
