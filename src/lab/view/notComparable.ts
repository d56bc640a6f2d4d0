/** Configurations whose printed numbers no simulation can be held against, and why. */
const REASONS: Readonly<Record<string, string>> = {
  '2-A':
    'This run never settled: its backlog grew as long as the load lasted, so its averages depend on when the run was stopped. The simulation is judged on being unstable as well, not on its numbers.',
  '21-B':
    'The printed numbers contradict the printed settings: 30 users who wait 0.5 s between requests cannot send more than 60 requests per second, yet 100 are printed. No error is calculated.',
};

export const notComparable = (configuration: string): string | undefined => REASONS[configuration];
