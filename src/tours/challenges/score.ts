import type { Seen } from '../types';
import { MEASURES } from './measures';
import type { Challenge } from './types';

/** A score in the digits in which it is shown and compared. */
export const shownScore = ({ id, scoreOf }: Challenge, seen: Seen): number =>
  Number(scoreOf(seen).toFixed(MEASURES[id].digits));
