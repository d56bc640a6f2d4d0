import type { SmallLinesProps } from '../../../charts/curves/SmallLines';
import { formatNumber } from '../../../charts/frame/format';
import type { ReadData } from '../../../measured/readData';
import type { ResultTables } from '../../../measured/tabled';
import { scaleUpPoints } from '../points';

/** Throughput over hosts of both applications. */
export default function picture(read: ReadData): SmallLinesProps & { kind: 'lines' } {
  const points = scaleUpPoints(read<ResultTables>('scale-up/results.json'));
  const measured = (['simple', 'latency'] as const).map((application, index) => {
    const own = points.filter((point) => point.application === application);
    return {
      id: application,
      points: own.map(({ processHosts, perSecond }) => ({ x: processHosts, y: perSecond })),
      label: `${formatNumber(own.at(-1)?.perSecond ?? 0)}/s`,
      labelBelow: index > 0,
    };
  });
  const most = Math.max(...points.map(({ processHosts }) => processHosts));
  return {
    kind: 'lines',
    description: 'Orchestrations per second over process hosts, two applications',
    measured,
    ends: { low: '0', high: `${most} process hosts` },
  };
}
