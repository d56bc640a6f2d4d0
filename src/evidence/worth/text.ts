import type { Anchoring } from './anchoring';
import type { WorthErrors } from './errors';
import type { PredictorId, WorthEvidence } from './table';

/** What the predictors are called. */
export const PREDICTOR_NAMES: Readonly<Record<PredictorId, string>> = {
  simulator: 'simulator',
  reckoned: 'mean value analysis',
  regression: 'regression on the knobs',
  nearest: 'nearest configuration',
  mean: 'mean of the others',
};

const figures = ({ medianPercent, p90Percent, rmsPercent }: WorthErrors): string =>
  [medianPercent, p90Percent, rmsPercent].map((one) => one.toFixed(1).padStart(7)).join('');

const line = (name: string, errors: WorthErrors): string =>
  `    ${name.padEnd(26)}${figures(errors)}\n`;

const anchoringText = (title: string, anchorings: readonly Anchoring[]): string =>
  anchorings
    .map(
      ({ quantity, plain, anchored, correlation }) =>
        `  ${quantity}, ${title}\n${line('as predicted', plain)}${line('scaled by the neighbour', anchored)}` +
        `    residuals correlate         ${correlation === null ? 'not' : correlation.toFixed(2)}\n`,
    )
    .join('');

/** What the simulators are worth, as lines to read: median, 90th percentile and root mean square of errors in percent. */
export const worthText = (worth: readonly WorthEvidence[]): string =>
  worth
    .map(
      ({ study, modelVersion, parameters, quantities, anchoring }) =>
        `${study} ${modelVersion}: error of predictions, median, 90th percentile, root mean square, %\n` +
        `  parameters: simulator ${parameters.simulator}, mean value analysis ${parameters.reckoned ?? 'none'}\n` +
        quantities
          .map(
            ({ label, results, predictors }) =>
              `  ${label}, ${results} results\n` +
              predictors.map((one) => line(PREDICTOR_NAMES[one.predictor], one)).join(''),
          )
          .join('') +
        anchoringText('nearest of what the fit may see', anchoring.unseen) +
        anchoringText('nearest of all others', anchoring.any),
    )
    .join('');
