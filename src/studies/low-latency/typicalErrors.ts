import type { QuantityFigures } from '../../comparison/validation';
import { QUANTITIES, QUANTITY_LABELS } from './quantities';

/** Median errors in words: "throughput 4.4 %, request time 8.2 %, …". */
export const typicalErrors = (figures: QuantityFigures): string =>
  QUANTITIES.map((quantity) => {
    const label = QUANTITY_LABELS[quantity].replace(/^[RT]/, (letter) => letter.toLowerCase());
    return `${label} ${figures[quantity].medianPercent.toFixed(1)}\u202f%`;
  }).join(', ');
