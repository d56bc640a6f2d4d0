import type { SamplesFile } from '../simulator/samples';
import type { JudgedComparison, PrintedValue } from './claimsTypes';
import { type Direction, pairedDifference, simulatedVerdict } from './claimsVerdict';

/** What the simulation gives to judge by. */
export interface Simulation {
  /** Values of each replication by configuration such as "20-A". */
  samples: SamplesFile['configurations'];
  /** Configurations that did not settle. */
  unsettled: ReadonlySet<string>;
}

/** The verdict of the simulated values, replication by replication. */
export function judgeSimulated(
  direction: Direction,
  left: PrintedValue,
  right: PrintedValue,
  similar: number,
  { samples, unsettled }: Simulation,
): JudgedComparison['simulated'] {
  const a = samples[left.configuration]?.[left.metric];
  const b =
    right.scenario === null
      ? a?.map(() => right.value)
      : samples[right.configuration]?.[right.metric];
  const difference = a && b ? pairedDifference(a, b) : null;
  if (difference === null) {
    return { difference, verdict: 'cannot tell', notes: ['Not simulated.'] };
  }
  const sides = [left, right].filter(({ scenario }) => scenario !== null);
  const names = [...new Set(sides.map(({ configuration }) => configuration))];
  const open = names.filter((name) => unsettled.has(name));
  const same = difference.low === 0 && difference.high === 0 && names.length > 1;
  return {
    difference,
    verdict: simulatedVerdict(direction, difference, { similar }),
    notes: [
      ...open.map((name) => `${name} does not settle: what it reached counts.`),
      ...(same ? ['Simulated alike.'] : []),
    ],
  };
}
