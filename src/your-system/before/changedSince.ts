import { levelsOf } from '../answer/loads';
import { type Description, followsPoints } from '../description';
import { differing, hasSameLevels } from './differing';

/**
 * Whether a system was changed since its load test, so that its levels are those of the system before: both have the same, and
 * what is drawn differs. What follows its levels was not changed.
 */
export const isChangedSince = (before: Description | null, description: Description): boolean =>
  before !== null &&
  levelsOf(description).length > 0 &&
  !followsPoints(description) &&
  hasSameLevels(before, description) &&
  differing(before, description).length > 0;
