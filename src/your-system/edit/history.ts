/** Further steps back are forgotten. */
const MOST_STEPS = 200;

/** A state of what is edited, and what was done to come to it. */
interface Step<State> {
  state: State;
  /** As in "Undo: add app"; empty for the state it began with. */
  what: string;
}

/** What is edited, with what can be undone and redone. */
export interface History<State> {
  now: Step<State>;
  /** The last is the one that was left last. */
  before: readonly Step<State>[];
  /** The last is the one that was undone last. */
  after: readonly Step<State>[];
}

export const begun = <State>(state: State): History<State> => ({
  now: { state, what: '' },
  before: [],
  after: [],
});

/** After a change, which is named; what had been undone is given up. */
export function changed<State>(history: History<State>, next: State, what: string): History<State> {
  if (next === history.now.state) return history;
  const before = [...history.before, history.now].slice(-MOST_STEPS);
  return { now: { state: next, what }, before, after: [] };
}

/** What follows from the present state by itself, and is no step. */
export const replaced = <State>(history: History<State>, state: State): History<State> => ({
  ...history,
  now: { ...history.now, state },
});

export function undone<State>(history: History<State>): History<State> {
  const last = history.before.at(-1);
  if (last === undefined) return history;
  return {
    now: last,
    before: history.before.slice(0, -1),
    after: [...history.after, history.now],
  };
}

export function redone<State>(history: History<State>): History<State> {
  const next = history.after.at(-1);
  if (next === undefined) return history;
  return {
    now: next,
    before: [...history.before, history.now],
    after: history.after.slice(0, -1),
  };
}
