import type { Address, ProseCell, TableId } from '../../src/measured/types';
import type { Corpus, StatedStudy } from './corpus';

/** A place where the transcription breaks a rule, and how. */
export interface Finding {
  address: Address;
  message: string;
}

/** One rule that the printed numbers should keep. Every breach must be an erratum. */
export interface Rule {
  /** The errata name it in foundBy. */
  id: string;
  name: string;
  description: string;
  check: (corpus: Corpus) => Finding[];
}

/** A finding at a cell, a row, a column or a whole table of a study; of the low-latency one where none is named. */
export const atTable = (
  message: string,
  table: TableId,
  row?: string,
  column?: string,
  document = '000',
): Finding => ({
  address: { document, table, ...(row && { row }), ...(column && { column }) },
  message,
});

export const atSection = (message: string, section: string): Finding => ({
  address: { document: '000', section },
  message,
});

/** A finding at a figure in the text of a study. */
export const atFigure = (
  message: string,
  { facts: { document } }: StatedStudy,
  { section, row, column }: Pick<ProseCell, 'section' | 'row' | 'column'>,
): Finding => ({ address: { document, section, row, column }, message });
