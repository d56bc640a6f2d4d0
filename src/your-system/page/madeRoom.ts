import type { Trouble } from '../../explore/book/trouble';
import { makeRoom } from '../carry/makeRoom';
import { newOrigin, SHELF } from '../carry/stored';
import type { ReadAddress } from './readAddress';

/** What an address has put in the place of what a reader made here. */
export interface Replaced {
  /** By which names the former is kept. */
  names: readonly string[];
  /** Why it is not. */
  trouble: Trouble | null;
}

export interface MadeRoom {
  /** Which system is open now: the one of before, or another. */
  origin: string;
  /** Null where nothing of the reader's had to make room. */
  replaced: Replaced | null;
}

/** Lets what an address asks for take the place of the draft; what a reader made of that is kept in this browser. */
export function madeRoom({ carried, source }: ReadAddress): MadeRoom {
  const { description, before } = carried;
  const isSame = source === 'draft' || (source === 'link' && SHELF.isDraft(description));
  if (isSame) return { origin: SHELF.origin() ?? newOrigin(), replaced: null };
  const names = makeRoom(SHELF, [description, before]);
  const { trouble } = SHELF.current();
  const isNotable = names.length > 0 || trouble?.kind === 'full';
  return { origin: newOrigin(), replaced: isNotable ? { names, trouble } : null };
}
