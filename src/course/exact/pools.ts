import { type Leap, stationaryMean } from './chain';

/** Threads and people who share the workers of a database, some of whom need its lock. All times are at random, in ms. */
export interface Pools {
  threads: number;
  pauseMs: number;
  peoplePerSecond: number;
  workers: number;
  workMs: number;
  /** Part of the calls that need the lock. */
  share: number;
  holdMs: number;
}

/** Who is where: threads and people on whom workers compute, those who wait for the lock in their workers, and its holder. */
interface State {
  threads: number;
  people: number;
  /** First come first, "t" a thread and "p" one of the people. */
  line: string;
  holder: '' | 't' | 'p';
  /** Threads that wait in their host for a worker. */
  host: number;
}

const keyOf = ({ threads, people, line, holder, host }: State): number => {
  const order = [...line].reduce((bits, one) => 2 * bits + (one === 't' ? 1 : 0), 1);
  const held = ['', 't', 'p'].indexOf(holder);
  return (((order * 32 + threads) * 32 + people) * 3 + held) * 64 + host;
};

/** A free worker takes a thread that waits in its host. */
const filled = (state: State): State =>
  state.host > 0 ? { ...state, host: state.host - 1, threads: state.threads + 1 } : state;

const threadsIn = (text: string) => [...text].filter((one) => one === 't').length;

function leapsOf(state: State, pools: Pools): Leap<State>[] {
  const { threads, people, line, holder, host } = state;
  const taken = threads + people + line.length;
  const full = taken === pools.workers;
  const pausing = pools.threads - threads - host - threadsIn(line + holder);
  const leaps: Leap<State>[] = [];
  const leap = (to: State, rate: number) => {
    if (rate > 0) leaps.push({ to, rate });
  };
  leap(
    full ? { ...state, host: host + 1 } : { ...state, threads: threads + 1 },
    pausing / pools.pauseMs,
  );
  if (!full) leap({ ...state, people: people + 1 }, pools.peoplePerSecond / 1000);
  for (const [kind, count] of [
    ['t', threads],
    ['p', people],
  ] as const) {
    const less =
      kind === 't' ? { ...state, threads: threads - 1 } : { ...state, people: people - 1 };
    leap(filled(less), (count / pools.workMs) * (1 - pools.share));
    leap(
      holder === '' ? filled({ ...less, holder: kind }) : { ...less, line: line + kind },
      (count / pools.workMs) * pools.share,
    );
  }
  if (holder !== '') {
    const [next = '', ...others] = line as Iterable<'t' | 'p'>;
    const freed: State = { ...state, holder: next, line: others.join('') };
    leap(next === '' ? freed : filled(freed), 1 / pools.holdMs);
  }
  return leaps;
}

/** People per second who find a free worker: exact, by the Markov chain of who is where. */
export function peopleServed(pools: Pools): number {
  const first: State = { threads: 0, people: 0, line: '', holder: '', host: 0 };
  const free = stationaryMean(
    first,
    (state) => leapsOf(state, pools),
    keyOf,
    ({ threads, people, line }) => (threads + people + line.length < pools.workers ? 1 : 0),
  );
  return pools.peoplePerSecond * free;
}
