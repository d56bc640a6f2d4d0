/** Configurations whose printed results no steady simulation can be held against. */
const REASONS: Readonly<Record<string, string>> = {
  'low-latency/2-A':
    'The run did not settle: its backlog grew, and each printed mean is below half its median.',
  'low-latency/21-B':
    'The printed results contradict the printed load: 30 users who pause for 0.5 s between requests cannot make more than 60 a second.',
};

/** Why a configuration cannot be compared, or null. */
export const whyIncomparable = (scenario: string): string | null => REASONS[scenario] ?? null;
