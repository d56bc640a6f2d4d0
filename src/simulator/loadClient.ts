import type { SimulatorClient } from './client';

type Arguments = ConstructorParameters<typeof SimulatorClient>;

/** Fetches what talks to the simulator; rejects with `UnavailableError` where a browser cannot run it. */
export async function loadClient(...options: Arguments): Promise<SimulatorClient> {
  const { SimulatorClient: Client } = await import('./client');
  return new Client(...options);
}
