import { edge, meanOf, type PoolPoint, widest } from '../../../charts/curves/PoolCliff';
import { formatNumber } from '../../../charts/frame/format';

const Completed = ({ value }: { value: number }) => (
  <data value={Math.round(value)} data-metric="completed" data-kind="simulated">
    {formatNumber(Number(value.toPrecision(2)))}
  </data>
);

/** Where the simulated completions fall, as a sentence. */
export function CliffEdge({ points }: { points: readonly PoolPoint[] }) {
  const found = edge(points);
  if (found === null) return <span>No edge shows among the sizes that were simulated.</span>;
  const { last, fallen } = found;
  return (
    <span>
      With {last.threads} threads the simulation completes about <Completed value={meanOf(last)} />{' '}
      orchestrations, with {fallen.threads} about <Completed value={meanOf(fallen)} />.
    </span>
  );
}

/** Where the replications of one size differ most, as a sentence. */
export function CliffSpread({ points }: { points: readonly PoolPoint[] }) {
  const wide = widest(points);
  if (wide === undefined) return null;
  return (
    <span>
      They differ most with {wide.threads} threads: from{' '}
      <Completed value={Math.min(...wide.completed)} /> to{' '}
      <Completed value={Math.max(...wide.completed)} />.
    </span>
  );
}
