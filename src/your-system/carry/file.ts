import type { Description } from '../description';
import { saidOf } from './said';

/** A file for the reader to keep. */
export interface SavedFile {
  name: string;
  text: string;
}

/** The name of a system as a file may have it, without an ending. */
export const fileNameOf = ({ name }: Description): string =>
  (name ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'system';

export const savedFile = (description: Description): SavedFile => ({
  name: `${fileNameOf(description)}.json`,
  text: `${JSON.stringify(saidOf(description), null, 2)}\n`,
});
