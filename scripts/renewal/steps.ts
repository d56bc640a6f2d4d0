import { STUDY_IDS } from '../../src/studies/registry';
import { FITTED_STUDIES } from '../calibration/studies';

/** A script of package.json with what it is given. */
export type Step = readonly [script: string, ...given: string[]];

/** What is made of the low-latency model alone. */
const OF_LOW_LATENCY: readonly Step[] = [['design-space'], ['seek-record']];

/**
 * What is made again after a change of a study's model, once it is fitted where it has a fit, in an order in which each step finds what it
 * needs. Throws with the ids that are accepted.
 */
export function stepsOf(id: string): readonly Step[] {
  if (!STUDY_IDS.includes(id))
    throw new Error(`renew: “${id}” is no study; accepted: ${STUDY_IDS.join(', ')}`);
  const reports = Object.keys(FITTED_STUDIES[id]?.reports ?? {});
  const refits = reports.filter((report) => report !== 'fit');
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
