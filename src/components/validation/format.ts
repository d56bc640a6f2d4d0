import { formatNumber } from '../../lab/view/format';

/** A number with four significant digits. */
export function formatSignificant(value: number): string {
  const magnitude = value === 0 ? 0 : Math.floor(Math.log10(Math.abs(value)));
  return formatNumber(value, Math.max(0, 3 - magnitude));
}
