import { replayedStudy } from '../comparison/replayedStudy';
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

/** The judged results of each study that fits without them predict; documented limits that a run only reaches are none. */
export function outOfSample({ read, schemaOf }: Pick<Source, 'read' | 'schemaOf'>): OutOfSample[] {
  return STUDIES.flatMap((study) => {
    const predictions = study.predictions?.(read) ?? [];
    if (predictions.length === 0) return [];
    const { configurations } = study.contentsOf(read, schemaOf(study.id));
    const judged = replayedStudy(study.id, configurations, read).results.flatMap(
      ({ comparisons }) =>
        comparisons.flatMap(({ scenario, metric, tolerance, error, measured, reference }) => {
          const held = reference ?? measured;
          const isCap = study.metrics.isCap(scenario, metric);
          if (tolerance === null || error === null || held === null || isCap) return [];
          const own = predictions.find((one) => one.scenario === scenario && one.metric === metric);
          const isWithin = (of: number) => Math.abs(of) <= tolerance;
          return [
            {
              inSample: isWithin(error),
              outside: own === undefined ? null : isWithin(own.predicted / held - 1),
            },
          ];
        }),
    );
    const predicted = judged.filter(({ outside }) => outside !== null);
    return [
      {
        study: study.id,
        predicted: predicted.length,
        within: predicted.filter(({ outside }) => outside).length,
        inSample: predicted.filter(({ inSample }) => inSample).length,
        judged: judged.length,
      },
    ];
  });
}
