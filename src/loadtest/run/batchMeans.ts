import { deviation } from 'd3-array';

/** Most batches, so that each is long against what one request does to the next. */
const MOST_BATCHES = 20;
const LEAST_BATCHES = 5;

/** Standard error of the mean of a series that is even in time, by the means of its batches; null where it is too short. */
export function batchMeans(values: readonly number[]): number | null {
  const batches = Math.min(MOST_BATCHES, values.length);
  if (batches < LEAST_BATCHES) return null;
  const size = Math.floor(values.length / batches);
  const start = values.length - batches * size;
  const means = Array.from({ length: batches }, (_, batch) => {
    const within = values.slice(start + batch * size, start + (batch + 1) * size);
    return within.reduce((sum, value) => sum + value, 0) / size;
  });
  return (deviation(means) ?? 0) / Math.sqrt(batches);
}
