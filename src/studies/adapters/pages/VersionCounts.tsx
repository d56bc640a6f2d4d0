import { counts } from '../../../charts/bars/PairDots';
import { type MeasuredAdapters, pairRows } from './pairRows';

/** How many pairs of printed rates got faster from one version to the next, as a sentence. */
export function VersionCounts(data: MeasuredAdapters) {
  const { pairs, higher, lower, same } = counts(pairRows({ ...data, simulated: {} }, 'version'));
  return (
    <span>
      Of {pairs} pairs of printed figures {higher} are faster, {same} is the same and {lower} are
      slower.
    </span>
  );
}
