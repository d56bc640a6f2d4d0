import type { Tour } from '../types';

/** Each tour is a file of its own, fetched when it is opened. */
export const LOADERS: Readonly<Record<string, () => Promise<Tour>>> = {
  page: async () => (await import('./page')).page,
  '300ms': async () => (await import('./low-latency')).lowLatency,
  collapse: async () => (await import('./collapse')).collapse,
  adapters: async () => (await import('./adapters')).adapters,
  'own-system': async () => (await import('./own-system')).ownSystem,
};
