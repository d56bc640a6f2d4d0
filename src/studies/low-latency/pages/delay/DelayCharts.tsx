import { DataPlot } from '../../../../charts/curves/DataPlot';
import { rankCorrelation, unlikelyByChance } from '../../../../charts/evidence/rankCorrelation';
import { formatNumber, formatSigned } from '../../../../charts/frame/format';
import { byPeriod, DELAYED_FROM, type LeftOver, medianLeftOver } from '../../evidence/delayRows';

interface Props {
  rows: readonly LeftOver[];
}

const LEFT_OVER = 'left of the response, ms';
const RINGS = 'Rings: the printed response time less the simulated one without the delay.';
const msText = (ms: number) => `${formatNumber(ms)}\u202fms`;

/** What is left of each printed response time, test case by test case, with the medians of both periods. */
export function LeftOverByTestCase({ rows }: Props) {
  const { before, after } = byPeriod(rows);
  const medianLine = (period: readonly LeftOver[]) => {
    const ms = medianLeftOver(period);
    const ends = [period[0], period.at(-1)].flatMap((row) => (row ? [row.testCase] : []));
    return {
      label: `median ${msText(ms)}`,
      mark: 'line' as const,
      points: ends.map((testCase) => [testCase, ms, ''] as const),
    };
  };
  return (
    <DataPlot
      title={`The median left over is ${msText(medianLeftOver(before))} up to test case ${DELAYED_FROM - 1}, and ${msText(medianLeftOver(after))} from ${DELAYED_FROM} on`}
      subtitle={`${RINGS} Lines: medians of both periods.`}
      x="test case"
      unit={LEFT_OVER}
      series={[
        {
          label: 'left over',
          mark: 'measured',
          points: rows.map(({ id, testCase, leftOverMs }) => [testCase, leftOverMs, id]),
        },
        medianLine(before),
        medianLine(after),
      ]}
    />
  );
}

/** Whether what is left over from the change on goes with the throughput. */
export function LeftOverByThroughput({ rows }: Props) {
  const { after } = byPeriod(rows);
  const correlation = rankCorrelation(
    after.map(({ throughputPerSecond, leftOverMs }) => [throughputPerSecond, leftOverMs]),
  );
  const trend =
    Math.abs(correlation) < unlikelyByChance(after.length)
      ? 'shows no trend with'
      : `${correlation > 0 ? 'rises' : 'falls'} with`;
  return (
    <DataPlot
      title={`From test case ${DELAYED_FROM} on, what is left over ${trend} the throughput: rank correlation ${formatSigned(correlation, 2)}`}
      subtitle={RINGS}
      x="messages per second"
      unit={LEFT_OVER}
      series={[
        {
          label: 'left over',
          mark: 'measured',
          points: after.map(({ id, throughputPerSecond, leftOverMs }) => [
            throughputPerSecond,
            leftOverMs,
            id,
          ]),
        },
      ]}
    />
  );
}
