import type { AdapterSize, AdapterVersion } from './types';

export const SIZE_NAMES: Readonly<Record<AdapterSize, string>> = {
  '2kb': '2\u202fKB',
  '200kb': '200\u202fKB',
};
export const VERSION_NAMES: Readonly<Record<AdapterVersion, string>> = {
  '2004sp1': '2004 SP1',
  '2006': '2006',
};
