import type { Choices, LoadFile, LoadTest } from '../loadtest';
import { AskedWorker, type QuestionWorker, startQuestionWorker } from './asked';
import type { SystemBounds } from './bounds';
import type { System } from './document';
import type { FitAnswer } from './fitAnswer';
import type { FitQuestion } from './fitQuestion';
import type { MeanValues } from './meanValues';
import { type Refusal, RefusedSystemError } from './refusal';

/** A description with everything said that it leaves out, or what is wrong with it. */
export type Checked = { document: System } | { refusals: readonly Refusal[] };

/**
 * Answers about a reader's system, worked out beside the page. Each rejects with a RefusedSystemError that names what is
 * not accepted, or with an UnavailableError, after which the same can be asked again.
 */
export interface SystemClient {
  check(description: System): Promise<Checked>;
  bounds(description: System): Promise<SystemBounds>;
  mva(description: System): Promise<MeanValues>;
  /** The newest wins: one that is still worked on rejects with an AbortError. */
  fit(question: FitQuestion): Promise<FitAnswer>;
  /** Ends with an AbortError, and at once, when the signal says so. */
  read(
    files: readonly LoadFile[],
    choices: Choices,
    thinkMs?: number,
    signal?: AbortSignal,
  ): Promise<LoadTest>;
  /** Ends the workers; what is not answered rejects with an AbortError. */
  dispose(): void;
}

const aborted = (why: string) => new DOMException(why, 'AbortError');

/**
 * Fits, which take a second, and readings of large files have workers of their own: they hold up no other question, and
 * can be stopped.
 */
export function systemClient(
  createWorker: () => QuestionWorker = startQuestionWorker,
): SystemClient {
  const quick = new AskedWorker(createWorker);
  const fits = new AskedWorker(createWorker);
  const readings = new AskedWorker(createWorker);
  let fitting: Promise<FitAnswer> | null = null;
  return {
    check: (description) =>
      quick.ask('check', description).then(
        (document) => ({ document }),
        (error: unknown) => {
          if (error instanceof RefusedSystemError) return { refusals: error.refusals };
          throw error;
        },
      ),
    bounds: (description) => quick.ask('bounds', description),
    mva: (description) => quick.ask('mva', description),
    fit(question) {
      if (fitting !== null) fits.stop(aborted('Another fit was asked for.'));
      const asked = fits.ask('fit', question);
      fitting = asked;
      const end = () => {
        if (fitting === asked) fitting = null;
      };
      asked.then(end, end);
      return asked;
    },
    read(files, choices, thinkMs, signal) {
      if (signal?.aborted) return Promise.reject(aborted('Reading was stopped.'));
      const end = () => readings.stop(aborted('Reading was stopped.'));
      signal?.addEventListener('abort', end);
      return readings
        .ask('read', { files, choices, thinkMs })
        .finally(() => signal?.removeEventListener('abort', end));
    },
    dispose() {
      const closed = aborted('The client was closed.');
      quick.stop(closed);
      fits.stop(closed);
      readings.stop(closed);
    },
  };
}
