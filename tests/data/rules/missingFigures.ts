import type { StatedStudy } from '../corpus';
import type { Rule } from '../rule';

/** Indicators of a running system; settings and stages of one experiment are none. */
const INDICATOR =
  /^(cpu|diskIdle\.(data|log)|lock|cleanup\w*$|partsCleanup|sent|received|completed$|sql)/;
const OF_ONE_RUN = /\.(start|recovery)$|AfterStop$/;

const indicatorsOf = ({ cells }: StatedStudy, configuration: string): string[] =>
  cells
    .filter(({ row, column }) => row === configuration && INDICATOR.test(column))
    .map(({ column }) => column)
    .filter((column) => !OF_ONE_RUN.test(column));

export const missingFigures: Rule = {
  id: 'missing-figures',
  name: 'Indicators of the first experiment are stated for the others too',
  description: 'CPU, disks, locks, cleanup, messages and connections.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const [first, ...others] = study.configurations;
      const expected = first ? indicatorsOf(study, first.id) : [];
      return others.flatMap(({ id, section }) => {
        const own = indicatorsOf(study, id);
        const missing = expected.filter((column) => !own.includes(column));
        const address = { document: study.facts.document, section };
        return missing.length === 0 ? [] : [{ address, message: `${id}: no ${missing.join()}` }];
      });
    }),
};
