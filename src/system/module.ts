import type { Protocol } from '../simulator/types';
import { NOTE_BYTES } from '../simulator/watch/noteBytes';
import type { SystemBounds } from './bounds';
import type { System } from './document';
import type { FitAnswer } from './fitAnswer';
import type { FitQuestion } from './fitQuestion';
import type { MeanValues } from './meanValues';
import { type Refusal, RefusedSystemError } from './refusal';
import type { SystemReport } from './report';

/** What the compiled module offers: plain functions over linear memory, whose texts are JSON. */
interface Exports {
  memory: WebAssembly.Memory;
  input(bytes: number): number;
  output(): number;
  output_length(): number;
  check(): number;
  bounds(): number;
  mva(): number;
  fit(): number;
  create(seed: number, replication: number): number;
  create_preview(seed: number, replication: number): number;
  conducted(handle: number): number;
  conduct(handle: number, mostEvents: number): number;
  report(handle: number): number;
  watch(handle: number, fromMs: number, untilMs: number): number;
  notes(handle: number): number;
  notes_count(handle: number): number;
  noted_until(handle: number): number;
  destroy(handle: number): void;
}

/** The module keeps room for no more. */
const MOST_BYTES = 1 << 20;

/** As JSON; a RefusedSystemError where it is nested deeper than can be written. */
function textOf(given: unknown): string {
  try {
    return JSON.stringify(given);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const accepted = 'at most 127 levels';
    throw new RefusedSystemError([
      { field: 'description', value: 'more levels than can be read', accepted },
    ]);
  }
}

/** How far a replication got: to its end, to the number of events, or to a line that never settles. */
export type Conducted = 'done' | 'running' | 'unstable';
const CONDUCTED: readonly Conducted[] = ['done', 'running', 'unstable'];

/** One replication of a system, under its protocol. It owns memory in the module until it ends. */
export interface SystemRun {
  /** Simulates up to so many further events. */
  conduct(mostEvents: number): Conducted;
  /** Share that is simulated, 0 to 1. */
  progress(): number;
  report(): SystemReport;
  /** Notes from now on what happens to single requests between two times. */
  watch(fromMs: number, untilMs: number): void;
  /** What has been noted so far, as the studies' simulator keeps it. */
  notes(): ArrayBuffer;
  /** Until when all is noted, ms: where there are too many notes not as long as asked for. */
  notedUntilMs(): number;
  /** Frees its memory. */
  end(): void;
}

/** The compiled module; each function throws a RefusedSystemError that names what it does not accept. */
export interface SystemModule {
  /** The description with everything said that it leaves out. */
  check(description: unknown): System;
  bounds(description: unknown): SystemBounds;
  mva(description: unknown): MeanValues;
  fit(question: FitQuestion): FitAnswer;
  start(description: unknown, seed: number, replication: number, protocol?: Protocol): SystemRun;
}

/** Compiles the module of systems, and starts it. */
export async function createSystemModule(bytes: BufferSource): Promise<SystemModule> {
  return startSystemModule(await WebAssembly.compile(bytes));
}

/** Starts the module of systems from compiled code. */
export async function startSystemModule(compiled: WebAssembly.Module): Promise<SystemModule> {
  const { exports } = await WebAssembly.instantiate(compiled, {});
  const api = exports as unknown as Exports;
  const decoder = new TextDecoder();
  // The memory has another buffer once it has grown, so each access takes its own view.
  const read = <Answer>(): Answer =>
    JSON.parse(
      decoder.decode(new Uint8Array(api.memory.buffer, api.output(), api.output_length())),
    );
  const write = (given: unknown) => {
    const bytes = new TextEncoder().encode(textOf(given));
    if (bytes.length > MOST_BYTES) {
      const accepted = `at most ${MOST_BYTES} bytes`;
      throw new RefusedSystemError([
        { field: 'description', value: `${bytes.length} bytes long`, accepted },
      ]);
    }
    const room = api.input(bytes.length);
    new Uint8Array(api.memory.buffer, room, bytes.length).set(bytes);
  };
  const accepted = <Answer>(): Answer => {
    const answer = read<Answer & { error?: Refusal; errors?: Refusal[] }>();
    const refusals = answer.errors ?? (answer.error ? [answer.error] : []);
    if (refusals.length > 0) throw new RefusedSystemError(refusals);
    return answer;
  };
  const ask = <Answer>(question: () => number, given: unknown): Answer => {
    write(given);
    question();
    return accepted<Answer>();
  };
  return {
    check: (description) => ask<{ document: System }>(api.check, description).document,
    bounds: (description) => ask(api.bounds, description),
    mva: (description) => ask(api.mva, description),
    fit: (question) => ask(api.fit, question),
    start(description, seed, replication, protocol = 'study') {
      write(description);
      const create = protocol === 'preview' ? api.create_preview : api.create;
      const handle = create(seed, replication);
      if (handle === 0) accepted();
      return {
        conduct(mostEvents) {
          const conducted = CONDUCTED[api.conduct(handle, mostEvents)];
          if (conducted === undefined) throw new Error(`The module has no run ${handle}.`);
          return conducted;
        },
        progress: () => api.conducted(handle),
        report() {
          api.report(handle);
          return read();
        },
        watch: (fromMs, untilMs) => {
          api.watch(handle, fromMs, untilMs);
        },
        notes() {
          const address = api.notes(handle);
          const bytes = api.notes_count(handle) * NOTE_BYTES;
          return api.memory.buffer.slice(address, address + bytes);
        },
        notedUntilMs: () => api.noted_until(handle),
        end() {
          try {
            api.destroy(handle);
          } catch {
            // As in src/simulator/wasm.ts: what was found is worth more than the memory.
          }
        },
      };
    },
  };
}
