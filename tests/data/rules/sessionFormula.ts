import type { StatedMachine } from '../../../src/measured/configurationTypes';
import { figureOf, type StatedStudy } from '../corpus';
import { atFigure, type Rule } from '../rule';

const runsHost = ({ roles }: StatedMachine) =>
  roles.some((role) => role === 'receive' || role === 'orchestration' || role === 'send');

/** Hosts × threads × processors, with one instance of a host on each computer. */
function potentialSessions({ machines }: StatedStudy, threads: number): number {
  const processors = machines.filter(runsHost).map((machine) => machine.processors ?? 0);
  return threads * processors.reduce((sum, count) => sum + count, 0);
}

export const sessionFormula: Rule = {
  id: 'session-formula',
  name: 'No more connections are open than the session formula permits',
  description: 'Hosts × threads × processors, one instance of a host per computer.',
  check: ({ stated }) =>
    stated.flatMap((study) =>
      study.configurations.flatMap(({ id }) => {
        const threads = figureOf(study, id, 'software.maxWorkerThreads')?.value;
        const peak = figureOf(study, id, 'sqlConnections.peak');
        if (threads == null || peak?.value == null) return [];
        const potential = potentialSessions(study, threads);
        const message = `${peak.printed} against ${potential}`;
        return peak.value <= potential ? [] : [atFigure(message, study, peak)];
      }),
    ),
};
