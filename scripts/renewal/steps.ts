import { FITTED_STUDIES } from '../calibration/studies';

/** A script of package.json with what it is given. */
export type Step = readonly [script: string, ...given: string[]];

/** What is made of the low-latency model alone. */
const OF_LOW_LATENCY: readonly Step[] = [['design-space'], ['seek-record']];

/**
 * What is made again after a change of a study's model, once it is fitted, in an order in which each step finds what it
 * needs. Throws with the ids that are accepted.
 */
export function stepsOf(id: string): readonly Step[] {
  const study = FITTED_STUDIES[id];
  if (study === undefined) {
    const accepted = Object.keys(FITTED_STUDIES).join(', ');
    throw new Error(`renew: “${id}” is no study; accepted: ${accepted}`);
  }
  const refits = Object.keys(study.reports).filter((report) => report !== 'fit');
  return [
    ['replays'],
    ['knob-effects', id],
    ...refits.map((report): Step => ['calibrate', id, report]),
    ...(id === 'low-latency' ? OF_LOW_LATENCY : []),
    ['challenges'],
    ['notebooks'],
    ['build:derived'],
  ];
}

/** A step as it is typed. */
export const stepText = ([script, ...given]: Step): string =>
  ['npm run', script, ...(given.length > 0 ? ['--', ...given] : [])].join(' ');
