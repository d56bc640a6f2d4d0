import { type Choices, type Level, type LoadFile, type LoadTest, readLoadTest } from '../loadtest';
import type { FitAnswer } from './fitAnswer';
import { fitLevels, type MeasuredLevel } from './fitLevels';
import type { FitQuestion } from './fitQuestion';
import { type Refusal, RefusedSystemError } from './refusal';

/** What is known of results beside what they tell. */
export interface ReadingOptions {
  /** Of every file that does not tell its users. */
  users?: number;
  /** By the ids of a reading's choices. */
  choices?: Choices;
  /** How long users pause after each answer, in ms, whatever the files tell. */
  thinkMs?: number;
}

/** What is asked of a load test beside its explanations. */
export type Asked = Omit<FitQuestion, 'levels'>;

/** A level as an answer repeats it. */
interface AnsweredLevel
  extends Pick<Level, 'users' | 'throughputPerSecond' | 'responseMs' | 'tool'> {
  /** Of an open test. */
  arrivalsPerSecond?: number | null;
  warnings: Said[];
}

/** Levels, what explains them, what limits them, and what to measure next. */
export interface LoadTestAnswer extends FitAnswer {
  levels: AnsweredLevel[];
}

/** What is said of a level, in a sentence. */
export interface Said {
  code: string;
  sentence: string;
}

/** Levels that were read, or those of a description, which has sentences by their codes. */
export interface Measured {
  levels: readonly (MeasuredLevel & {
    tool?: string | null;
    warnings?: readonly Said[] | Readonly<Record<string, unknown>>;
  })[];
}

/** How the ids of choices begin that ask for users. */
export const USERS_OF = 'users of ';

/** Names what was chosen and is no choice of these files, or no value of it. */
function refuseUnknown(reading: LoadTest, choices: Choices): void {
  const refusals = Object.entries(choices).flatMap(([id, value]): Refusal[] => {
    const choice = reading.choices.find((one) => one.id === id);
    if (choice === undefined) {
      const ids = reading.choices.map((one) => one.id);
      return [{ field: 'choice', value: id, accepted: ids.join(', ') || 'none' }];
    }
    const { options } = choice;
    const isKnown = options.length > 0 ? options.includes(value) : Number(value) > 0;
    return isKnown
      ? []
      : [{ field: id, value, accepted: options.join(', ') || 'a number above 0' }];
  });
  if (refusals.length > 0) throw new RefusedSystemError(refusals);
}

/** The levels of files, whatever their order. Throws a RefusedSystemError for a choice that there is not. */
export function readFiles(
  files: readonly LoadFile[],
  { users, choices = {}, thinkMs }: ReadingOptions,
): LoadTest {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const reading = readLoadTest(sorted, choices, thinkMs);
  refuseUnknown(reading, choices);
  const asked = reading.missing.filter((id) => id.startsWith(USERS_OF));
  if (users === undefined || asked.length === 0) return reading;
  const told = Object.fromEntries(asked.map((id) => [id, String(users)]));
  return readLoadTest(sorted, { ...choices, ...told }, thinkMs);
}

/** The question about a load test that the module answers: about all levels that can be used. */
export const questionOf = ({ levels }: Measured, more: Asked): FitQuestion => ({
  levels: fitLevels(levels),
  ...more,
});

const saidOf = (warnings: Measured['levels'][number]['warnings'] = []): Said[] =>
  Array.isArray(warnings)
    ? warnings
    : Object.entries(warnings).map(([code, sentence]) => ({ code, sentence: String(sentence) }));

const UNKNOWN = { mean: null, p50: null, p90: null, p95: null, p99: null };

/** The module's answer with all levels that were measured. */
export const answerOf = ({ levels }: Measured, fitted: FitAnswer): LoadTestAnswer => ({
  levels: levels.map(
    ({ users = null, arrivalsPerSecond = null, throughputPerSecond, responseMs, ...read }) => ({
      users,
      ...(users === null && { arrivalsPerSecond }),
      throughputPerSecond,
      responseMs: { ...UNKNOWN, ...responseMs },
      tool: read.tool ?? '',
      warnings: saidOf(read.warnings),
    }),
  ),
  ...fitted,
});
