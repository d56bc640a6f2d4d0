import { listedNames, nearestName } from '../address/nearestName';
import { type Problem, refused } from '../address/problem';

/** A step of a tour; steps count from 1. */
export interface Place {
  tour: string;
  step: number;
}

export const placeText = ({ tour, step }: Place): string => `${tour}.${step}`;

/** What is written before the last dot, and behind it. */
function split(given: string): { name: string; behind: string } {
  const dot = given.lastIndexOf('.');
  return dot < 0
    ? { name: given, behind: '' }
    : { name: given.slice(0, dot), behind: given.slice(dot + 1) };
}

/** The tour that a link names, or the nearest. */
export function tourIn(given: string, tours: readonly string[]): string {
  const { name } = split(given);
  return tours.includes(name) ? name : (nearestName(name, tours) ?? tours[0] ?? '');
}

/** The place that a link names, or the nearest there is, with what was wrong. Never throws. */
export function readPlace(
  given: string,
  tours: readonly string[],
  stepCount: number,
): { place: Place; problems: Problem[] } {
  const { name, behind } = split(given);
  const tour = tourIn(given, tours);
  const number = /^\d{1,9}$/.test(behind) ? Number(behind) : 1;
  const place = { tour, step: Math.min(stepCount, Math.max(1, number)) };
  const used = placeText(place);
  if (given === used) return { place, problems: [] };
  const accepted =
    name === tour
      ? `${tour}.1 to ${tour}.${stepCount}`
      : `${listedNames(name, tours)}, each with a dot and the number of a step`;
  const named = { key: 'tour', title: 'Tour' };
  return { place, problems: [refused(named, given, accepted, `${used} is used.`)] };
}
