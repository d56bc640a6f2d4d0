import type { ReadData } from '../../../measured/readData';
import type { Description } from '../../description';

/** A run of a study as a level of load. Rates are per second. */
export interface StudyLevel {
  /** As the study calls it, such as "4-A". */
  name: string;
  load: number;
  measured: number;
  /** What the study's own model says. */
  own: number;
}

/** A study of this site as a reader would give it to the page: nothing but what it printed. */
export interface StudyExample {
  /** It gets the name of the example. */
  description: Omit<Description, 'name'>;
  levels: StudyLevel[];
}

/** A number that has to be there; a study that prints none cannot be rebuilt. */
export function known(value: number | null | undefined, what: string): number {
  if (value == null) throw new Error(`No number is printed for ${what}.`);
  return value;
}

/** The part of a file of replays that is read here. */
interface Replays {
  configurations: Record<string, { metrics: Record<string, { mean: number }> }>;
}

/** What the study's own model says of a configuration. */
export const ownOf = (
  read: ReadData,
  file: string,
  configuration: string,
  metric: string,
): number =>
  known(
    read<Replays>(`replays/${file}.json`).configurations[configuration]?.metrics[metric]?.mean,
    `${configuration} in ${file}`,
  );

/** Levels of users, from which all that is said of the system is to be found. */
export function ofUsers(given: readonly StudyLevel[], notes: string): StudyExample {
  const levels = [...given].sort((a, b) => a.load - b.load);
  const measured = levels.map(({ load, measured: throughputPerSecond }) => ({
    users: load,
    throughputPerSecond,
  }));
  return { description: { stations: [], measured, notes }, levels };
}
