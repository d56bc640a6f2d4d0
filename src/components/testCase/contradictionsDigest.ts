import type { Erratum } from '../../measured/types';

/** Where contradictions stand, and for how many it is known what was meant, in one line. */
export function contradictionsDigest(errata: readonly Erratum[]): string {
  const tables = errata.filter(({ address }) => 'table' in address).length;
  const texts = errata.length - tables;
  const places = [
    ...(texts > 0 ? [`${texts} in the text`] : []),
    ...(tables > 0 ? [`${tables} about a table as a whole`] : []),
  ].join(', ');
  const likely = errata.filter((erratum) => erratum.likely !== null).length;
  const meant = likely === 0 ? 'nothing tells' : `for ${likely} of them something tells`;
  return `${places}; ${meant} what was meant.`;
}
