import { figureOf, type StatedStudy } from '../corpus';
import { atFigure, type Finding, type Rule } from '../rule';

const SERVERS = ['master', 'worker1', 'worker2'] as const;

/** Figures printed with “about” and “near”. */
const TOLERANCE = 0.1;

function check(study: StatedStudy, server: (typeof SERVERS)[number]): Finding[] {
  const figure = (column: string) => figureOf(study, 'L3', column)?.value ?? Number.NaN;
  const peak = figureOf(study, 'L3', `cpu.${server}.peak`);
  if (peak?.value == null) return [];
  const load = figure('orchestrationsPerSecond.peak') / figure('orchestrationsPerSecond.mean');
  const expected = figure(`cpu.${server}`) * load;
  const message = `${peak.printed} against ${expected.toFixed(0)} %`;
  return Math.abs(peak.value / expected - 1) <= TOLERANCE ? [] : [atFigure(message, study, peak)];
}

export const utilisationLaw: Rule = {
  id: 'utilisation-law',
  name: 'CPU grows with throughput',
  description:
    'The peak of a server against its mean times peak over mean throughput, within 10 %.',
  check: ({ stated }) =>
    stated.flatMap((study) => SERVERS.flatMap((server) => check(study, server))),
};
