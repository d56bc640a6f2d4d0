// The SimPy program in Pyodide: Python compiled to WebAssembly, as a browser would run it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';

const [runMs, simpyFolder, program] = process.argv.slice(2);
const pyodide = await loadPyodide();

function copy(from, to) {
  pyodide.FS.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copy(source, target);
    else if (entry.name.endsWith('.py')) pyodide.FS.writeFile(target, readFileSync(source));
  }
}

copy(simpyFolder, '/packages/simpy');
pyodide.FS.writeFile('/packages/tandem.py', readFileSync(program));
const simulate = pyodide.runPython(`
import sys
sys.path.insert(0, "/packages")
import json, tandem
lambda run_ms: json.dumps(tandem.simulate(run_ms))
`);
const before = process.cpuUsage();
const { cycles, visits } = JSON.parse(simulate(Number(runMs)));
const { user, system } = process.cpuUsage(before);
console.log(
  JSON.stringify({
    cpuSeconds: (user + system) / 1e6,
    visits,
    perSecond: (1000 * cycles) / Number(runMs),
  }),
);
