import type { Refusal } from '../../system/refusal';
import type { Description } from '../description';

/** A description that is edited in a page. */
export interface Editing {
  description: Description;
  /** What the module of systems does not accept in it. */
  refusals: readonly Refusal[];
  /** With what was done, as in "Undo: add app". */
  onChange: (next: Description, what: string) => void;
}
