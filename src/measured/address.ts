import type { Address } from './types';

/** One text per place, so that addresses can be compared. */
export function addressKey(address: Address): string {
  const { document, row = '', column = '' } = address;
  const place = 'section' in address ? address.section : address.table;
  return `${document}/${place}/${row}/${column}`;
}
