import type { ThumbnailProps } from '../../../charts/curves/Thumbnail';
import { goal } from '../goal';
import { lowLatencyIndex } from '../lab';

const extent = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;

/** Throughput and roundtrip of every configuration on the scale of the target; the few beyond are left out. */
export default function picture(): ThumbnailProps {
  const points = lowLatencyIndex.configurations.flatMap(({ id, measured }) => {
    const x = measured['throughput.median'] ?? measured['throughput.mean'];
    const y = measured['roundtripTime.median'] ?? measured['roundtripTime.mean'];
    return x != null && y != null && y < 2000
      ? [{ id, x, y, emphasised: id.startsWith('20-') }]
      : [];
  });
  const [least, most] = extent(points.map(({ x }) => x));
  return {
    kind: 'points',
    description: 'Measured throughput and roundtrip of the configurations of the low-latency study',
    points,
    target: { y: goal.meanMs, label: `${goal.meanMs} ms` },
    ends: { low: `${least}`, high: `${most} messages/s` },
  };
}
