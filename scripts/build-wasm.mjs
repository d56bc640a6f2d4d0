// Compiles the simulator, puts it where the site imports it, and writes the knobs that it declares.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const crate = 'sim-wasm';
const target = 'wasm32-unknown-unknown';
const compiled = join(crate, 'target', target, 'release', 'messagebox_sim.wasm');
const simulatorFolder = join('src', 'simulator', 'generated');
const scenarioFolder = join('src', 'scenario', 'generated');

function compile() {
  const cargo = spawnSync('cargo', ['build', '--quiet', '--release', '--lib', '--target', target], {
    cwd: crate,
    stdio: 'inherit',
  });
  if (cargo.status !== 0) process.exit(cargo.status ?? 1);
}

async function readSchema(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { schema, output, memory } = instance.exports;
  const length = schema();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length)));
}

function knobIdType(knobs) {
  const ids = knobs.map((knob) => `  | '${knob.id}'`).join('\n');
  return `/** Every knob that the simulator declares. */\nexport type KnobId =\n${ids};\n`;
}

compile();
for (const folder of [simulatorFolder, scenarioFolder]) mkdirSync(folder, { recursive: true });
copyFileSync(compiled, join(simulatorFolder, 'messagebox_sim.wasm'));
const schema = await readSchema(readFileSync(compiled));
writeFileSync(join(scenarioFolder, 'knobs.json'), `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(join(scenarioFolder, 'knobId.ts'), knobIdType(schema.knobs));
console.log(`Simulator ${schema.modelVersion} compiled, ${schema.knobs.length} knobs`);
