import type { Network, Report, Snapshot } from './shapes';

/** What the compiled module offers: plain functions over linear memory. */
interface Exports {
  memory: WebAssembly.Memory;
  input(bytes: number): number;
  output(): number;
  output_length(): number;
  create(seed: number, replication: number): number;
  retune(handle: number): number;
  advance(handle: number, untilMs: number, mostEvents: number): number;
  report(handle: number): number;
  snapshot(handle: number): number;
  reset_statistics(handle: number): void;
  destroy(handle: number): void;
}

/** How far a run got: to the time it was sent to, to the number of events, or to a line without end. */
export type Advance = 'reached' | 'paused' | 'unstable';
const ADVANCES: readonly Advance[] = ['reached', 'paused', 'unstable'];

/** A run of a network. */
export interface NetworkRun {
  /** Simulates up to a time, in ms, or so many events, whichever comes first. */
  advance(untilMs: number, mostEvents: number): Advance;
  /** Takes the numbers of another network of the same structure; every message stays where it is. */
  retune(network: Network): void;
  report(): Report;
  snapshot(): Snapshot;
  /** Forgets what was recorded, such as a warm-up. */
  resetStatistics(): void;
  /** Frees its memory. */
  end(): void;
}

export interface Engine {
  /** Throws with the field, its value and what is accepted where the network is refused. */
  start(network: Network, seed: number, replication?: number): NetworkRun;
}

/** The simulator of networks in a compiled module. */
export async function createEngine(bytes: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const api = instance.exports as unknown as Exports;
  const read = () =>
    new TextDecoder().decode(new Uint8Array(api.memory.buffer, api.output(), api.output_length()));
  const write = (network: Network) => {
    const text = new TextEncoder().encode(JSON.stringify(network));
    const room = api.input(text.length); // may grow the memory, which then has another buffer
    new Uint8Array(api.memory.buffer, room, text.length).set(text);
  };
  const refused = () => {
    const { field, value, accepted } = JSON.parse(read()).error;
    return new Error(`${field}: ${value} is not accepted, ${accepted} is`);
  };
  const run = (handle: number): NetworkRun => ({
    advance: (untilMs, mostEvents) =>
      ADVANCES[api.advance(handle, untilMs, mostEvents)] ?? 'unstable',
    retune: (network) => {
      write(network);
      if (api.retune(handle) === 0) throw refused();
    },
    report: () => {
      api.report(handle);
      return JSON.parse(read());
    },
    snapshot: () => {
      api.snapshot(handle);
      return JSON.parse(read());
    },
    resetStatistics: () => api.reset_statistics(handle),
    end() {
      try {
        api.destroy(handle);
      } catch {
        // As in src/simulator/wasm.ts: what was found is worth more than the memory.
      }
    },
  });
  return {
    start: (network, seed, replication = 0) => {
      write(network);
      const handle = api.create(seed, replication);
      if (handle === 0) throw refused();
      return run(handle);
    },
  };
}
