import { ascending, descending, least } from 'd3-array';
import { undoubted } from '../../../comparison/reference';
import { whyIncomparable } from '../../../comparison/studyMetrics';
import type { KnobValues } from '../../../scenario/schema';
import { type ExploredStudy, printedOf, recordedName } from '../../study/exploredStudy';
import type { Limit, SeekQuestion } from '../types';
import { countedOf, keeps, quantitiesOf, quantityOf } from './quantity';

/** A published configuration as the study measured it. */
export interface PublishedPoint {
  /** Such as "20-A". */
  row: string;
  values: KnobValues;
  /** By quantity; null where nothing comparable is printed, or a misprint. */
  found: Readonly<Record<string, number | null>>;
}

/** All published configurations that can be compared. */
export const publishedPoints = (
  study: ExploredStudy,
  question: Pick<SeekQuestion, 'prices'>,
): PublishedPoint[] =>
  study.index.configurations
    .filter(({ id }) => whyIncomparable(study.metrics, study.context.prefix + id) === null)
    .map((configuration) => {
      const { id } = configuration;
      const values = study.context.configurations[id] ?? {};
      return {
        row: id,
        values,
        found: Object.fromEntries(
          quantitiesOf(study).map((quantity) => {
            const printed = printedOf(study, configuration, quantity.id);
            const name = recordedName(study, quantity.id);
            return [
              quantity.id,
              countedOf(question, quantity, values) ??
                undoubted(id, name, printed, study.index.errata),
            ];
          }),
        ),
      };
    });

/** The study's own best, which keeps all limits, and limits of which the study prints no number: then there is none. */
export interface StudysBest {
  point: PublishedPoint | null;
  unprinted: readonly Limit[];
}

/** The best of what the study measured, under the limits of a question. */
export function studysBest(study: ExploredStudy, question: SeekQuestion): StudysBest {
  const points = publishedPoints(study, question);
  const isPrinted = ({ measure }: Limit) => points.some(({ found }) => found[measure] != null);
  const unprinted = question.limits.filter((limit) => !isPrinted(limit));
  const isAccepted = ({ found }: PublishedPoint) =>
    question.limits.every((limit) => {
      const quantity = quantityOf(study, limit.measure);
      const value = found[limit.measure] ?? null;
      return quantity !== undefined && value !== null && keeps(quantity, limit, value);
    });
  const { measure, direction } = question.wanted;
  const order = direction === 'maximise' ? descending : ascending;
  const wantedOf = ({ found }: PublishedPoint) => found[measure] ?? undefined;
  const known = points.filter((point) => point.found[measure] != null && isAccepted(point));
  return {
    point: least(known, (a, b) => order(wantedOf(a), wantedOf(b))) ?? null,
    unprinted,
  };
}
