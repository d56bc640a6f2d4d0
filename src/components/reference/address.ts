import type { Address } from '../../measured/types';

/** "Table 79, 20-C, requestTime.median" or the section's heading. */
export function addressText(address: Address): string {
  if ('section' in address) return address.section;
  return [`Table ${address.table}`, address.row, address.column].filter(Boolean).join(', ');
}
