import { createEngine, type Engine } from '../network/engine';

let loading: Promise<Engine> | null = null;

async function load(): Promise<Engine> {
  const { href } = new URL('../network/generated/messagebox_network.wasm', import.meta.url);
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href}: ${response.status}`);
  return createEngine(await response.arrayBuffer());
}

/** The simulator of networks, loaded once per page; a load that failed is tried again when asked for next. */
export function engineOfPage(): Promise<Engine> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
