// Compiles the simulator, puts it where the site and the Python package take it, and writes the knobs and parameters that it declares.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const crate = 'sim-wasm';
const target = 'wasm32-unknown-unknown';
const built = (folder, profile, module) => join(crate, folder, target, profile, `${module}.wasm`);
const compiled = built('target', 'release', 'messagebox_sim');
/** Of its own: it takes the simulator without its interface, and in one folder each would undo what the other compiled. */
const networkTarget = join('target', 'network');
const simulatorFolder = join('src', 'simulator', 'generated');
const networkFolder = join('src', 'course', 'network', 'generated');
const systemFolder = join('src', 'system', 'generated');
const pythonPackage = join('python', 'src', 'messageboxlab');
const knobsFolder = join('src', 'scenario', 'generated', 'knobs');
const controlsFolder = join('src', 'scenario', 'generated', 'controls');
const derivedFolder = 'generated';
const archive = JSON.parse(readFileSync(join('static', 'simulators', 'index.json'), 'utf8'));

function cargo(command, ...args) {
  const options = ['--quiet', '--lib', '--target', target];
  const { status } = spawnSync('cargo', [command, ...options, ...args], {
    cwd: crate,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Compiled by itself and for nothing but the page, the module of networks is a third smaller. */
function compileNetwork(...options) {
  const network = ['--package', 'messagebox_network', '--target-dir', networkTarget, ...options];
  cargo('rustc', ...network, '--crate-type', 'cdylib', '--', '-C', 'link-arg=--strip-all');
}

/** The studies' simulator; the course's networks, small; and readers' systems, fast. */
function compile() {
  cargo('build', '--release');
  compileNetwork('--release', '--no-default-features');
  compileNetwork('--profile', 'system');
}

/** Reads what a function of the compiled module says as JSON. */
function readJson({ output, memory }, write) {
  const length = write();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length)));
}

/** With the versions of other models whose simulators are kept, and without what notes tell of. */
const withArchived = ({ study, modelVersion, parts, ...schema }) => ({
  study,
  modelVersion,
  archived: archive
    .filter((one) => one.study === study && one.model !== modelVersion)
    .map(({ model }) => model),
  ...schema,
});

/** The knobs without what only the reference tells of them: every lab loads them first. */
const forLabs = (schema) => ({
  ...schema,
  knobs: schema.knobs.map(({ mechanism, source, ...knob }) => knob),
});

compile();
const folders = [
  simulatorFolder,
  networkFolder,
  systemFolder,
  knobsFolder,
  controlsFolder,
  derivedFolder,
];
for (const folder of folders) mkdirSync(folder, { recursive: true });
for (const folder of [simulatorFolder, pythonPackage]) {
  copyFileSync(compiled, join(folder, 'messagebox_sim.wasm'));
}
copyFileSync(
  built(networkTarget, 'release', 'messagebox_network'),
  join(networkFolder, 'messagebox_network.wasm'),
);
for (const folder of [systemFolder, pythonPackage]) {
  const system = built(networkTarget, 'system', 'messagebox_network');
  copyFileSync(system, join(folder, 'messagebox_system.wasm'));
}
const exportsOf = async (file) =>
  (await WebAssembly.instantiate(readFileSync(file), {})).instance.exports;
const simulator = await exportsOf(compiled);
const systems = await exportsOf(join(systemFolder, 'messagebox_system.wasm'));
const declared = readJson(simulator, simulator.schema);
const parts = {
  ...Object.fromEntries(declared.map((one) => [one.study, one.parts])),
  system: readJson(systems, systems.parts),
};
writeFileSync(join(simulatorFolder, 'parts.json'), `${JSON.stringify(parts, null, 2)}\n`);
for (const schema of declared.map(withArchived)) {
  const file = `${schema.study}.json`;
  writeFileSync(join(knobsFolder, file), `${JSON.stringify(schema, null, 2)}\n`);
  writeFileSync(join(controlsFolder, file), `${JSON.stringify(forLabs(schema), null, 2)}\n`);
  console.log(`Simulator of ${schema.study} ${schema.modelVersion}, ${schema.knobs.length} knobs`);
}
const parameters = readJson(simulator, simulator.parameters);
writeFileSync(join(derivedFolder, 'parameters.json'), `${JSON.stringify(parameters, null, 2)}\n`);
// Those of a study by themselves, for pages that need no others.
const parametersFolder = join(derivedFolder, 'parameters');
mkdirSync(parametersFolder, { recursive: true });
for (const [study, own] of Object.entries(parameters))
  writeFileSync(join(parametersFolder, `${study}.json`), `${JSON.stringify(own, null, 2)}\n`);
