import { loadOf } from '../../system/fitLevels';
import { type Description, isDrawn } from '../description';

/** The question that the page answers, as its heading. */
export const questionText = ({ name }: Pick<Description, 'name'>): string =>
  `What limits ${name ? `“${name}”` : 'your system'}?`;

const runs = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`;

/** What the answer rests on, and where it is; of a system that was changed since, the runs are of the one before. */
export function introduction(description: Description, isChanged: boolean): string {
  const { measured, hold } = description;
  const loads = (measured ?? []).map(loadOf);
  if (loads.length === 0) {
    return isDrawn(description)
      ? 'A system as it is described here: nobody measured it. It is simulated in this browser and sent nowhere.'
      : 'Paste the results of a load test and read what limits the system. They are read here and sent nowhere.';
  }
  if (isChanged) {
    return `${runs(loads.length)} of a load test of the system before a change, read here and sent nowhere. Nobody measured the system after it.`;
  }
  const kept = loads.filter((load) => load !== null && hold?.includes(load)).length;
  const read = `${runs(loads.length)} of a load test, read here and sent nowhere.`;
  if (kept === 0) return `${read} All of them made the model.`;
  const were = kept === 1 ? 'was' : 'were';
  return `${read} ${loads.length - kept} made the model, ${kept} ${were} kept back to check it.`;
}
