/** What a reader has done in the course. */
export interface ChapterProgress {
  /** Steps whose goal was met. */
  steps: readonly string[];
  /** The option that was guessed. */
  guess: string | null;
  /** Exercises that were passed, by their place, with the seeds of their numbers. */
  questions: readonly string[];
}

/** Exercises of each chapter. */
export const EXERCISES = 3;

export type Progress = Readonly<Record<string, ChapterProgress>>;

export const NOTHING: ChapterProgress = { steps: [], guess: null, questions: [] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** An exercise with the numbers of a seed. */
export const questionOf = (exercise: number, seed: string): string => `${exercise}/${seed}`;

/** How many exercises were passed, with whatever numbers. */
export const passedOf = ({ questions }: ChapterProgress): number =>
  new Set(questions.map((question) => question.split('/', 1)[0])).size;

/** Exercises that were kept without seeds: passed with the numbers that a chapter asks first. */
const firstQuestions = (passed: unknown): string[] =>
  Array.isArray(passed)
    ? passed.filter((one) => Number.isInteger(one)).map((one) => questionOf(one, ''))
    : [];

function readChapter(value: unknown): ChapterProgress {
  if (!isRecord(value)) return NOTHING;
  const { steps, guess, questions, passed } = value;
  return {
    steps: strings(steps),
    guess: typeof guess === 'string' ? guess : null,
    questions: questions === undefined ? firstQuestions(passed) : strings(questions),
  };
}

/** Progress as it was kept; what cannot be read counts as nothing. */
export function readProgress(text: string | null): Progress {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(Object.entries(kept).map(([id, value]) => [id, readChapter(value)]));
  } catch {
    return {};
  }
}

export const ofChapter = (progress: Progress, id: string): ChapterProgress =>
  progress[id] ?? NOTHING;

const withOne = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list : [...list, one];

const change = (
  progress: Progress,
  id: string,
  part: (before: ChapterProgress) => Partial<ChapterProgress>,
): Progress => {
  const before = ofChapter(progress, id);
  return { ...progress, [id]: { ...before, ...part(before) } };
};

export const withStep = (progress: Progress, id: string, step: string): Progress =>
  ofChapter(progress, id).steps.includes(step)
    ? progress
    : change(progress, id, ({ steps }) => ({ steps: withOne(steps, step) }));
export const withGuess = (progress: Progress, id: string, guess: string): Progress =>
  change(progress, id, () => ({ guess }));
export const withPassed = (
  progress: Progress,
  id: string,
  exercise: number,
  seed: string,
): Progress =>
  change(progress, id, ({ questions }) => ({
    questions: withOne(questions, questionOf(exercise, seed)),
  }));
