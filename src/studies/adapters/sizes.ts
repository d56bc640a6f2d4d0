import type { AdapterSize } from './types';

/** File sizes as readers see them. */
export const SIZE_TEXTS: Readonly<Record<AdapterSize, string>> = {
  '2kb': '2 KB',
  '200kb': '200 KB',
};
