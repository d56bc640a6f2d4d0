import type { SimulatorClient } from './client';
import { NO_SCRIPT, UnavailableError } from './unavailable';

type Arguments = ConstructorParameters<typeof SimulatorClient>;

/** Fetches what talks to the simulator; rejects with `UnavailableError` where it does not arrive. */
export async function loadClient(...options: Arguments): Promise<SimulatorClient> {
  const { SimulatorClient: Client } = await import('./client').catch((cause: unknown) => {
    throw new UnavailableError(NO_SCRIPT, { cause });
  });
  return new Client(...options);
}
