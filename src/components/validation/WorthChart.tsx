import { type PredictedQuantity, PredictorRows } from '../../charts/evidence/PredictorRows';
import { andList, formatNumber, withUnit } from '../../charts/frame/format';
import type { PredictorErrors, PredictorId, WorthQuantity } from '../../evidence/worth/table';
import { PREDICTOR_NAMES } from '../../evidence/worth/text';
import { worths } from './WorthTable';

/** The quantities of a study; none where it was not tried. */
const quantitiesOf = (study: string): readonly WorthQuantity[] =>
  worths.find((one) => one.study === study)?.quantities ?? [];

const errorsOf = ({ predictors }: WorthQuantity, id: PredictorId): PredictorErrors | undefined =>
  predictors.find(({ predictor }) => predictor === id);

/** Median errors of predictions by the simulator of a study and by simpler ways, quantity by quantity. */
export function WorthChart({ study }: { study: string }) {
  const rows = quantitiesOf(study).map((one): PredictedQuantity => {
    const median = (id: PredictorId) => errorsOf(one, id)?.medianPercent;
    return {
      id: one.quantity,
      name: one.label,
      simulator: median('simulator') ?? Number.NaN,
      meanValueAnalysis: median('reckoned'),
      regression: median('regression'),
      nearest: median('nearest'),
    };
  });
  return <PredictorRows rows={rows} />;
}

const FIGURES = [
  { id: 'medianPercent', label: 'median' },
  { id: 'p90Percent', label: '90th percentile' },
  { id: 'rmsPercent', label: 'root mean square' },
] as const;

/** Where another predictor errs less than the simulator of a study, as one sentence. */
export function WorthExceptions({ study }: { study: string }) {
  const better = quantitiesOf(study).flatMap((one) => {
    const own = errorsOf(one, 'simulator');
    if (own === undefined) return [];
    return FIGURES.flatMap(({ id, label }) =>
      one.predictors
        .filter((other) => other.predictor !== 'simulator' && other[id] < own[id])
        .map(
          (other) =>
            `the ${PREDICTOR_NAMES[other.predictor]} in the ${label} of ${one.label} (${formatNumber(other[id], 1)} against ${withUnit(own[id], '%', 1)})`,
        ),
    );
  });
  return (
    <p data-worth-exceptions={better.length}>
      {better.length === 0
        ? 'No other predictor errs less in any of these figures.'
        : `These err less than the simulator: ${andList(better)}.`}
    </p>
  );
}
