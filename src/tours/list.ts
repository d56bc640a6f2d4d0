/** What a link to a tour says of it. The tour itself is fetched when it is opened. */
export interface TourEntry {
  id: string;
  title: string;
  minutes: number;
  /** In few words, to follow a colon. */
  about: string;
  /** Page and scenario of its first step. */
  start: string;
}

export const TOUR_LIST: readonly TourEntry[] = [
  {
    id: 'page',
    title: 'How to read a page',
    minutes: 3,
    about: 'what is where on the page of a test case.',
    start: '/low-latency/test-case-20',
  },
  {
    id: '300ms',
    title: 'Get to 300 ms',
    minutes: 10,
    about:
      'the exercise of the low-latency study, from a queue that never stops growing to its best result and past it.',
    start: '/low-latency/test-case-9?config=A&sendOnly=2',
  },
  {
    id: 'collapse',
    title: 'Why did it collapse?',
    minutes: 10,
    about: 'pools of threads, the edge behind which they stand still, and three ways back.',
    start: '/worker-threads/lab?config=25',
  },
  {
    id: 'adapters',
    title: 'Which adapter, which size?',
    minutes: 10,
    about: 'what a document costs on its way in and out, and where more computers end.',
    start: '/adapters/lab?config=file-local%2F2006%2F2kb',
  },
  {
    id: 'own-system',
    title: 'From a file to an answer',
    minutes: 10,
    about:
      'a load test of your own, or one of ours: what limits it, how sure that is, and what would help.',
    start: '/your-system',
  },
];

/** The link that opens a step of a tour at its start. */
export const stepLink = (
  { page, start }: { page: string; start?: string },
  tour: string,
  step: number,
): string => `${page}?${start ? `${start}&` : ''}tour=${tour}.${step}`;

/** The link that opens a tour. */
export const tourLink = ({ id, start }: TourEntry): string =>
  `${start}${start.includes('?') ? '&' : '?'}tour=${id}.1`;
