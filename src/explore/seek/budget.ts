/** How much a search may try: it is part of the question, so that the answer is the same on any machine. */
export interface Budget {
  /** Scenarios that are tried by short runs. */
  screened: number;
  /** Of those, the ones that a run as the study measured sorts. */
  sorted: number;
  /** Of those, the ones that are compared to the end. */
  finalists: number;
  /** Members of the front that are measured as long as the study measured, and often enough for an interval. */
  front: number;
  /** How often more replications are added while the selection is in doubt. */
  rounds: number;
}

export const BUDGET: Budget = { screened: 160, sorted: 16, finalists: 6, front: 6, rounds: 4 };
