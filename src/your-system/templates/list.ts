import { ofLoadTest } from './loadTests';
import type { Example, Template, Textbook } from './template';
import type { SOLVED } from './textbook';

const descriptions = () => import('./descriptions');

export const TEMPLATES: readonly Template[] = [
  {
    id: 'web-application-database',
    title: 'Web, application, database',
    text: 'Users with a second between their clicks visit three tiers, one after another.',
    asks: 'Which tier is full first, and how many users does it take?',
    chapter: 'bottleneck',
    description: async () => (await descriptions()).webApplicationDatabase,
  },
  {
    id: 'threads-connections',
    title: 'Threads before a connection pool',
    text: 'Many threads share few connections, each held while the database works and its rows are read.',
    asks: 'Do more threads help, or more connections?',
    chapter: 'thread-pools',
    description: async () => (await descriptions()).threadsConnections,
  },
  {
    id: 'broker-lock',
    title: 'Broker with a lock',
    text: 'Messages arrive at a rate, are worked on by many processors and pass one lock.',
    asks: 'Why do messages wait while the processors idle?',
    chapter: 'locks',
    description: async () => (await descriptions()).brokerLock,
  },
  {
    id: 'retries',
    title: 'Retries and a slow dependency',
    text: 'An application gives up on a slow service and tries again, while the service works on.',
    asks: 'How much of the load at the slow service is made by the retries?',
    chapter: 'backlog',
    description: async () => (await descriptions()).retries,
  },
  {
    id: 'batch-job',
    title: 'Batch job under load',
    text: 'A job without pauses shares the database with users who wait for their pages.',
    asks: 'What does the job cost the users?',
    chapter: 'closed-loop',
    description: async () => (await descriptions()).batchJob,
  },
  {
    id: 'read-replica',
    title: 'Read replica',
    text: 'Reads go to a copy of the database, writes to the primary.',
    asks: 'Which requests get faster with a copy, and which do not?',
    chapter: 'scaling',
    description: async () => (await descriptions()).readReplica,
  },
];

const KLEINROCK = 'L. Kleinrock, Queueing Systems, volume 1, 1975';

const textbook = (
  id: keyof typeof SOLVED,
  said: Pick<Textbook, 'title' | 'text' | 'formula' | 'source'>,
): Textbook => {
  const solved = async () => (await descriptions()).SOLVED[id]();
  return { id, ...said, solved, description: async () => (await solved()).description };
};

/** Systems with known answers, to check the page against. */
export const TEXTBOOK: readonly Textbook[] = [
  textbook('one-server', {
    title: 'One server (M/M/1)',
    text: 'Requests arrive at random at one server whose work is random.',
    formula: 'Response = work ÷ (1 − busy share).',
    source: `${KLEINROCK}, section 3.2`,
  }),
  textbook('several-servers', {
    title: 'Several servers (M/M/c)',
    text: 'Requests arrive at random in one line before four servers.',
    formula: 'Response = work + share that waits (Erlang’s C) × work ÷ free servers.',
    source: `${KLEINROCK}, section 3.5`,
  }),
  textbook('any-service', {
    title: 'Uneven work (M/G/1)',
    text: 'Requests arrive at random at one server whose work is very uneven.',
    formula:
      'Pollaczek and Khinchine: the wait grows with half of 1 + the squared variation of the work.',
    source: `${KLEINROCK}, chapter 5`,
  }),
  textbook('machine-repairman', {
    title: 'Machine repairman',
    text: 'Ten machines run for a while, break, and wait for the only repairer.',
    formula: 'Repairs = rate of the repairer × share of time in which a machine is broken.',
    source: `${KLEINROCK}, section 3.8`,
  }),
  textbook('central-server', {
    title: 'Central server',
    text: 'Six programs compute, go to one of two disks, and compute again.',
    formula: 'Throughput = G(N − 1) ÷ G(N), with G by convolution.',
    source:
      'J. P. Buzen, Computational algorithms for closed queueing networks with exponential servers, Communications of the ACM 16 (9), 1973',
  }),
  textbook('closed-tandem', {
    title: 'Closed tandem',
    text: 'Eight users without pauses visit three equal servers, one after another.',
    formula: 'Throughput = N ÷ ((N + K − 1) × work) for N users at K servers.',
    source:
      'M. Reiser and S. S. Lavenberg, Mean-value analysis of closed multichain queuing networks, Journal of the ACM 27 (2), 1980',
  }),
];

const example = (
  { id, title, text }: Pick<Example, 'id' | 'title' | 'text'>,
  test: 'webDatabase' | 'connectionPool' | 'delayOnly' | 'openWebDatabase',
): Example => ({
  id,
  title,
  text,
  description: async () => ofLoadTest(title, (await descriptions()).TESTS[test]),
  truth: async () => (await descriptions()).TESTS[test].truth,
});

/** Real load tests of systems whose truth is known. */
export const EXAMPLES: readonly Example[] = [
  example(
    {
      id: 'web-database',
      title: 'Web server and database',
      text: 'A closed test with wrk, 1 to 64 users without pauses.',
    },
    'webDatabase',
  ),
  example(
    {
      id: 'connection-pool',
      title: 'Connection pool',
      text: 'A closed test with wrk; what limits it is seen from 16 users on.',
    },
    'connectionPool',
  ),
  example(
    {
      id: 'delay-only',
      title: 'Nothing is full yet',
      text: 'A closed test with wrk in which no limit was reached.',
    },
    'delayOnly',
  ),
  example(
    {
      id: 'open-web-database',
      title: 'Web server and database at a rate',
      text: 'An open test with vegeta, 50 to 250 requests per second; the last is more than the system can do.',
    },
    'openWebDatabase',
  ),
];
