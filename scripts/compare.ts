/** Compares two scenarios run by run, and says of each difference what it is worth. */
import { pinnedOf } from '../src/explore/compare/pinned';
import { rowsOf, sharedAndAlone } from '../src/explore/compare/rows';
import { compareInTurn } from '../src/explore/compare/runs';
import { runCommand } from './command/usage';
import { readOptions } from './compare/options';
import { toJson, toText } from './compare/print';
import { readExplored } from './explore/studies';
import { withPool } from './replay/withPool';

async function main(args: readonly string[]): Promise<void> {
  const explored = await readExplored();
  const studies = new Map(explored.map((study) => [study.id, study]));
  const { question, json, notes } = readOptions(args, explored);
  const { signal } = new AbortController();
  const made = await withPool((simulate) =>
    compareInTurn(studies, question, simulate, signal, () => {}),
  );
  const compared = pinnedOf(studies, question, made);
  if (compared === null) throw new Error('Not every scenario was simulated.');
  const rows = sharedAndAlone(rowsOf(compared.pinned));
  for (const note of notes) console.error(note);
  console.log(
    json
      ? JSON.stringify(toJson(compared, rows.shared, question.seed), null, 1)
      : toText(compared, rows),
  );
}

runCommand(main);
