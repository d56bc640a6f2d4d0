import { greatest, least } from 'd3-array';
import { undoubted } from '../../comparison/reference';
import { digitsOf, formatNumber, inSentence, withUnit } from '../../lab/view/format';
import { distanceParts } from '../../scenario/distance';
import type { KnobValues } from '../../scenario/schema';
import { wordsOf } from '../../scenario/words';
import { measuredOf } from '../study/bands';
import { type ExploredStudy, printedOf } from '../study/exploredStudy';
import type { Measure } from '../study/measure';

type Quantity = Omit<Measure, 'of'>;

/** An answer, and what it was asked for. */
export interface Answered {
  /** Values of its scenario. */
  values: KnobValues;
  /** What was simulated of what is wanted. */
  found: number;
  wanted: Quantity;
  isMoreWanted: boolean;
  /** At most so much, or at least so much where more is better. */
  limits: readonly { measure: Quantity; value: number }[];
  /** Knobs that the question itself moves: load among them is no condition. */
  moved: readonly string[];
}

/** What the study measured best under the load of an answer, by what was asked. */
export interface Rival {
  /** Such as "19-D". */
  row: string;
  /** As printed, or as knobs count it. */
  measured: number;
  /** Against the answer, in numbers as they are shown. */
  does: 'better' | 'as well' | 'worse';
}

const shown = (value: number): number => Number(value.toFixed(digitsOf(value)));

const keeps = ({ better }: Quantity, limit: number, value: number): boolean =>
  better === 'more' ? value >= limit : value <= limit;

/**
 * The best other published configuration by what was measured, of those that keep the limits of an answer and differ from
 * it in nothing but levers and what moved. Null where none was measured; misprints count as not measured.
 */
export function publishedRival(study: ExploredStudy, answered: Answered): Rival | null {
  const { values, found, wanted, isMoreWanted, limits, moved } = answered;
  const { index } = study;
  const surroundings = measuredOf(study);
  const rivals = surroundings.places.flatMap(({ label, values: there }) => {
    const printed = index.configurations.find(({ id }) => id === label);
    const numberOf = ({ id, counted, recordedAs = id }: Quantity) =>
      counted?.(there) ??
      undoubted(label, recordedAs, printed ? printedOf(study, printed, id) : null, index.errata);
    const apart = distanceParts(surroundings, values, label);
    const isOther = apart.length > 0;
    const isAlike = apart.every(({ knob: { id, role } }) => !role || moved.includes(id));
    const isAccepted = limits.every(({ measure, value }) => {
      const number = numberOf(measure);
      return number !== null && keeps(measure, value, number);
    });
    const measured = numberOf(wanted);
    return isOther && isAlike && isAccepted && measured !== null ? [{ row: label, measured }] : [];
  });
  const best = (isMoreWanted ? greatest : least)(rivals, ({ measured }) => measured);
  if (best === undefined) return null;
  const [here, there] = [shown(found), shown(best.measured)];
  const does = here === there ? 'as well' : there > here === isMoreWanted ? 'better' : 'worse';
  return { ...best, does };
}

/** The published rival of an answer in a sentence, or that none was measured. */
export function rivalText(study: ExploredStudy, answered: Answered): string {
  const { found, wanted, limits, moved } = answered;
  const isLoadMoved = study.context.schema.knobs.some(
    ({ id, role }) => role !== undefined && moved.includes(id),
  );
  const where = [
    isLoadMoved ? '' : ' under the same load',
    limits.length > 0 ? ' within the limits' : '',
  ].join('');
  const rival = publishedRival(study, answered);
  const { configuration, which } = wordsOf(study.context);
  if (rival === null) return `No other ${configuration} was measured${where}.`;
  const textOf = (value: number) => withUnit(formatNumber(value, digitsOf(value)), wanted.unit);
  const [here, there] = [textOf(found), textOf(rival.measured)];
  const name = inSentence(wanted.label);
  if (rival.does === 'worse')
    return `No other ${configuration} did as well${where}: the best is ${rival.row}, measured at ${there} in ${name}, against ${here} simulated here.`;
  const than = rival.does === 'better' ? 'better than' : 'as good as';
  return `${rival.row}${which} was measured at ${there} in ${name}${where}, ${than} the ${here} simulated here.`;
}
