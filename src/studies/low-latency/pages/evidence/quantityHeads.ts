import reference from '../../../../tables/reference.module.css';
import { QUANTITIES } from '../../quantities';
import { SHORT_QUANTITIES } from './quantities';

/** Heads of a table's columns of numbers, one for each quantity, such as "Throughput, %". */
export const quantityHeads = (after = '') =>
  QUANTITIES.map((quantity) => ({
    name: `${SHORT_QUANTITIES[quantity].label}${after}`,
    className: reference.number,
  }));
