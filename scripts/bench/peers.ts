/** The simulators that run the same workload: how each is installed and started. */
import { existsSync } from 'node:fs';
import path from 'node:path';

export interface Command {
  program: string;
  args: string[];
  cwd: string;
}

export interface Peer {
  id: string;
  name: string;
  version: string;
  /** What runs it. */
  runtime: string;
  /** Slow ones run once, fast ones several times. */
  repetitions: number;
  install: Command[];
  run: (runMs: number) => Command;
}

const ROOT = path.join(__dirname, '../..');
const CRATE = path.join(ROOT, 'sim-wasm');
const WASM = 'wasm32-unknown-unknown';
const RELEASE = ['build', '--quiet', '--release', '--example', 'tandem'];
const folderOf = (id: string): string => path.join(ROOT, 'bench/peers', id);
const RUST_VERSION = '1.95';

function python(id: string): Pick<Peer, 'install' | 'run'> {
  const cwd = folderOf(id);
  const program = path.join(cwd, '.venv/bin/python');
  const create = { program: 'python3', args: ['-m', 'venv', '.venv'], cwd };
  const requirements = ['-m', 'pip', 'install', '--quiet', '-r', 'requirements.txt'];
  return {
    install: [...(existsSync(program) ? [] : [create]), { program, args: requirements, cwd }],
    run: (runMs) => ({ program, args: ['tandem.py', String(runMs)], cwd }),
  };
}

const npm = (id: string): Command => ({
  program: 'npm',
  args: ['install', '--silent', '--no-audit', '--no-fund', '--no-package-lock'],
  cwd: folderOf(id),
});

export const PEERS: readonly Peer[] = [
  {
    id: 'native',
    name: 'This kernel, native',
    version: RUST_VERSION,
    runtime: 'Rust',
    repetitions: 3,
    install: [{ program: 'cargo', args: RELEASE, cwd: CRATE }],
    run: (runMs) => ({
      program: path.join(CRATE, 'target/release/examples/tandem'),
      args: [String(runMs)],
      cwd: CRATE,
    }),
  },
  {
    id: 'wasm',
    name: 'This kernel, WebAssembly',
    version: RUST_VERSION,
    runtime: 'Node',
    repetitions: 3,
    install: [{ program: 'cargo', args: [...RELEASE, '--target', WASM], cwd: CRATE }],
    run: (runMs) => ({
      program: 'node',
      args: [
        'tandem.mjs',
        path.join(CRATE, 'target', WASM, 'release/examples/tandem.wasm'),
        String(runMs),
      ],
      cwd: folderOf('kernel'),
    }),
  },
  {
    id: 'ssj',
    name: 'SSJ',
    version: '3.3.2',
    runtime: 'Java',
    repetitions: 3,
    install: [
      {
        program: 'mvn',
        args: [
          '-q',
          'compile',
          'dependency:build-classpath',
          '-Dmdep.outputFile=target/classpath.txt',
        ],
        cwd: folderOf('ssj'),
      },
    ],
    run: (runMs) => ({
      program: 'sh',
      args: [
        '-c',
        'exec java -cp "target/classes:$(cat target/classpath.txt)" Tandem "$0"',
        String(runMs),
      ],
      cwd: folderOf('ssj'),
    }),
  },
  {
    id: 'nexosim',
    name: 'NeXosim',
    version: '1.0.0',
    runtime: 'Rust',
    repetitions: 3,
    install: [
      {
        program: 'cargo',
        args: ['build', '--quiet', '--release', '--locked'],
        cwd: folderOf('nexosim'),
      },
    ],
    run: (runMs) => ({
      program: path.join(folderOf('nexosim'), 'target/release/tandem'),
      args: [String(runMs)],
      cwd: folderOf('nexosim'),
    }),
  },
  {
    id: 'simjs',
    name: 'SIM.JS',
    version: '2.0.3',
    runtime: 'Node',
    repetitions: 3,
    install: [npm('simjs')],
    run: (runMs) => ({
      program: 'node',
      args: ['tandem.mjs', String(runMs)],
      cwd: folderOf('simjs'),
    }),
  },
  {
    id: 'simpy',
    name: 'SimPy',
    version: '4.1.1',
    runtime: 'CPython',
    repetitions: 1,
    ...python('simpy'),
  },
  {
    id: 'pyodide',
    name: 'SimPy in Pyodide',
    version: '314.0.7',
    runtime: 'Node',
    repetitions: 1,
    install: [npm('pyodide')],
    run: (runMs) => ({
      program: 'sh',
      args: [
        '-c',
        'exec node tandem.mjs "$0" ../simpy/.venv/lib/python*/site-packages/simpy ../simpy/tandem.py',
        String(runMs),
      ],
      cwd: folderOf('pyodide'),
    }),
  },
  {
    id: 'ciw',
    name: 'Ciw',
    version: '3.2.7',
    runtime: 'CPython',
    repetitions: 1,
    ...python('ciw'),
  },
];
