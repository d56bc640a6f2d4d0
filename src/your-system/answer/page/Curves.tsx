import { useState } from 'react';
import { LoadCurve } from '../../../charts/own/LoadCurve';
import type { LoadCurveProps } from '../../../charts/own/types';
import type { Statistic } from '../../../system/fitQuestion';
import type { Answered } from '../../answered';
import { responseCurve, throughputCurve } from '../curves';
import { STATISTIC_NAMES, shownStatistics } from '../statistics';
import styles from './answer.module.css';

interface CurvesProps {
  answered: Answered;
  hrefOf: (load: number) => string;
}

/** Throughput and response time over the load. */
export function Curves({ answered, hrefOf }: CurvesProps) {
  const [wanted, setWanted] = useState<Statistic>('mean');
  const statistics = shownStatistics(answered);
  const shown = statistics.find((one) => one === wanted) ?? statistics[0] ?? 'mean';
  const throughput = throughputCurve(answered, hrefOf);
  const response = responseCurve(answered, shown, hrefOf);
  if (throughput.measured.length + throughput.simulated.length === 0) return null;
  return (
    <div className={styles.curves}>
      <div className={styles.charts}>
        <LoadCurve {...throughput} />
        <LoadCurve {...response} />
      </div>
      <div className={styles.under}>
        <Legend throughput={throughput} response={response} isChanged={answered.isChanged} />
        {statistics.length > 1 && (
          <label className={styles.statistic}>
            Response time{' '}
            <select
              value={shown}
              onChange={(event) =>
                setWanted(statistics.find((one) => one === event.target.value) ?? 'mean')
              }
            >
              {statistics.map((one) => (
                <option key={one} value={one}>
                  {STATISTIC_NAMES[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </div>
  );
}

/** What the marks are, of those that are drawn. */
function Legend({
  throughput,
  response,
  isChanged,
}: {
  throughput: LoadCurveProps;
  response: LoadCurveProps;
  isChanged: boolean;
}) {
  const when = isChanged ? 'measured before the change' : 'measured';
  const { measured, simulated } = throughput;
  const isBeyond =
    throughput.range !== null &&
    (throughput.domain[0] < throughput.range[0] || throughput.domain[1] > throughput.range[1]);
  const entries = [
    { text: `○ ${when}, fitted`, is: measured.some(({ isKeptBack }) => !isKeptBack) },
    { text: `◇ ${when}, kept back`, is: measured.some(({ isKeptBack }) => isKeptBack) },
    { text: '— simulated, bars: 95\u202f% of runs', is: simulated.length > 0 },
    {
      text: '- - 90\u202f% band of the explanations',
      is: throughput.band.length > 1 || response.band.length > 1,
    },
    {
      text: '··· what the drawn system cannot pass',
      is: throughput.bound !== null || response.bound !== null,
    },
    { text: '– – scalability law', is: throughput.law.length > 0 },
    { text: 'hatched: not measured', is: isBeyond },
  ];
  return (
    <p className={styles.legend}>
      {entries
        .filter(({ is }) => is)
        .map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
    </p>
  );
}
