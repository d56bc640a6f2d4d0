import type { Address } from './types';

/** One text per place, so that addresses can be compared. */
export function addressKey(address: Address): string {
  if ('section' in address) return `${address.document}/${address.section}`;
  const { document, table, row = '', column = '' } = address;
  return `${document}/${table}/${row}/${column}`;
}
