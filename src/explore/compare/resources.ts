import { max } from 'd3-array';
import type { Report, Resource } from '../../simulator/report';

/** Resources that are told of, the busiest first. */
const MOST_TOLD = 5;
/** Percentage points by which a resource and a computer's processors may differ and still be the same. */
const SAME_PERCENT = 0.05;
const PREPOSITION = / (of|on|at|in|for)$/;

/** The busiest of the resources of an id, such as the dispatchers of all hosts; undefined where there is none. */
export const busiestOf = ({ resources }: Report, id: string): Resource | undefined =>
  resources
    .filter((one) => one.id === id)
    .sort((a, b) => b.utilisationPercent - a.utilisationPercent)[0];

/** What several labels begin with, in whole words: "Dispatcher of the sending host" of those on each computer. */
function commonStart(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '));
  const differs = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  return (differs < 0 ? first : first.slice(0, differs)).join(' ').replace(PREPOSITION, '');
}

const areProcessors = ({ machines }: Report, resources: readonly Resource[]): boolean =>
  resources.every(({ utilisationPercent }) =>
    machines.some(({ cpuPercent }) => Math.abs(cpuPercent - utilisationPercent) < SAME_PERCENT),
  );

/** The busiest kinds of resources of a study's scenarios; processors, which computers tell of, are left out. */
export function resourceNames(reports: readonly Report[]): { id: string; label: string }[] {
  const ids = [...new Set(reports.flatMap(({ resources }) => resources.map(({ id }) => id)))];
  return ids
    .map((id) => {
      const own = reports.map(({ resources }) => resources.filter((one) => one.id === id));
      const labels = [...new Set(own.flat().map(({ label }) => label))];
      const start = commonStart(labels);
      return {
        id,
        label: labels.length === 1 || start === '' ? (labels[0] ?? id) : `${start}, busiest`,
        isTold: !reports.every((report, index) => areProcessors(report, own[index] ?? [])),
        percent: max(own.flat(), ({ utilisationPercent }) => utilisationPercent) ?? 0,
      };
    })
    .filter(({ isTold }) => isTold)
    .sort((a, b) => b.percent - a.percent)
    .slice(0, MOST_TOLD)
    .map(({ id, label }) => ({ id, label }));
}
