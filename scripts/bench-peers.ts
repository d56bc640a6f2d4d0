/**
 * Runs the closed tandem in the kernel and in other simulators and prints what each costs against
 * the kernel in WebAssembly. `--write` records the figures in static/data/validation/speed.json,
 * `--seconds N` shortens the simulated time.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Speed, SpeedRow } from '../src/comparison/speed';
import { type Command, PEERS, type Peer } from './bench/peers';
import { measureReplay } from './bench/replayCost';

const EXACT_PER_SECOND = 102.31;
const FILE = path.join(__dirname, '../static/data/validation/speed.json');
const REFERENCE = 'wasm';

interface Outcome {
  cpuSeconds: number;
  visits: number;
  perSecond: number;
}

function start({ program, args, cwd }: Command): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  const reason = error?.message ?? (stderr || stdout).trim().split('\n').at(-1);
  throw new Error(reason === undefined || reason === '' ? `${program} failed` : reason);
}

/** What `work` gives, or in one line why it gives nothing. */
function attempt<T>(work: () => T): { value: T } | { reason: string } {
  try {
    return { value: work() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Rounds of all peers in turn, so that a slow moment of the machine hits none of them alone.
 * The fastest round counts; a peer that fails is told to `leaveOut` and runs no more.
 */
function measure(
  peers: readonly Peer[],
  runMs: number,
  leaveOut: (peer: Peer, reason: string) => void,
): Map<string, Outcome> {
  const best = new Map<string, Outcome>();
  const failed = new Set<string>();
  const rounds = Math.max(...peers.map(({ repetitions }) => repetitions));
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of peers) {
      if (round >= peer.repetitions || failed.has(peer.id)) continue;
      const printed = attempt(() => start(peer.run(runMs)).trim().split('\n').at(-1) ?? '');
      if ('reason' in printed) {
        failed.add(peer.id);
        leaveOut(peer, printed.reason);
        continue;
      }
      const outcome = JSON.parse(printed.value) as Outcome;
      const known = best.get(peer.id);
      if (known === undefined || outcome.cpuSeconds < known.cpuSeconds) best.set(peer.id, outcome);
    }
  }
  return best;
}

const significant = (value: number, digits: number): number => Number(value.toPrecision(digits));

function rowOf(peer: Peer, outcome: Outcome, reference: Outcome): SpeedRow {
  const perVisit = (o: Outcome): number => o.cpuSeconds / o.visits;
  return {
    id: peer.id,
    name: peer.name,
    version: peer.version,
    runtime: peer.runtime,
    visitsPerCpuSecond: significant(1 / perVisit(outcome), 3),
    ratio: significant(perVisit(outcome) / perVisit(reference), 3),
    throughputPerSecond: significant(outcome.perSecond, 6),
    errorPercent: Number((100 * (outcome.perSecond / EXACT_PER_SECOND - 1)).toFixed(2)),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean' }, seconds: { type: 'string', default: '1800' } },
  });
  const runSeconds = Number(values.seconds);
  const missing: Speed['missing'] = [];
  const leaveOut = ({ name }: Peer, reason: string): void => {
    missing.push({ name, reason });
    console.log(`${name} left out: ${reason}`);
  };
  const ready = PEERS.filter((peer) => {
    const installed = attempt(() => peer.install.forEach(start));
    if ('reason' in installed) leaveOut(peer, installed.reason);
    return 'value' in installed;
  });
  const outcomes = measure(ready, 1000 * runSeconds, leaveOut);
  const reference = outcomes.get(REFERENCE);
  if (reference === undefined) throw new Error('The kernel in WebAssembly did not run.');
  const rows = ready.flatMap((peer) => {
    const outcome = outcomes.get(peer.id);
    return outcome === undefined ? [] : [rowOf(peer, outcome, reference)];
  });
  for (const row of rows) {
    const ratio = `${row.ratio} x`.padStart(9);
    const speed = `${(row.visitsPerCpuSecond / 1e6).toPrecision(3)} million visits per CPU s`;
    const check = `X ${row.throughputPerSecond}/s, ${row.errorPercent} % off the exact ${EXACT_PER_SECOND}`;
    console.log(`${row.name.padEnd(26)} ${ratio}  ${speed}  ${check}`);
  }
  const replay = await measureReplay();
  console.log(`full replay of ${replay.scenario}: ${replay.cpuSeconds} s of CPU`);
  if (!values.write) return;
  const speed: Speed = {
    date: new Date().toISOString().slice(0, 10),
    machine: 'a shared virtual machine with two x86-64 processors, Linux',
    node: process.version,
    exactPerSecond: EXACT_PER_SECOND,
    simulatedSeconds: runSeconds,
    rows,
    missing,
    replay,
  };
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(speed, null, 2)}\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
