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
    id: 'thread-pools',
    name: 'Throttling and collapse',
    minutes: 10,
    asks: 'How can more threads mean less work?',
  },
  {
    id: 'doubt',
    name: 'How to doubt a study',
    minutes: 10,
    asks: 'What is one measurement worth?',
  },
];

export const pathOf = ({ id }: Pick<Listed, 'id'>): string => `/concepts/${id}`;

/** Exercises of each chapter. */
export const EXERCISES = 3;
