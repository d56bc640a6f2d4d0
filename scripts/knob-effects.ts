/**
 * Writes static/data/studies/knob-effects.json: what each knob of each study does when it alone is moved in the study's
 * base. With ids of studies, these alone; the others stay as they are.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  KNOB_EFFECTS_FILE,
  type KnobEffectsFile,
  type StudySweep,
} from '../src/evidence/knobs/types';
import { STUDY_IDS } from '../src/studies/registry';
import { readData } from './dataFiles';
import { jsonText } from './replay/jsonText';
import { sweepStudy } from './replay/knobSweep';

const FILE = path.join(__dirname, '../static/data', KNOB_EFFECTS_FILE);

const written = (): readonly StudySweep[] =>
  existsSync(FILE) ? readData<KnobEffectsFile>(KNOB_EFFECTS_FILE).studies : [];

/** Each study is written as soon as it is there, so that a run which is stopped goes on with the next. */
async function main(ids: readonly string[]): Promise<void> {
  const unknown = ids.filter((id) => !STUDY_IDS.includes(id));
  if (unknown.length > 0) {
    throw new Error(`There is no study ${unknown.join(', ')}; accepted: ${STUDY_IDS.join(', ')}.`);
  }
  for (const study of ids.length > 0 ? ids : STUDY_IDS) {
    const sweep = await sweepStudy(study);
    const sweeps = [...written().filter((one) => one.study !== study), sweep];
    const studies = STUDY_IDS.flatMap((id) => sweeps.filter((one) => one.study === id));
    writeFileSync(FILE, jsonText({ studies } satisfies KnobEffectsFile, 1));
    console.log(`${study}: ${Object.keys(sweep.knobs).length} knobs`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
