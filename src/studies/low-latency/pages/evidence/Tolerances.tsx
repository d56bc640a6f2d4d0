import { formatPercent } from '../../../../lab/view/format';
import { QUANTITIES, QUANTITY_LABELS, TOLERANCES } from '../../quantities';

/** "10 % for throughput, …": the tolerance of every judged quantity. */
export function Tolerances() {
  return QUANTITIES.map((quantity) => {
    const label = QUANTITY_LABELS[quantity].replace(/^[RT]/, (letter) => letter.toLowerCase());
    return `${formatPercent(TOLERANCES[quantity], 0)} for ${label}`;
  }).join(', ');
}
