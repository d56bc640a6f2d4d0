import type { StatedMachine } from './configurationTypes';
import type { Role } from './types';

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
