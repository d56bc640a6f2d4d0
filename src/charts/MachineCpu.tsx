import type { ChartFrameText, ErratumFlag } from './types';

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

export interface MachineCpuProps extends ChartFrameText {
  machines: readonly MachineLoad[];
  /** Where the measured numbers stand, such as "20-A, Table 80"; used in the second line. */
  source: string;
}

export function MachineCpu(_props: MachineCpuProps) {
  return null;
}
