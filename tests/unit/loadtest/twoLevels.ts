import { type Choices, type LoadTest, readLoadTest } from '../../../src/loadtest';

/** What a text holds that was pasted as "t.csv". */
export const read = (text: string, choices: Choices = {}): LoadTest =>
  readLoadTest([{ name: 't.csv', text }], choices);

export const ratesOf = ({ levels }: LoadTest) =>
  levels.map(({ users, throughputPerSecond }) => [users, throughputPerSecond]);
export const meansOf = ({ levels }: LoadTest) => levels.map(({ responseMs }) => responseMs.mean);

/** Users and throughput of the two levels that tables here tell. */
export const RATES = [
  [8, 71],
  [32, 100],
];
