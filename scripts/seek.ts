/** Seeks the best scenario of a study under limits, and says how sure that is. */
import { seek } from '../src/explore/seek/seek';
import { runCommand } from './command/usage';
import { readExplored } from './explore/studies';
import { withPool } from './replay/withPool';
import { readOptions } from './seek/options';
import { toJson, toText } from './seek/print';

async function main(args: readonly string[]): Promise<void> {
  const { study, question, json, mended } = readOptions(args, await readExplored());
  for (const { message } of mended) console.error(message);
  const answer = await withPool((simulate) => seek(study, question, simulate));
  console.log(
    json
      ? JSON.stringify(toJson(study, question, answer), null, 1)
      : toText(study, question, answer),
  );
}

runCommand(main);
