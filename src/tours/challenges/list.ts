import type { ChallengeId } from './measures';

/** What a link to a challenge says of it. The challenge itself is fetched when it is opened. */
export interface ChallengeEntry {
  id: ChallengeId;
  title: string;
  /** What it asks for, to follow a colon. */
  about: string;
  /** Page and scenario that it starts from. */
  start: string;
}

export const CHALLENGE_LIST: readonly ChallengeEntry[] = [
  {
    id: 'under-300',
    title: 'Under 300 ms, as fast as it goes',
    about:
      'the highest throughput with a median roundtrip under the goal of the low-latency study.',
    start: '/low-latency/test-case-20?config=A',
  },
  {
    id: 'sustainable',
    title: 'The most it can take for good',
    about: 'the highest load that holds for an hour, by the procedure of the capacity study.',
    start: '/capacity/lab?config=sustainable',
  },
  {
    id: 'day',
    title: 'A day survived',
    about:
      'a drawn day with a rush hour and as many messages as possible, and a level spool at its end.',
    start: '/capacity/lab?config=sustainable&load=drawn&durationHours=24&burstMessages=0',
  },
  {
    id: 'edge',
    title: 'The last good thread',
    about: 'the largest pool that does not collapse.',
    start: '/worker-threads/lab?config=100',
  },
  {
    id: 'cleanup',
    title: 'Save the cleanup job',
    about: 'an overload that does not stop the cleanup, for as long as possible.',
    start: '/capacity/lab?config=overdrive',
  },
];

/** The link that opens a challenge. */
export const challengeLink = ({ id, start }: ChallengeEntry): string => `${start}&challenge=${id}`;
