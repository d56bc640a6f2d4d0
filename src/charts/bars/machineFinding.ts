import { maxIndex } from 'd3-array';
import { withUnit } from '../frame/format';
import type { ErratumFlag } from '../frame/types';

/** Processor load of one named machine. */
export interface MachineLoad {
  name: string;
  /** Added to the name, such as "MessageBox". */
  detail?: string;
  /** Heading the machine stands under, such as "Receive and send"; groups keep first-seen order. */
  group: string;
  simulatedPercent: number | null;
  measuredPercent: number | null;
  /** The measured cell as printed, such as "n/a"; null where the study has no such column. */
  printed: string | null;
  flag?: ErratumFlag;
}

/** A machine's name with what it is. */
export function fullName({ name, detail }: MachineLoad): string {
  return detail ? `${name} ${detail}` : name;
}

/** Which machine is busiest, in one line. */
export function machineFinding(machines: readonly MachineLoad[]): string {
  const busiest = machines[maxIndex(machines, (machine) => machine.simulatedPercent ?? -1)];
  if (!busiest || busiest.simulatedPercent === null) return 'Processor load by machine';
  return `${fullName(busiest)} is busiest, at ${withUnit(busiest.simulatedPercent, '%')}`;
}
