import type { Fact } from './study';
import type { WatchedReport } from './watched';

/** How busy the processors of a computer are. */
export const cpuFact = (percent?: number | null): Fact => ({
  label: 'CPU',
  value: percent ?? 0,
  unit: '%',
});

/** How busy the processors of the computer with a role are. */
export const cpuFactOf = ({ machines }: WatchedReport, role: string): Fact =>
  cpuFact(machines.find(({ roles }) => roles.includes(role))?.cpuPercent);
