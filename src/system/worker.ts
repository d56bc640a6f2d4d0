import { createAnswering } from './answering';
import type { QuestionCommand, QuestionEvent } from './questions';

/** The part of a dedicated worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<QuestionCommand>) => void) | null;
  postMessage(message: QuestionEvent): void;
}

const scope = self as unknown as WorkerScope;

const answer = createAnswering(
  (event) => scope.postMessage(event),
  (error) => console.error(error),
);

scope.onmessage = ({ data }) => answer(data);
