import { useEffect, useState } from 'react';
import { seedOf } from './seeded';

/** The seed of the page's link, which a teacher sets and a reader goes on from. */
export function useSeed(): {
  seed: string;
  problem: string | null;
  take: (seed: string) => void;
} {
  const [{ seed, problem }, setSeed] = useState<ReturnType<typeof seedOf>>({
    seed: '',
    problem: null,
  });
  useEffect(() => setSeed(seedOf(window.location.search)), []);
  const take = (next: string) => {
    const address = new URL(window.location.href);
    address.searchParams.set('seed', next);
    window.history.replaceState(window.history.state, '', address);
    setSeed({ seed: next, problem: null });
  };
  return { seed, problem, take };
}
