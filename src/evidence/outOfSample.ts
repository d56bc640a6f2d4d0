import { countedResults } from '../comparison/countedResults';
import { replayedStudy } from '../comparison/replayedStudy';
import type { Comparison } from '../comparison/types';
import type { FactName, HeldOutPrediction } from '../comparison/validation';
import { STUDIES } from '../studies/registry';
import type { Source } from './goals';

/** How many judged results of a study lie within their tolerance, by fits that saw none of them. */
export interface OutOfSample {
  study: string;
  /** Judged results that such fits predict. */
  predicted: number;
  /** Those of them within their tolerance. */
  within: number;
  /** The same results within it by the fit to all. */
  inSample: number;
  /** All judged results of the study. */
  judged: number;
}

interface Judged extends FactName {
  /** Within its tolerance by the fit to all. */
  inSample: boolean;
  /** By fits that did not see it; null where there is none. */
  outside: boolean | null;
}

/** A number that is judged; none where it is not printed or has no tolerance. */
function judgedOf(
  { scenario, metric, tolerance, error, measured, reference }: Comparison,
  predictions: readonly HeldOutPrediction[],
): Judged[] {
  const held = reference ?? measured;
  if (tolerance === null || error === null || held === null) return [];
  const own = predictions.find((one) => one.scenario === scenario && one.metric === metric);
  const isWithin = (of: number) => Math.abs(of) <= tolerance;
  const outside = own === undefined ? null : isWithin(own.predicted / held - 1);
  return [{ scenario, metric, inSample: isWithin(error), outside }];
}

/** The judged results of each study that fits without them predict, counted as its metrics say. */
export function outOfSample({ read, schemaOf }: Pick<Source, 'read' | 'schemaOf'>): OutOfSample[] {
  return STUDIES.flatMap((study) => {
    const predictions = study.predictions?.(read) ?? [];
    if (predictions.length === 0) return [];
    const { configurations } = study.contentsOf(read, schemaOf(study.id));
    const judged = replayedStudy(study.id, configurations, read).results.flatMap(
      ({ comparisons }) => comparisons.flatMap((one) => judgedOf(one, predictions)),
    );
    const counted = countedResults(study.metrics, judged).map((alike) => ({
      inSample: alike.every(({ inSample }) => inSample),
      outside: alike.some(({ outside }) => outside === null)
        ? null
        : alike.every(({ outside }) => outside),
    }));
    const predicted = counted.filter(({ outside }) => outside !== null);
    return [
      {
        study: study.id,
        predicted: predicted.length,
        within: predicted.filter(({ outside }) => outside).length,
        inSample: predicted.filter(({ inSample }) => inSample).length,
        judged: counted.length,
      },
    ];
  });
}
