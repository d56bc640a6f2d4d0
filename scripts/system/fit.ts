import type { LoadTest } from '../../src/loadtest';
import { type Asked, answerOf, questionOf, readFiles } from '../../src/system/loadTest';
import type { SystemModule } from '../../src/system/module';
import { UsageError } from '../command/usage';
import { readFiles as textsOf } from './files';
import { fitText } from './fitText';
import type { SystemOptions } from './options';
import { troubleLines } from './readingText';

/** What the files hold; what cannot be used is noted. */
export function readTest({ files, reading }: SystemOptions): LoadTest {
  const test = readFiles(textsOf(files), reading);
  for (const line of troubleLines(test)) console.error(line);
  return test;
}

const askedOf = ({ hold, targets, at, thinkMs }: SystemOptions): Asked => ({
  ...(hold !== null && { hold: [...hold] }),
  ...(targets.length > 0 && { targets: [...targets] }),
  ...(at.length > 0 && { at: [...at] }),
  ...(thinkMs !== null && { thinkMs }),
});

/** What explains a load test: as JSON, or as a person reads it, with every level beside what explains it. */
export function fit(module: SystemModule, options: SystemOptions): string {
  const test = readTest(options);
  if (test.levels.length === 0) {
    throw new UsageError(
      'No level was read; accepted: results of a load test with users and throughput.',
    );
  }
  const asked = askedOf(options);
  const answer = answerOf(test, module.fit(questionOf(test, asked)));
  if (options.json) return JSON.stringify(answer, null, 1);
  const measured = test.levels.flatMap(({ users }) => users ?? []);
  const everywhere = { ...asked, at: [...new Set([...options.at, ...measured])] };
  const { predictions } = module.fit(questionOf(test, everywhere));
  return fitText(answer, predictions, options.hold ?? []);
}
