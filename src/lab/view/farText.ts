import { formatShare } from '../../charts/frame/format';

/** Below this share of a range two scenarios are next to each other. */
const NEXT_TO = 0.01;

/**
 * How far a scenario is from a measured one, in words that end a sentence; the distance is in ranges over which the study
 * varied its settings.
 */
export const farText = (distance: number): string =>
  distance < NEXT_TO
    ? 'next to it'
    : `as far away as one setting moved by ${formatShare(distance, 0)} of the range that was tried`;
