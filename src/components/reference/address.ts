/** Where a number stands in the source. */
export interface Address {
  document: string;
  table?: number;
  row?: string;
  column?: string;
  section?: string;
}

/** "Table 79, 20-C, requestTime.median" or the section's heading. */
export function addressText({ table, row, column, section }: Address): string {
  if (table === undefined) return section ?? '';
  return [`Table ${table}`, row, column].filter(Boolean).join(', ');
}
