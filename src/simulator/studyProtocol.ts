/** How the simulations of a study are run and shown. */
export interface StudyProtocol {
  /** Number of replications wherever none is named: more where a run may or may not collapse. */
  replications: number;
  /** Whether an unfinished run estimates its metrics: rates and times it does, counts and peaks it does not. */
  isShownEarly: boolean;
}
