import { formatNumber } from '../../charts/frame/format';
import { ordinalWord } from '../../charts/frame/numberWords';
import { momentAt, type Present } from '../../watch/run/moment';
import type { WatchedStage } from '../../watch/run/watched';
import { nameOf, type Tale } from './tale';

/** Who of a moment stands before a message in its line; 0 where it is in none. A moment has those first who came first. */
export function aheadIn(moment: readonly Present[], message: number): number {
  const own = moment.find((present) => present.message === message);
  if (!own?.isWaiting) return 0;
  return moment.filter(({ isWaiting, place }) => isWaiting && place === own.place).indexOf(own);
}

/** Who stands before the message of a tale when it begins to wait in a stage; 0 where it does not wait. */
export function aheadAt({ run, journey }: Tale, stage: string): number {
  const isOf = (one: WatchedStage | undefined) => one !== undefined && nameOf(one) === stage;
  const span = journey.spans.find(({ part }) => isOf(run.stages[part]));
  return span === undefined ? 0 : aheadIn(momentAt(run, span.fromMs), journey.message);
}

/** "seventh in line" behind six; a number behind more than anybody counts by words. */
export function placeInLine(ahead: number): string {
  const nth = ordinalWord(ahead + 1);
  return nth === undefined ? `${formatNumber(ahead)} before it` : `${nth} in line`;
}
