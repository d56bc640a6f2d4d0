import { formatNumber, withUnit } from '../../charts/frame/format';

/** A time as the chapters say it, with a decimal where it is short: "8.2 ms", "67 ms". */
export const ms = (value: number): string => withUnit(value, 'ms', value < 10 ? 1 : 0);

/** The same, in seconds where it is long: "1.7 s". */
export const time = (valueMs: number): string =>
  valueMs < 1000 ? ms(valueMs) : withUnit(valueMs / 1000, 's', 1);

/** How many times as much, such as "2.3 times". */
export const times = (ratio: number): string => `${formatNumber(ratio, ratio < 10 ? 1 : 0)} times`;
