import { formatNumber } from '../../../../charts/frame/format';
import type { RunKind } from './runKinds';

interface Props {
  /** The protocol that gave it; the text around names it. */
  run: RunKind;
  metric: string;
  value: number;
  digits?: number;
}

/** A simulated number. */
export const Simulated = ({ run, metric, value, digits = 0 }: Props) => (
  <data
    value={Number(value.toPrecision(6))}
    data-metric={metric}
    data-kind="simulated"
    data-run={run}
  >
    {formatNumber(value, digits)}
  </data>
);
