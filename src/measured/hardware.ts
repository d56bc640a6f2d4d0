import type { StatedMachine } from './configurationTypes';
import type { Machine, Role, TestCase } from './types';

/** A computer of a study, once however many test cases it takes part in. */
export interface CatalogueMachine {
  name: string;
  /** In any test case. */
  roles: Role[];
  /** Null where none are printed. */
  processors: number | null;
  clockGhz?: number;
  memoryGb?: number;
  model?: string;
  storage?: string;
  /** Where its roles come from if no text names them; absent where test cases give different reasons. */
  inferredFrom?: string;
  notes: string[];
  /** Numbers of its test cases; absent in a study without. */
  testCases?: number[];
}

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

/** A study that names its computers once. */
export const machinesOfText = (machines: readonly StatedMachine[]): CatalogueMachine[] =>
  machines.map(({ inferred: _, note, ...machine }) => ({
    ...machine,
    notes: note === undefined ? [] : [note],
  }));

/** Numbers in words a table has room for, such as "1 to 8, 11". */
export function rangesText(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const open = runs.at(-1);
    if (open && number === open[1] + 1) open[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .flatMap(([first, last]) => {
      if (first === last) return [`${first}`];
      return last === first + 1 ? [`${first}`, `${last}`] : [`${first} to ${last}`];
    })
    .join(', ');
}
