/** One request as a log of a tool tells it. */
export interface Request {
  startMs: number;
  elapsedMs: number;
  isOk: boolean;
  /** Users at its time; null where the log does not say. */
  users: number | null;
}

export const endOf = ({ startMs, elapsedMs }: Request): number => startMs + elapsedMs;

/** A load that was held: from when to when, in ms, and how many users. */
export interface Plateau {
  users: number | null;
  fromMs: number;
  toMs: number;
}

/** A load of a known number of users. */
export interface Held extends Plateau {
  users: number;
}
