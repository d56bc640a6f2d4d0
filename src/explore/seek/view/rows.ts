import { amount } from '../../../charts/sought/amount';
import type { Band } from '../../../comparison/bands';
import { cutAtZero } from '../../../numbers/cutAtZero';
import type { Estimate } from '../../../simulator/types';
import { type ExploredStudy, rowOf, valuesOf } from '../../study/exploredStudy';
import type { JudgedCandidate, SeekQuestion } from '../types';
import { publishedPoints } from './published';
import { countedOf, limitTo, type Quantity, quantityOf, sideOf } from './quantity';

/** What was found of a scenario, by quantity. */
export type Found = Readonly<Record<string, Estimate | null>>;

/** One quantity of the answer beside what is known of where the search set out from. */
export interface AnswerRow {
  quantity: Quantity;
  /** Of the published configuration, as printed; null where it is not. */
  measured: number | null;
  /** Of the scenario that the search set out from, simulated; null until it has been run. */
  base: Estimate | null;
  best: Estimate | null;
  band: Band | null;
  /** Runs that the best rests on. */
  runs: number;
  /** "highest", "≤ 300"; empty for what is neither wanted nor limited. */
  limit: string;
  /** Whether the limit lies inside the band. */
  isUncertain: boolean;
}

/** At least so many rows, filled up with what the study shows first. */
const LEAST_ROWS = 3;

const exactly = (value: number): Estimate => ({ mean: value, low: value, high: value });

const asShown = (found: Estimate | null | undefined): Estimate | null =>
  found ? cutAtZero(found) : null;

/** What the answer says of each quantity, the wanted one first. */
export function answerRows(
  study: ExploredStudy,
  question: SeekQuestion,
  best: JudgedCandidate | null,
  base: Found | null,
): AnswerRow[] {
  const { from, wanted, limits } = question;
  const asked = [wanted.measure, ...limits.map(({ measure }) => measure)];
  const fill = study.measures.map(({ id }) => id).filter((id) => !asked.includes(id));
  const ids = [...new Set(asked)];
  const shown = [...ids, ...fill.slice(0, Math.max(0, LEAST_ROWS - ids.length))];
  const printed = publishedPoints(study, question).find(({ row }) => row === rowOf(study, from));
  const fromValues = valuesOf(study, from);
  const bestValues = best && valuesOf(study, best.scenario);
  return shown.flatMap((id) => {
    const quantity = quantityOf(study, id);
    if (quantity === undefined) return [];
    const counted = countedOf(question, quantity, fromValues);
    const bestCounted = bestValues && countedOf(question, quantity, bestValues);
    const limit = limitTo(question, id);
    const side = sideOf(quantity) === 'atLeast' ? '≥' : '≤';
    const most = wanted.direction === 'maximise' ? 'highest' : 'lowest';
    const limitText = limit ? `${side} ${amount(limit.value, '')}` : '';
    return [
      {
        quantity,
        measured: printed?.found[id] ?? null,
        base: counted === null ? asShown(base?.[id]) : exactly(counted),
        best: bestCounted === null ? asShown(best?.found[id]) : exactly(bestCounted),
        band: best?.bands[id] ?? null,
        runs: best?.replications ?? 0,
        limit: id === wanted.measure ? [most, limitText].filter(Boolean).join(', ') : limitText,
        isUncertain: best?.uncertain.includes(id) ?? false,
      },
    ];
  });
}
