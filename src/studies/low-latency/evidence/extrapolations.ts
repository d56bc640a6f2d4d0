import type { FoldReport } from '../../../comparison/validation';
import { partialFigures } from '../figures';
import { pairsOf } from './heldOut';
import { comparablesOf, predictedBy, type Study } from './study';
import type { Extrapolation } from './types';

/** Label of a knob, or of one of its choices. */
function labelOf({ schema }: Study, knob: string, choice?: string): string {
  const found = schema.knobs.find(({ id }) => id === knob);
  const label =
    choice === undefined ? found?.label : found?.choices?.find(({ id }) => id === choice)?.label;
  if (label === undefined) throw new Error(`A refit names ${choice ?? knob}, which is no setting.`);
  return label;
}

/**
 * What a fold is about: "up-to-test-case-07", "neutral-up-to-test-case-07", "without-server-xeon",
 * "without-layout-sendOnly+trackOnly".
 */
function subjectOf(study: Study, fold: string): Pick<Extrapolation, 'kind' | 'subject'> {
  const server = fold.split('without-server-')[1];
  if (server !== undefined) return { kind: 'server', subject: labelOf(study, 'server', server) };
  const hosts = fold.split('without-layout-')[1];
  if (hosts !== undefined) {
    const labels = hosts.split('+').map((host) => labelOf(study, host));
    return { kind: 'layout', subject: labels.join(' / ') };
  }
  const last = fold.split('up-to-test-case-')[1];
  if (last === undefined) throw new Error(`${fold} is no extrapolation.`);
  const kind = fold.startsWith('neutral-') ? 'neutral forecast' : 'forecast';
  return { kind, subject: `1 to ${Number(last)}` };
}

/** Refits that leave much out at once: how far their predictions are off, beside the fit to all. */
export function extrapolationsOf(study: Study, refits: FoldReport): Extrapolation[] {
  const inSample = comparablesOf(study);
  return refits.folds.map(({ id }) => {
    const predicted = predictedBy(study, refits, (fold) => fold === id);
    const leftOut = new Set(predicted.map(({ scenario }) => scenario));
    const same = inSample.filter(({ scenario }) => leftOut.has(scenario));
    return {
      id,
      ...subjectOf(study, id),
      scenarios: [...new Set(same.map(({ scenario }) => scenario))],
      inSample: partialFigures(same),
      predicted: partialFigures(predicted),
      pairs: pairsOf(same, predicted),
    };
  });
}
