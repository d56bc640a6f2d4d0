import type { Choice, LoadTest } from '../../src/loadtest';
import { loadOf } from '../../src/system/fitLevels';
import {
  type Asked,
  answerOf,
  type Measured,
  questionOf,
  readFiles,
  USERS_OF,
} from '../../src/system/loadTest';
import type { SystemModule } from '../../src/system/module';
import { UsageError } from '../command/usage';
import { measuredIn } from './described';
import { readFiles as textsOf } from './files';
import { fitText } from './fitText';
import type { SystemOptions } from './options';
import { troubleLines } from './readingText';

/** What the files hold; what cannot be used is noted. */
export function readTest({ files, reading, thinkMs }: SystemOptions): LoadTest {
  const test = readFiles(textsOf(files), { ...reading, ...(thinkMs !== null && { thinkMs }) });
  const isUsed = ({ id, value }: Choice) =>
    id.startsWith(USERS_OF) && value === String(reading.users);
  if (reading.users !== undefined && !test.choices.some(isUsed)) {
    console.error('--users is not used: all files tell their users.');
  }
  for (const line of troubleLines(test)) console.error(line);
  return test;
}

const askedOf = ({ hold, targets, at, thinkMs }: SystemOptions): Asked => ({
  ...(hold !== null && { hold: [...hold] }),
  ...(targets.length > 0 && { targets: [...targets] }),
  ...(at.length > 0 && { at: [...at] }),
  ...(thinkMs !== null && { thinkMs }),
});

/** The levels of files or of a description, and what is asked of them: by the options, else by the description. */
async function askedFor(options: SystemOptions): Promise<[test: Measured, asked: Asked]> {
  const described = await measuredIn(options.files);
  const asked = askedOf(options);
  if (described === null) return [readTest(options), asked];
  const { users, choices = {} } = options.reading;
  if (users !== undefined || Object.keys(choices).length > 0) {
    throw new UsageError(
      '--users and --choose do nothing with a description; accepted: --think, --hold, --target, --at, --json.',
    );
  }
  const { measured, hold, targets } = described;
  return [{ levels: measured ?? [] }, { hold, targets: targets as Asked['targets'], ...asked }];
}

/** What explains a load test: as JSON, or as a person reads it, with every level beside what explains it. */
export async function fit(module: SystemModule, options: SystemOptions): Promise<string> {
  const [test, asked] = await askedFor(options);
  const question = questionOf(test, asked);
  if (question.levels.length === 0) {
    throw new UsageError(
      'No level can be used; accepted: results of a load test that tell users, or a rate, and throughput.',
    );
  }
  if (options.json) return JSON.stringify(answerOf(test, module.fit(question)), null, 1);
  const loads = question.levels.flatMap((level) => loadOf(level) ?? []);
  const answer = answerOf(test, module.fit({ ...question, at: [...options.at, ...loads] }));
  return fitText(answer, options.at);
}
