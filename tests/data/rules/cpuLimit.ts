import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

const PEAK = /^cpu\b.*\.peak$/;

export const cpuLimit: Rule = {
  id: 'cpu-limit',
  name: 'No processor is busier than the stated limit',
  description: 'The peaks of all machines against the share that was not to be exceeded.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const limit = figureOf(study, 'limit', 'cpu');
      const most = limit?.value;
      if (most == null) return [];
      const above = study.cells.filter(
        ({ column, value, reading }) => PEAK.test(column) && (value ?? reading?.low ?? 0) > most,
      );
      const message = `${limit?.printed} against ${above.map(({ printed }) => printed).join()}`;
      return limit === undefined || above.length === 0 ? [] : [atFigure(message, study, limit)];
    }),
};
