/** Precomputed results by configuration, or by the link of an experiment. */
interface Results<Result> {
  configurations: Readonly<Record<string, Result>>;
}

/** The precomputed result of a configuration; throws where there is none. */
export function replayOf<Result>(
  { configurations }: Results<Result>,
  configuration: string,
): Result {
  const summary = configurations[configuration];
  if (summary === undefined) throw new Error(`There is no precomputed result of ${configuration}.`);
  return summary;
}
