import { QUANTITIES, QUANTITY_LABELS, TOLERANCES } from '../../comparison/metrics';
import { formatPercent } from '../../lab/view/format';

/** "10 % for throughput, …": the tolerance of every judged quantity. */
export function Tolerances() {
  return QUANTITIES.flatMap((quantity) => {
    const tolerance = TOLERANCES[quantity];
    if (tolerance === undefined) return [];
    const label = QUANTITY_LABELS[quantity].replace(/^[RT]/, (letter) => letter.toLowerCase());
    return [`${formatPercent(tolerance, 0)} for ${label}`];
  }).join(', ');
}
