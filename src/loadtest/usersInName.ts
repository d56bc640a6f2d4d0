import { baseName } from './text';

const NAMED =
  /(?:^|[^a-z])(?:n|c|u|vus?|users?|threads?|conn(?:ection)?s?|clients?|concurrency|workers?)[-_=. ]?(\d{1,6})(?!\d|\.\d)|(?:^|[^a-z\d])(\d{1,6})[-_ ]?(?:vus?|users?|threads?|conn(?:ection)?s?|clients?|workers?)(?![a-z])/i;
const RATE =
  /(?:^|[^a-z])(?:rate|rps|qps|r)[-_=. ]?(\d{1,7}(?:\.\d+)?)(?!\d)|(?:^|[^a-z\d])(\d{1,7})[-_ ]?(?:rps|qps|rate)(?![a-z])/i;

const numberBy = (pattern: RegExp, name: string): number | null => {
  const [, after, before] = pattern.exec(baseName(name)) ?? [];
  const value = Number(after ?? before ?? 0);
  return value > 0 ? value : null;
};

/** The number of users that a file's name tells, such as 16 of "n16.json", "jmeter-n16.jtl" or "c=16.txt". */
export const usersInName = (name: string): number | null => numberBy(NAMED, name);

/** The rate per second that a file's name tells, such as 100 of "vegeta-rate100.json". */
export const rateInName = (name: string): number | null => numberBy(RATE, name);
