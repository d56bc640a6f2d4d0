/** Writes the index of the studies and the catalogue of their computers for the pages about all of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readStudyCatalogue } from './studies/catalogue';

function write(file: string, content: unknown): void {
  const target = path.join(__dirname, '..', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(content)}\n`);
}

const { entries, hardware } = readStudyCatalogue();
write('src/components/studies/generated/studies.json', entries);
write('generated/studies/hardware.json', hardware);
