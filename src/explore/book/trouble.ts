import type { Problem } from '../../address/problem';

/** Why what is on screen is not kept. */
export type Trouble =
  /** Private mode, or storage switched off. */
  | { kind: 'unavailable' }
  | { kind: 'full' }
  /** What is kept is damaged, or of a newer version of the site: it is left as it is until the reader gives it up. */
  | { kind: 'unreadable'; text: string; problems: readonly Problem[] }
  /** Something else emptied the storage. */
  | { kind: 'cleared' };

const QUOTA = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];
/** What a failure of the storage means. */
export const troubleOf = (error: unknown): Trouble =>
  error instanceof Error && QUOTA.includes(error.name) ? { kind: 'full' } : { kind: 'unavailable' };
