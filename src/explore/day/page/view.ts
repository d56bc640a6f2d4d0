import type { DayHour } from '../../../charts/day/types';
import { inSentence } from '../../../lab/view/format';
import { cutAtZero } from '../../../numbers/cutAtZero';
import type { DayAnswer } from '../asked';
import type { Hour } from '../hours';
import { hourName, type Load } from '../load';

const SECONDS = 3600;

/** What breaks in an hour, or may; empty where nothing does. */
function reasonOf({ verdict, judged, waitingVerdict }: Hour): string {
  if (verdict === 'kept') return '';
  return [
    ...judged.flatMap((one) => (one.verdict === verdict ? [inSentence(one.label)] : [])),
    ...(waitingVerdict === verdict ? ['waiting'] : []),
  ].join(', ');
}

/** The hours as the charts show them, with the limited measure that is drawn. */
export const chartHours = (load: Load, { hours }: DayAnswer, measure: string | null): DayHour[] =>
  hours.map((hour, index) => {
    const drawn = hour.judged.find((one) => one.measure === measure);
    const found = drawn?.found ?? null;
    return {
      name: hourName(load, index),
      offered: hour.rate,
      carried: hour.carried / SECONDS,
      peak: load.peaks?.[index] ?? null,
      waiting: hour.waiting,
      load: hour.load,
      found: found && {
        mean: found.mean,
        ...cutAtZero(drawn?.band ?? { low: found.low, high: found.high }),
      },
      verdict: hour.verdict,
      reason: reasonOf(hour),
    };
  });
