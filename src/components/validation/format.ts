import { formatNumber } from '../../lab/view/format';
import { magnitudeOf } from '../../numbers/elementary';

/** A number with four significant digits. */
export function formatSignificant(value: number): string {
  const magnitude = value === 0 ? 0 : magnitudeOf(value);
  return formatNumber(value, Math.max(0, 3 - magnitude));
}
