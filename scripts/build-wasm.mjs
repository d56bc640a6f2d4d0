// Compiles the simulator, puts it where the site imports it, and writes the knobs and parameters that it declares.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const crate = 'sim-wasm';
const target = 'wasm32-unknown-unknown';
const compiled = join(crate, 'target', target, 'release', 'messagebox_sim.wasm');
const simulatorFolder = join('src', 'simulator', 'generated');
const scenarioFolder = join('src', 'scenario', 'generated');
const derivedFolder = 'generated';

function compile() {
  const cargo = spawnSync('cargo', ['build', '--quiet', '--release', '--lib', '--target', target], {
    cwd: crate,
    stdio: 'inherit',
  });
  if (cargo.status !== 0) process.exit(cargo.status ?? 1);
}

/** Reads what a function of the compiled module says as JSON. */
function readJson({ output, memory }, write) {
  const length = write();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length)));
}

function knobIdType(knobs) {
  const ids = knobs.map((knob) => `  | '${knob.id}'`).join('\n');
  return `/** Every knob that the simulator declares. */\nexport type KnobId =\n${ids};\n`;
}

compile();
for (const folder of [simulatorFolder, scenarioFolder, derivedFolder]) {
  mkdirSync(folder, { recursive: true });
}
copyFileSync(compiled, join(simulatorFolder, 'messagebox_sim.wasm'));
const { instance } = await WebAssembly.instantiate(readFileSync(compiled), {});
const schema = readJson(instance.exports, instance.exports.schema);
writeFileSync(join(scenarioFolder, 'knobs.json'), `${JSON.stringify(schema, null, 2)}\n`);
const parameters = readJson(instance.exports, instance.exports.parameters);
writeFileSync(join(derivedFolder, 'parameters.json'), `${JSON.stringify(parameters, null, 2)}\n`);
writeFileSync(join(scenarioFolder, 'knobId.ts'), knobIdType(schema.knobs));
console.log(`Simulator ${schema.modelVersion} compiled, ${schema.knobs.length} knobs`);
