import { formatNumber, withUnit } from '../../charts/frame/format';

/** A time as the chapters say it: a decimal where it is short. */
export const ms = (value: number): string => withUnit(value, 'ms', value < 10 ? 1 : 0);

/** How many times as much, such as "2.3 times". */
export const times = (ratio: number): string => `${formatNumber(ratio, ratio < 10 ? 1 : 0)} times`;
