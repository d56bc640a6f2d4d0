/** Runs the networks of the course once, so that its pages show numbers before, and without, a simulator of their own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COURSE } from '../src/course/chapters/course';
import { stillOf } from '../src/course/figure/still';
import { createEngine } from '../src/course/network/engine';
import { solvedRowOf, theoryRowOf } from '../src/course/theoryRows';

const COMPILED = 'src/course/network/generated/messagebox_network.wasm';
const FOLDER = 'generated/course';

async function main() {
  const engine = await createEngine(readFileSync(COMPILED));
  mkdirSync(FOLDER, { recursive: true });
  const theory = COURSE.flatMap((chapter) => {
    const still = stillOf(engine, chapter);
    writeFileSync(join(FOLDER, `${chapter.id}.json`), JSON.stringify(still));
    return theoryRowOf(chapter, still) ?? solvedRowOf(engine, chapter) ?? [];
  });
  writeFileSync(join(FOLDER, 'theory.json'), JSON.stringify(theory));
  console.log(`${COURSE.length} chapters of the course run`);
}

void main();
