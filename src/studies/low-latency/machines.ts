import type { CatalogueMachine } from '../../measured/hardware';
import type { Machine, TestCase } from '../../measured/types';

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

const isPresent = <T>(value: T | undefined): value is T => value !== undefined;

/** What makes a computer of the test cases another one: a name can pass to a new computer. */
const identityOf = ({ name, processors, model }: Machine): string =>
  [name, processors, model].join('/');

/** A study that names its computers in every test case; test cases in ascending order. */
export function machinesOfTestCases(
  testCases: readonly Pick<TestCase, 'number' | 'topology'>[],
): CatalogueMachine[] {
  const uses = testCases.flatMap(({ number, topology }) =>
    topology.machines.map((machine) => ({ number, machine })),
  );
  const groups = new Map<string, typeof uses>();
  for (const use of uses) {
    const key = identityOf(use.machine);
    groups.set(key, [...(groups.get(key) ?? []), use]);
  }
  return [...groups.values()].map((group) => {
    const machines = group.map(({ machine }) => machine);
    const [{ name, processors, clockGhz, memoryGb, model }] = machines as [Machine, ...Machine[]];
    const reasons = distinct(machines.map(({ inferredFrom }) => inferredFrom));
    return {
      name,
      processors,
      clockGhz,
      memoryGb,
      model,
      roles: distinct(machines.flatMap(({ roles }) => roles)),
      inferredFrom: reasons.length === 1 ? reasons[0] : undefined,
      notes: distinct(machines.map(({ note }) => note).filter(isPresent)),
      testCases: group.map(({ number }) => number),
    };
  });
}
