import type { Address } from '../../measured/types';

/** "Table 79, 20-C, requestTime.median", or the section's heading with row and column of its figure. */
export function addressText(address: Address): string {
  const place = 'section' in address ? address.section : `Table ${address.table}`;
  return [place, address.row, address.column].filter(Boolean).join(', ');
}
