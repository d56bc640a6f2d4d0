import { wholeName } from '../reports/partName';
import type { Told } from '../told';

const agree = (a: number | null, b: number | null): boolean => a === null || b === null || a === b;

/**
 * Whether levels of different files are one that was given twice: the same load, throughput and times, digit for digit. Two
 * runs never come to the same digits, so that the second tells nothing new.
 */
export function hasSameNumbers(a: Told, b: Told): boolean {
  const names = Object.keys(a.responseMs) as (keyof Told['responseMs'])[];
  return (
    wholeName(a.file) !== wholeName(b.file) &&
    a.loop === b.loop &&
    a.users === b.users &&
    a.arrivalsPerSecond === b.arrivalsPerSecond &&
    a.throughputPerSecond !== null &&
    a.throughputPerSecond === b.throughputPerSecond &&
    names.every((name) => agree(a.responseMs[name], b.responseMs[name])) &&
    agree(a.requests, b.requests) &&
    agree(a.beginSeconds, b.beginSeconds)
  );
}
