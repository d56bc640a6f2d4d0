import { andList, formatShare } from '../../charts/frame/format';
import type { Answered } from '../answered';
import { isWithin, predictionsOf, type RunRow, runRows } from './runs';

/** A kept-back run beside what the fit, which has not seen it, expects there. */
interface Checked {
  isInside: boolean;
  /** The larger of the errors of throughput and response, as a share. */
  error: number;
}

function checkedOf(answered: Answered, { load, throughput, response }: RunRow): Checked[] {
  const prediction = predictionsOf(answered).get(load);
  if (prediction === undefined || !prediction.isHeldBack) return [];
  const both = [
    { measured: throughput.measured, range: prediction.throughputPerSecond },
    { measured: response.measured, range: prediction.responseMs },
  ].flatMap(({ measured, range }) => (measured && range ? [{ measured, range }] : []));
  if (both.length === 0) return [];
  return [
    {
      isInside: both.every(({ measured, range }) => isWithin(measured, range)),
      error: Math.max(...both.map(({ measured, range }) => Math.abs(range.value / measured - 1))),
    },
  ];
}

function countText(inside: number, all: number): string {
  if (all === 1) {
    return `The run that was kept back lies ${inside === 1 ? 'within' : 'outside of'} the band`;
  }
  if (inside === 0) return `None of the ${all} runs that were kept back lies within the band`;
  if (inside < all) {
    return `${inside} of ${all} runs that were kept back ${inside === 1 ? 'lies' : 'lie'} within the band`;
  }
  return `${all === 2 ? 'Both' : `All ${all}`} runs that were kept back lie within the band`;
}

/** How the runs that were kept back lie in the band, made of them; empty without measured runs that were fitted. */
export function keptBackText(answered: Answered): string {
  if (answered.fit === null || answered.isChanged) return '';
  const checked = runRows(answered)
    .filter(({ isKeptBack }) => isKeptBack)
    .flatMap((row) => checkedOf(answered, row));
  if (checked.length === 0) return 'No run was kept back, so none has checked this.';
  const inside = checked.filter(({ isInside }) => isInside).length;
  const errors = andList(checked.map(({ error }) => formatShare(error, 0)));
  return `${countText(inside, checked.length)}: off by ${errors}.`;
}
