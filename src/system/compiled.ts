import { countingFetch, downloadBytes } from '../simulator/download';
import { UnavailableError } from '../simulator/unavailable';
import { DAMAGED, NO_WEBASSEMBLY } from '../simulator/whatFailed';

let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === 'undefined') throw new UnavailableError(NO_WEBASSEMBLY);
  const { href } = new URL('./generated/messagebox_system.wasm', import.meta.url);
  const bytes = await downloadBytes(
    countingFetch(fetch, () => {}),
    href,
  );
  return WebAssembly.compile(bytes).catch((cause: unknown) => {
    throw new UnavailableError(DAMAGED, { cause });
  });
}

/** The module of systems, compiled once; where it did not arrive, an UnavailableError, and the next call tries again. */
export function compiledSystemModule(): Promise<WebAssembly.Module> {
  compiled ??= compile().catch((error: unknown) => {
    compiled = null;
    throw error;
  });
  return compiled;
}
