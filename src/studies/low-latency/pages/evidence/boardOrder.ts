import type { Quantity } from '../../../../comparison/types';
import type { BoardCell, BoardData, BoardRow } from '../../evidence/types';
import { QUANTITIES, QUANTITY_LABELS } from '../../quantities';

export type BoardOrder = 'test-case' | 'largest' | Quantity;

export const BOARD_ORDERS: readonly { value: BoardOrder; label: string }[] = [
  { value: 'test-case', label: 'test case' },
  { value: 'largest', label: 'largest error against tolerance' },
  ...QUANTITIES.map((quantity) => ({
    value: quantity,
    label: `error of ${QUANTITY_LABELS[quantity]}`,
  })),
];

/** A size that no error has, so that what is not compared goes last. */
const NOT_COMPARED = -1;

const sizeOf = ({ error }: BoardCell): number =>
  error === null ? NOT_COMPARED : Math.abs(error.mean);

/** The largest error of a row, each in units of its tolerance. */
function largestOf(row: BoardRow, tolerances: BoardData['tolerances']): number {
  const sizes = row.cells.flatMap((cell) => {
    const tolerance = tolerances[cell.quantity];
    return tolerance === null || cell.error === null ? [] : [sizeOf(cell) / tolerance];
  });
  return Math.max(NOT_COMPARED, ...sizes);
}

/** The rows in another order: the study's, or the largest error first. */
export function ordered(
  rows: readonly BoardRow[],
  order: BoardOrder,
  tolerances: BoardData['tolerances'],
): BoardRow[] {
  const key = (row: BoardRow): number => {
    if (order === 'largest') return largestOf(row, tolerances);
    const cell = row.cells.find(({ quantity }) => quantity === order);
    return cell ? sizeOf(cell) : NOT_COMPARED;
  };
  if (order === 'test-case') return [...rows].sort((a, b) => a.position - b.position);
  return [...rows].sort((a, b) => key(b) - key(a) || a.position - b.position);
}
