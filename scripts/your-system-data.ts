/** Writes generated/your-system: what the pages on readers' systems tell, found by the compiled module. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSystemModule } from '../src/system/module';
import { fittedTests } from '../src/your-system/templates/fitted';
import type { KnownLoadTest } from '../src/your-system/templates/loadTests';
import { solvedTwice } from '../src/your-system/templates/solved';
import { rebuiltStudies } from '../src/your-system/templates/studies/rebuilt';
import { shownToday } from '../src/your-system/templates/today/shown';
import { readData } from './dataFiles';

const COMPILED = 'src/system/generated/messagebox_system.wasm';
const FOLDER = 'generated/your-system';

const testOf = (id: string): KnownLoadTest => readData(`load-tests/${id}.json`);

async function main() {
  const module = await createSystemModule(readFileSync(COMPILED));
  mkdirSync(FOLDER, { recursive: true });
  const fits = fittedTests(module.fit, {
    web: testOf('web-database'),
    pool: testOf('connection-pool'),
    delay: testOf('delay-only'),
    open: testOf('open-web-database'),
  });
  const write = (name: string, content: unknown) =>
    writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(content));
  write('fits', fits);
  write('studies', rebuiltStudies(readData, module));
  write('textbook', solvedTwice(module));
  mkdirSync(join(FOLDER, 'today'), { recursive: true });
  for (const shown of shownToday(module)) write(`today/${shown.id}`, shown);
}

void main();
