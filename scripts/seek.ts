/** Seeks the best scenario of a study under limits, and says how sure that is. */
import { seek } from '../src/explore/seek/seek';
import { readExplored } from './explore/studies';
import { UsageError } from './replay/options';
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const isUsage = error instanceof UsageError;
  console.error(isUsage ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
});
