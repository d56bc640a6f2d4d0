import generated from '@site/generated/validation/worth.json';
import { withUnit } from '../../charts/frame/format';
import type { PredictorId, WorthEvidence } from '../../evidence/worth/table';

interface Props {
  worths?: readonly WorthEvidence[];
}

/** What predictions of the low-latency throughput miss, by the simulator and without one. */
export function WorthSentence({ worths = generated as readonly WorthEvidence[] }: Props) {
  const quantities = worths.find(({ study }) => study === 'low-latency')?.quantities ?? [];
  const errors = quantities.find(({ quantity }) => quantity === 'throughput')?.predictors ?? [];
  const missed = (id: PredictorId) => {
    const found = errors.find(({ predictor }) => predictor === id);
    return found === undefined ? 'not known' : withUnit(found.medianPercent, '%', 1);
  };
  if (errors.length === 0) return null;
  return (
    <span data-worth-sentence>
      Of a test case kept out of its fit, the simulator misses the throughput at the median by{' '}
      {missed('simulator')}; a mean value analysis by {missed('reckoned')}, a regression on the same
      knobs by {missed('regression')}, a copy of the nearest configuration by {missed('nearest')}.
    </span>
  );
}
