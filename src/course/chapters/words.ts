import { formatNumber } from '../../charts/frame/format';

/** A time as chapters state it: "8.2 ms", "67 ms". */
export const ms = (value: number): string => `${formatNumber(value, value < 10 ? 1 : 0)}\u202fms`;
