/** What words for a ratio promise. A word that promises more than these is not used. */
import { formatNumber } from '../../charts/frame/format';

/** Share by which a ratio may miss the number that a word names, such as “twice” or “half”. */
const NAMED = 0.1;
/** Up to which share “hardly changes” is said. */
const HARDLY = 0.06;

/** Whether “so many times” may be said of a ratio; 0.5 is “half of”. */
export const isTimes = (ratio: number, times: number): boolean =>
  Math.abs(ratio / times - 1) <= NAMED;

/** Whether “hardly changes” may be said of a ratio. */
export const isHardlyChanged = (ratio: number): boolean => Math.abs(ratio - 1) <= HARDLY;

/** By how much a ratio is more or less than one, unsigned: "60 %". */
export const percentApart = (ratio: number, digits = 0): string =>
  `${formatNumber(100 * Math.abs(ratio - 1), digits)}\u202f%`;
