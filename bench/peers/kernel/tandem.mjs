// The kernel's own tandem, compiled to WebAssembly.
import { readFileSync } from 'node:fs';

const [file, runMs] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
const { run, visits } = instance.exports;
let cpuSeconds = Number.POSITIVE_INFINITY;
let perSecond = 0;
// The first runs compile the module in full; the fastest one is its speed.
for (let repetition = 0; repetition < 9; repetition += 1) {
  const before = process.cpuUsage();
  perSecond = run(Number(runMs));
  const { user, system } = process.cpuUsage(before);
  cpuSeconds = Math.min(cpuSeconds, (user + system) / 1e6);
}
console.log(JSON.stringify({ cpuSeconds, visits: visits(), perSecond }));
