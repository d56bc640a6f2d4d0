/** Nothing can be simulated; the message tells readers what failed and what they can do. */
export class UnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnavailableError';
  }
}

export const RETRY = 'Press Retry; if that does not help, reload the page.';

export const NOT_STARTED = `This browser could not start the simulator; it may be short of memory. Close other pages, then press Retry.`;
export const BROKE_DOWN = `The simulator broke down in the middle of a run. ${RETRY}`;

/** What to tell readers of an error; of one that speaks to engineers, `otherwise`. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof UnavailableError ? error.message : otherwise;
