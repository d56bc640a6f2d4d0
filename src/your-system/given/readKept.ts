import type { Choices, LoadFile, LoadTest } from '../../loadtest';
import { RefusedSystemError } from '../../system/refusal';
import { type Kept, withoutChoices } from './kept';

/** What reads files, such as the client of the systems' worker. */
export interface FileReader {
  read(
    files: readonly LoadFile[],
    choices: Choices,
    thinkMs?: number,
    signal?: AbortSignal,
  ): Promise<LoadTest>;
}

/** How a refusal names a choice that there is not. */
const NO_CHOICE = 'choice';

/** Reads what is kept. Choices that its files do not have any more are given up. */
export async function readKept(
  reader: FileReader,
  kept: Kept,
  signal?: AbortSignal,
): Promise<{ kept: Kept; test: LoadTest }> {
  const { files, choices, thinkMs } = kept;
  try {
    return { kept, test: await reader.read(files, choices, thinkMs ?? undefined, signal) };
  } catch (error) {
    if (!(error instanceof RefusedSystemError)) throw error;
    const ids = error.refusals.map(({ field, value }) => (field === NO_CHOICE ? value : field));
    const fewer = withoutChoices(kept, ids);
    if (Object.keys(fewer.choices).length === Object.keys(choices).length) throw error;
    return readKept(reader, fewer, signal);
  }
}
