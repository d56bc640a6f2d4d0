import { BROKE_DOWN, NOT_STARTED, UnavailableError } from '../simulator/unavailable';
import { NO_SCRIPT, NO_WORKERS } from '../simulator/whatFailed';
import { compiledSystemModule } from './compiled';
import type {
  Answers,
  Asked,
  Question,
  QuestionCommand,
  QuestionEvent,
  QuestionName,
} from './questions';
import { RefusedSystemError } from './refusal';

/** The part of a Web Worker that is used here. */
export interface QuestionWorker {
  postMessage(command: QuestionCommand): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<QuestionEvent>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export function startQuestionWorker(): QuestionWorker {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch (cause) {
    // There are none, or a policy of the page's surroundings refuses them.
    throw new UnavailableError(NO_WORKERS, { cause });
  }
}

interface Waiting {
  resolve: (answer: Answers[QuestionName]) => void;
  reject: (reason: unknown) => void;
}

/** One worker that answers questions in their order; it starts with the first of them, and anew after it died. */
export class AskedWorker {
  private worker: QuestionWorker | null = null;
  private isAlive = false;
  private questions = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(private readonly createWorker: () => QuestionWorker) {}

  /** Rejects with a RefusedSystemError, or with an UnavailableError, after which the same can be asked again. */
  ask<Name extends QuestionName>(name: Name, given: Asked[Name]): Promise<Answers[Name]> {
    this.questions += 1;
    const number = this.questions;
    const question = { name, given } as Question;
    return new Promise<Answers[QuestionName]>((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      try {
        this.started().postMessage({ type: 'question', number, question });
      } catch (error) {
        this.waiting.delete(number);
        reject(
          error instanceof UnavailableError
            ? error
            : new UnavailableError(NOT_STARTED, { cause: error }),
        );
      }
    }) as Promise<Answers[Name]>;
  }

  /** Ends the worker; what it has not answered is rejected with the reason. */
  stop(reason: unknown): void {
    if (this.worker !== null) {
      this.worker.onmessage = null;
      this.worker.onerror = null;
      this.worker.terminate();
    }
    this.worker = null;
    this.isAlive = false;
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private started(): QuestionWorker {
    if (this.worker !== null) return this.worker;
    const worker = this.createWorker();
    this.worker = worker;
    worker.onmessage = ({ data }) => this.receive(data);
    worker.onerror = () => this.stop(new UnavailableError(this.isAlive ? BROKE_DOWN : NO_SCRIPT));
    compiledSystemModule().then(
      (module) => worker.postMessage({ type: 'module', module }),
      (error: unknown) => {
        if (this.worker === worker) this.stop(error);
      },
    );
    return worker;
  }

  private receive(event: QuestionEvent): void {
    this.isAlive = true;
    if (event.type === 'broken') {
      this.stop(new UnavailableError(BROKE_DOWN));
      return;
    }
    const waiting = this.waiting.get(event.number);
    this.waiting.delete(event.number);
    if (event.type === 'answered') waiting?.resolve(event.answer);
    else waiting?.reject(new RefusedSystemError(event.refusals));
  }
}
