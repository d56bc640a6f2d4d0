import { figureOf, type StatedStudy } from '../corpus';
import { atFigure, type Rule } from '../rule';

/** Figures printed without rounding marks are rounded to two digits at worst. */
const TOLERANCE = 0.05;

type Read = (row: string, column: string) => number;

interface Derivation {
  row: string;
  column: string;
  from: (read: Read) => number;
}

const DERIVATIONS: readonly Derivation[] = [
  {
    row: 'overdrive',
    column: 'surplusPerSecond',
    from: (read) =>
      read('overdrive', 'software.ratePerSecond') - read('sustainable', 'receivedPerSecond'),
  },
  {
    row: 'floodgate',
    column: 'software.ratePerSecond',
    from: (read) => read('sustainable', 'receivedPerSecond') / 2,
  },
  {
    row: '200-throttled',
    column: 'sessionThreshold',
    from: (read) =>
      read('200-throttled', 'software.connectionsPerCpu') * read('machines', 'processors'),
  },
  {
    row: '200-throttled',
    column: 'publishingDelayMs.peak',
    from: (read) => read('200-throttled', 'publishingDelayMinutes.peak') * 60_000,
  },
  {
    row: '200-throttled',
    column: 'completedFactor',
    from: (read) => read('200-throttled', 'completed') / read('200', 'completed'),
  },
  {
    row: '25',
    column: 'completedBelowPercent',
    from: (read) => 100 * (1 - read('25', 'completed') / read('100', 'completed')),
  },
  {
    row: 'run',
    column: 'fromPercent',
    from: (read) => (100 * read('run', 'fromMinute')) / (60 * read('run', 'hours')),
  },
  {
    row: 'run',
    column: 'toPercent',
    from: (read) => (100 * read('run', 'toMinute')) / (60 * read('run', 'hours')),
  },
  {
    row: 'tests',
    column: 'cases',
    from: (read) => read('tests', 'scenarios') * read('tests', 'variations'),
  },
];

function breach(study: StatedStudy, { row, column, from }: Derivation) {
  const cell = figureOf(study, row, column);
  if (cell?.value == null) return [];
  const expected = from((...place) => figureOf(study, ...place)?.value ?? Number.NaN);
  const message = `${cell.printed} against ${expected.toPrecision(3)}`;
  return Math.abs(cell.value / expected - 1) <= TOLERANCE ? [] : [atFigure(message, study, cell)];
}

export const derivedFigures: Rule = {
  id: 'derived-figures',
  name: 'Figures that follow from others agree with them',
  description: 'Differences, products, factors and percentages of stated numbers, within 5 %.',
  check: ({ stated }) =>
    stated.flatMap((study) => DERIVATIONS.flatMap((derivation) => breach(study, derivation))),
};
