/** Observations in a batch, as the rule's name says. */
const BATCH = 5;

/**
 * How many of the first values belong to the warm-up, by MSER-5: the cut after which the standard error of the mean of what is left
 * is least, among the first half (K. P. White, Jr., 1997). A cut at the end of that half says that the series did not settle.
 *
 * @param batch values that are means of many already are taken one by one
 */
export function warmUp(
  values: readonly number[],
  batch = BATCH,
): { cut: number; isSettled: boolean } {
  const batches = Math.floor(values.length / batch);
  const means = Array.from({ length: batches }, (_, at) => {
    let sum = 0;
    for (let index = at * batch; index < (at + 1) * batch; index += 1) sum += values[index] ?? 0;
    return sum / batch;
  });
  const last = Math.floor(batches / 2);
  let [sum, squares, best, cut] = [0, 0, Number.POSITIVE_INFINITY, 0];
  // Sums of what is left grow from the end on, about the last mean, so that large values do not cancel.
  const about = means.at(-1) ?? 0;
  for (let at = batches - 1; at >= 0; at -= 1) {
    const off = (means[at] ?? 0) - about;
    sum += off;
    squares += off * off;
    const left = batches - at;
    const statistic = (squares - (sum * sum) / left) / (left * left);
    if (at <= last && statistic <= best) {
      best = statistic;
      cut = at;
    }
  }
  return { cut: cut * batch, isSettled: batches < 4 || cut < last };
}
