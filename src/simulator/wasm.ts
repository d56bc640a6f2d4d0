import type { KnobSchema } from '../scenario/schema';
import { ABI_VERSION } from './abiVersion';
import { RefusedScenarioError } from './errors';
import type { Report, Status } from './report';
import type { Protocol, Run } from './types';
import { NOT_STARTED, UnavailableError } from './unavailable';
import { NOTE_BYTES } from './watch/noteBytes';
import { DAMAGED, NO_PARAMETERS, NO_WEBASSEMBLY, OTHER_VERSION } from './whatFailed';

/** The functions the WebAssembly module exports; texts travel as UTF-8 through one output buffer. */
export interface SimulatorExports {
  memory: WebAssembly.Memory;
  /** Version of this interface; the oldest modules do not tell it. */
  abi_version?(): number;
  /** Address of room for `count` knob values. */
  input(count: number): number;
  output(): number;
  output_length(): number;
  schema(): number;
  parameters(): number;
  create(study: number, seed: number, replication: number, protocol: number): number;
  advance(handle: number, maxEvents: number): number;
  progress(handle: number): number;
  report(handle: number): number;
  /** The same, with as many parameters behind the knob values. Archived modules take none. */
  create_with?(
    study: number,
    seed: number,
    replication: number,
    protocol: number,
    parameters: number,
  ): number;
  /** Archived modules note nothing. */
  watch?(handle: number, fromMs: number, untilMs: number): number;
  notes?(handle: number): number;
  notes_count?(handle: number): number;
  destroy(handle: number): void;
}

/** One replication in progress. It owns memory in the module until it is disposed of. */
export interface Simulation {
  /** Simulates up to `maxEvents` further events. */
  advance(maxEvents: number): Status;
  /** Share of the run that is simulated, 0 to 1. */
  progress(): number;
  /** What has been measured so far. */
  report(): Report;
  /** Notes from now on what happens to single messages between two times; false where the module or the study cannot. */
  watch(fromMs: number, untilMs: number): boolean;
  /** What has been noted so far, for `readNotes`. */
  notes(): ArrayBuffer;
  /** Until when all is noted, ms: where there are too many notes not as long as asked for. */
  notedUntilMs(): number;
  /** Frees the simulation, without throwing; any later use throws. */
  dispose(): void;
}

/** The loaded simulator. */
export interface Simulator {
  /** The declaration of the knobs of all studies, as JSON text. */
  schemaJson(): string;
  /** The parameters of all studies, as JSON text. */
  parametersJson(): string;
  /** Starts a replication, or throws `RefusedScenarioError`. */
  start(run: Run): Simulation;
}

const PROTOCOL_CODES: Record<Protocol, number> = { study: 0, preview: 1 };
const STATUS_BY_CODE: readonly Status[] = ['running', 'done', 'unstable'];
/** The module keeps room for no more; a longer list is refused whatever it holds. */
const MOST_VALUES = 1024;

/** Compiles and starts the module in `bytes`, or rejects with `UnavailableError`. */
export async function loadSimulator(bytes: BufferSource): Promise<Simulator> {
  if (typeof WebAssembly === 'undefined') throw new UnavailableError(NO_WEBASSEMBLY);
  const { instance } = await WebAssembly.instantiate(bytes, {}).catch((cause: unknown) => {
    const isCode = cause instanceof WebAssembly.CompileError;
    throw new UnavailableError(isCode ? DAMAGED : NOT_STARTED, { cause });
  });
  return bindSimulator(instance.exports as unknown as SimulatorExports);
}

/** Starts a module that is compiled already, or rejects with `UnavailableError`. */
export async function startSimulator(module: WebAssembly.Module): Promise<Simulator> {
  const { exports } = await WebAssembly.instantiate(module, {});
  return bindSimulator(exports as unknown as SimulatorExports);
}

/** Wraps the exports of a running module, or throws `UnavailableError` if its interface is of another version. */
export function bindSimulator(wasm: SimulatorExports): Simulator {
  if (wasm.abi_version?.() !== ABI_VERSION) throw new UnavailableError(OTHER_VERSION);
  const decoder = new TextDecoder();
  // Growth detaches earlier views of the memory, so each access makes its own and copies the text out.
  const readOutput = (length: number): string =>
    decoder.decode(new Uint8Array(wasm.memory.buffer, wasm.output(), length).slice());

  let order: readonly string[] | null = null;
  /** The number of a study is its place in the schema; the module refuses one that has none. */
  const numberOf = (study: string): number => {
    order ??= (JSON.parse(readOutput(wasm.schema())) as KnobSchema[]).map((one) => one.study);
    return order.indexOf(study) >>> 0;
  };

  const create = ({ study, values, seed, replication, protocol, parameters = [] }: Run): number => {
    const number = numberOf(study);
    const input = [...values, ...parameters];
    const written = input.slice(0, MOST_VALUES);
    const address = wasm.input(input.length);
    new Float64Array(wasm.memory.buffer, address, written.length).set(written);
    const code = PROTOCOL_CODES[protocol];
    if (parameters.length === 0) return wasm.create(number, seed, replication, code);
    if (wasm.create_with === undefined) throw new UnavailableError(NO_PARAMETERS);
    return wasm.create_with(number, seed, replication, code, parameters.length);
  };

  return {
    schemaJson: () => readOutput(wasm.schema()),
    parametersJson: () => readOutput(wasm.parameters()),
    start(run) {
      const handle = create(run);
      if (handle === 0) throw RefusedScenarioError.fromJson(readOutput(wasm.output_length()));
      return simulationOf(wasm, handle, readOutput);
    },
  };
}

function simulationOf(
  wasm: SimulatorExports,
  handle: number,
  readOutput: (length: number) => string,
): Simulation {
  let disposed = false;
  const live = (): number => {
    if (disposed) throw new Error('This simulation was disposed of and can no longer be used.');
    return handle;
  };
  return {
    advance(maxEvents) {
      const code = wasm.advance(live(), maxEvents);
      const status = STATUS_BY_CODE[code];
      if (status === undefined)
        throw new Error(`The simulator does not know simulation ${handle}.`);
      return status;
    },
    progress: () => wasm.progress(live()),
    watch: (fromMs, untilMs) => wasm.watch?.(live(), fromMs, untilMs) === 1,
    notes() {
      const address = wasm.notes?.(live()) ?? 0;
      const bytes = (wasm.notes_count?.(live()) ?? 0) * NOTE_BYTES;
      return wasm.memory.buffer.slice(address, address + bytes);
    },
    notedUntilMs: () => Number.POSITIVE_INFINITY,
    report: () => JSON.parse(readOutput(wasm.report(live()))) as Report,
    dispose() {
      if (disposed) return;
      disposed = true;
      try {
        wasm.destroy(handle);
      } catch {
        // What cannot be freed is lost memory; a finished result, or the error that ended the run, is worth more.
      }
    },
  };
}
