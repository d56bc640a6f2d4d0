import type { Told } from '../told';

/** How far what is sent and what is answered part, beyond which a queue grows or one of them is wrong. */
export const OVERLOAD = 0.03;

type Rates = {
  [rate in 'arrivalsPerSecond' | 'throughputPerSecond' | 'errorsPerSecond']?: Told[rate];
};

/** Whether more was sent than answered: what was answered is what the system can do, and times are of no load. */
export function isOverloaded({
  arrivalsPerSecond: sent,
  throughputPerSecond: good,
  errorsPerSecond: bad,
}: Rates): boolean {
  return sent != null && (good ?? 0) + (bad ?? 0) < (1 - OVERLOAD) * sent;
}
