import { afterAll, vi } from 'vitest';

// What a page fetches late may still be on its way as a file ends: its environment goes only then.
afterAll(() => vi.dynamicImportSettled());
