import { formatNumber } from '../../charts/format';

interface Props {
  metric: string;
  value: number;
  digits?: number;
}

/** A simulated number. */
export const Simulated = ({ metric, value, digits = 0 }: Props) => (
  <data value={Number(value.toPrecision(6))} data-metric={metric} data-kind="simulated">
    {formatNumber(value, digits)}
  </data>
);
