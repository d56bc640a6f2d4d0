import { formatNumber, intervalText } from '../../charts/frame/format';
import type { Summary } from '../../simulator/types';
import tables from '../tables.module.css';
import { replayOf } from './replayOf';

interface Props {
  from: { configurations: Readonly<Record<string, Pick<Summary, 'metrics'>>> };
  /** Its printed label, or the link of an experiment. */
  configuration: string;
  metric: string;
  digits?: number;
}

/** One precomputed number inside the text, with its 95 % interval as a tooltip. */
export function Simulated({ from, configuration, metric, digits = 0 }: Props) {
  const estimate = replayOf(from, configuration).metrics[metric];
  if (estimate === undefined) throw new Error(`${configuration} has no ${metric}.`);
  const { mean, low, high } = estimate;
  return (
    <data
      className={tables.simulated}
      value={Number(mean.toPrecision(6))}
      data-metric={metric}
      data-kind="simulated"
      title={`Simulated, 95\u202f% interval ${intervalText({ low, high }, digits, ' to ')}`}
    >
      {formatNumber(mean, digits)}
    </data>
  );
}
