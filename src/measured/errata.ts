import type { Address, Erratum } from './types';

/** One text per place, so that addresses can be compared. */
export function addressKey(address: Address): string {
  if ('section' in address) return `${address.document}/${address.section}`;
  const { document, table, row = '', column = '' } = address;
  return `${document}/${table}/${row}/${column}`;
}

/** The erratum at a cell of a table, if there is one. */
export const erratumAt = (
  errata: readonly Erratum[],
  table: number,
  row: string,
  column: string,
): Erratum | undefined =>
  errata.find(
    ({ address }) => addressKey(address) === addressKey({ document: '000', table, row, column }),
  );

/** The corrections that comparisons use, by configuration ("20-C") and column. */
export function correctedReferences(
  errata: readonly Erratum[],
): Record<string, Record<string, number>> {
  const corrected: Record<string, Record<string, number>> = {};
  for (const { address, likely, usedAsReference } of errata) {
    if (!usedAsReference || typeof likely !== 'number') continue;
    if (!('table' in address) || !address.row || !address.column) continue;
    corrected[address.row] = { ...corrected[address.row], [address.column]: likely };
  }
  return corrected;
}
