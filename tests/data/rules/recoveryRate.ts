import { figureOf } from '../corpus';
import { atFigure, type Rule } from '../rule';

const SECONDS_PER_HOUR = 3600;

export const recoveryRate: Rule = {
  id: 'recovery-rate',
  name: 'Without load the cleanup is at least as fast as beside the sustainable load',
  description: 'Rows of the backlog per second of recovery, against messages of the steady state.',
  check: ({ stated }) =>
    stated.flatMap((study) => {
      const steady = figureOf(study, 'sustainable', 'receivedPerSecond')?.value;
      const rows = figureOf(study, 'overdrive', 'spoolRows.peak')?.value;
      const recovery = figureOf(study, 'overdrive', 'recoveryHours');
      if (steady == null || rows == null || recovery?.value == null) return [];
      const perSecond = rows / recovery.value / SECONDS_PER_HOUR;
      const message = `${perSecond.toFixed(0)} rows/s in recovery against ${steady}/s`;
      return perSecond >= steady ? [] : [atFigure(message, study, recovery)];
    }),
};
