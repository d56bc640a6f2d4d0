import type { TableId } from '../measured/types';

/** The parts of an erratum that a comparison needs. */
export interface Correction {
  id: string;
  address: { table?: TableId; row?: string; column?: string };
  likely: number | string | null;
  usedAsReference: boolean;
}

/** The value a simulation is held against. */
export interface Reference {
  /** As printed; null where nothing is. */
  measured: number | null;
  /** The likely value instead, where the printed one is a misprint. */
  corrected?: number;
  /** Id of the erratum that explains the correction. */
  erratum?: string;
}

/** The reference of one cell: what is printed, and its correction if one is used. */
export function referenceOf(
  configuration: string,
  metric: string,
  measured: number | null,
  errata: readonly Correction[],
): Reference {
  const erratum = errata.find(
    ({ address, usedAsReference }) =>
      usedAsReference && address.row === configuration && address.column === metric,
  );
  if (erratum === undefined || typeof erratum.likely !== 'number') return { measured };
  return { measured, corrected: erratum.likely, erratum: erratum.id };
}

/** The number that errors are relative to. */
export const referenceValue = ({ measured, corrected }: Reference): number | null =>
  corrected ?? measured;

/** What is printed at a cell where no erratum says that another value is meant; null otherwise. */
export function undoubted(
  configuration: string,
  metric: string,
  printed: number | null,
  errata: readonly Correction[],
): number | null {
  const reference = referenceOf(configuration, metric, printed, errata);
  return referenceValue(reference) === printed ? printed : null;
}
