import { RefusedSystemError } from '../system/refusal';

/** What a function answers, as text; a refusal as the module of systems writes it. */
export function asText(answer: () => unknown): string {
  try {
    return JSON.stringify(answer());
  } catch (error) {
    if (error instanceof RefusedSystemError) return JSON.stringify({ errors: error.refusals });
    throw error;
  }
}
