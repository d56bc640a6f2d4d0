/**
 * Writes static/data/replays, every published configuration simulated as the pages show it first, the
 * curve of the start page, the experiments that texts tell of, the cliff of the worker threads, and what common random
 * numbers save. With ids of studies, the published configurations of these alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_SEED } from '../src/scenario/scenario';
import { readConfigurations, readStudyConfigurations } from './replay/catalogue';
import { writeLinkedExperiments } from './replay/linkedExperiments';
import { applySettings } from './replay/options';
import { writePairedReplays } from './replay/pairedReplays';
import { writeCliff } from './replay/poolCliff';
import { REPLAYS_FOLDER, replayFiles } from './replay/replayFiles';
import { simulateScenarios } from './replay/simulate';
import { writeCurve } from './replay/usersCurve';

async function main(studies: readonly string[]): Promise<void> {
  const configurations =
    studies.length > 0 ? studies.flatMap(readStudyConfigurations) : readConfigurations();
  const experiment = { seed: DEFAULT_SEED, replications: null };
  const results = await simulateScenarios(
    configurations.map((configuration) => applySettings(configuration)),
    experiment,
    {
      onProgress: (share) => {
        if (process.stderr.isTTY) process.stderr.write(`\rSimulated ${Math.floor(share * 100)} %`);
      },
    },
  );
  const files = replayFiles(configurations, results);
  for (const [name, text] of files) {
    const file = path.join(REPLAYS_FOLDER, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (studies.length === 0) await writeOthers();
  console.log(`${configurations.length} configurations written to ${files.size} files`);
}

/** What is simulated besides the published configurations. */
async function writeOthers(): Promise<void> {
  await writeCurve();
  await writeCliff();
  await writeLinkedExperiments();
  await writePairedReplays();
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
