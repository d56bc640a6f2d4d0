import { packed } from '../../scenario/packed';
import type { System } from '../../system/document';

/** Where a reader changes a system. */
export const YOUR_SYSTEM = '/your-system';

/** A system on the page for readers' own, in the part of the address that no server sees. */
export const linkOf = async (system: System): Promise<string> =>
  `${YOUR_SYSTEM}#s=${await packed(system)}`;
