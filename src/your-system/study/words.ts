import type { StudyWords } from '../../scenario/words';

/** What sentences about a described system call its loads, its numbers and its work. */
export const DESCRIBED_WORDS: StudyWords = {
  standing: 'described',
  configuration: 'test level',
  which: '',
  missing: 'not measured',
  assumed: 'described',
  whyAssumed: 'nobody measured it',
  ahead: 'Simulated',
  source: 'the load test',
  gives: 'gives',
  thorough: () => 'at full length',
  place: 'station',
  one: 'request',
  many: 'requests',
};
