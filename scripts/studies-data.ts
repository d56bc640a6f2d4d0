/** Writes the index of the studies, their computers, knobs and models, and what they compare for the pages about all of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EffectGroup } from '../src/charts/effects/types';
import { allEffects } from '../src/evidence/compared/effects';
import { STUDIES } from '../src/studies/registry';
import { readData, readStudyFacts } from './dataFiles';
import { readSchema } from './replay/catalogue';
import { readStudyCatalogue } from './studies/catalogue';

function write(file: string, content: unknown): void {
  const target = path.join(__dirname, '..', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(content)}\n`);
}

const { entries, hardware } = readStudyCatalogue();
write('src/components/studies/generated/studies.json', entries);
write('generated/studies/hardware.json', hardware);
const schemas = STUDIES.map(({ id }) => readSchema(id));
write('generated/studies/knobs.json', schemas);
write(
  'generated/studies/models.json',
  schemas.map(({ study, modelVersion }) => ({ name: readStudyFacts(study).name, modelVersion })),
);
const compared: readonly EffectGroup[] = allEffects(readData, readSchema);
write('generated/studies/compared.json', compared);
