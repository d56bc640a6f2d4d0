import type { Kept } from '../kept';

/** Of what was given last, in the browser's own store; it leaves this browser nowhere. */
const KEY = 'your-system-given';

const store = () => import('idb-keyval');

export const loadKept = async (): Promise<Kept | null> => (await (await store()).get(KEY)) ?? null;

export const saveKept = async (kept: Kept): Promise<void> => (await store()).set(KEY, kept);
