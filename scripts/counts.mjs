// How many tests a runner says have passed and failed.

export function cargoCounts(output) {
  const lines = [...output.matchAll(/^test result: \w+\. (\d+) passed; (\d+) failed/gm)];
  const sum = (group) => lines.reduce((total, line) => total + Number(line[group]), 0);
  return { passed: sum(1), failed: sum(2) };
}

/** From the summary of pytest, such as "1 failed, 92 passed, 1 error in 52.07s"; warnings may follow it. */
export function pytestCounts(output) {
  const summary =
    output.match(/^.*\d+ (?:passed|failed|errors?)\b.* in [\d.]+s.*$/gm)?.at(-1) ?? '';
  const count = (outcome) => Number(new RegExp(`(\\d+) ${outcome}`).exec(summary)?.[1] ?? 0);
  return {
    passed: count('passed'),
    failed: count('failed') + count('error'),
    undrawn: count('skipped'),
  };
}

/** From Playwright's report in JSON; a flaky test failed once. Without a report nothing was counted. */
export function playwrightCounts(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky, undrawn: skipped };
}

/** A runner that stopped without counting a failure failed once all the same, and so did one that ran nothing. */
export function settled(counts, ok) {
  const hasRun = ok && counts.passed > 0;
  return counts.failed === 0 && !hasRun ? { ...counts, failed: 1 } : counts;
}
