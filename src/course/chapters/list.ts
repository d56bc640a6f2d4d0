/** A chapter as lists of them show it. */
export interface Listed {
  id: string;
  name: string;
  minutes: number;
  /** The question that it answers. */
  asks: string;
}

/** The chapters that are there, in the order of reading. */
export const CHAPTERS: readonly Listed[] = [
  { id: 'queue', name: 'Queue', minutes: 8, asks: 'Why does a busy server make everybody wait?' },
  {
    id: 'closed-loop',
    name: 'Closed loop',
    minutes: 8,
    asks: 'Why does a slow system get fewer requests?',
  },
  {
    id: 'littles-law',
    name: 'Little’s law',
    minutes: 8,
    asks: 'How many are inside, and can the numbers be right?',
  },
  { id: 'bottleneck', name: 'Bottleneck', minutes: 8, asks: 'Which place is worth making faster?' },
  {
    id: 'percentiles',
    name: 'Percentiles',
    minutes: 8,
    asks: 'What does a mean hide from the unlucky?',
  },
  { id: 'locks', name: 'Locks', minutes: 8, asks: 'Why do messages wait while processors idle?' },
  {
    id: 'polling',
    name: 'Polling',
    minutes: 8,
    asks: 'Why does a message wait while nobody is busy?',
  },
  {
    id: 'batches',
    name: 'Batches',
    minutes: 8,
    asks: 'Should a message wait for others to share the work?',
  },
  {
    id: 'backlog',
    name: 'Backlog and recovery',
    minutes: 8,
    asks: 'What can a system take for good, and how does it recover from more?',
  },
  {
    id: 'thread-pools',
    name: 'Throttling and collapse',
    minutes: 10,
    asks: 'How can more threads starve quick work?',
  },
  {
    id: 'scaling',
    name: 'Scaling up and out',
    minutes: 9,
    asks: 'How much do more servers bring, and when do they make it slower?',
  },
  {
    id: 'checkpoint',
    name: 'Storage and checkpoint',
    minutes: 8,
    asks: 'Why is everything slow for some seconds each minute?',
  },
  {
    id: 'doubt',
    name: 'How to doubt a study',
    minutes: 10,
    asks: 'What is one measurement worth?',
  },
];

export const pathOf = ({ id }: Pick<Listed, 'id'>): string => `/concepts/${id}`;
