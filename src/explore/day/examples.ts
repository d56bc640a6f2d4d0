import type { Scenario } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import type { DayRule } from '../study/dayRule';
import { type ExploredStudy, rowOf, valuesOf } from '../study/exploredStudy';
import { type Load, nearestRate } from './load';

export interface Example {
  id: string;
  name: string;
  load: Load;
}

/** Shares of the peak of a working day in an office, hour by hour. */
const OFFICE = [
  0.1, 0.08, 0.06, 0.06, 0.08, 0.12, 0.2, 0.4, 0.75, 1, 0.95, 0.85, 0.6, 0.7, 0.85, 0.9, 0.8, 0.6,
  0.4, 0.3, 0.25, 0.2, 0.15, 0.12,
];
/** Shares of the working day's peak on each day of a week whose Friday closes the month. */
const MONTH_END = [0.75, 0.75, 0.75, 0.85, 1.3, 0.3, 0.2];
/** The office's peak over the rate that was measured, so that there is something to see. */
const PEAK = 1.1;
/** A rate where none was measured, per second. */
const OTHERWISE = 100;

/** The rate that the study measured of a scenario's configuration, or about what is asked of it, per second. */
function rateOf(study: ExploredStudy, rule: DayRule, scenario: Pick<Scenario, 'base'>) {
  const row = rowOf(study, scenario);
  const metric = rule.kind === 'curve' ? rule.rate : rule.received;
  const { configurations } = study.index;
  const own = configurations.find(({ id }) => id === row)?.measured[metric];
  const any = configurations.find(({ measured }) => measured[metric] != null)?.measured[metric];
  return own ?? any ?? rule.usual ?? OTHERWISE;
}

/** Loads to begin with: the study's own day where it has one, a working day, and a week with its month's end. */
export function examplesOf(
  study: ExploredStudy,
  rule: DayRule,
  scenario: Pick<Scenario, 'base' | 'changes'>,
): Example[] {
  const rate = rateOf(study, rule, scenario);
  const loadOf = (shares: readonly number[]): Load => ({
    from: 0,
    rates: shares.map((share) => nearestRate(Number((share * rate).toPrecision(3)), rule)),
    peaks: null,
  });
  const values = valuesOf(study, { base: scenario.base, changes: {} });
  const own: Example[] =
    rule.kind === 'curve'
      ? []
      : [
          {
            id: 'study',
            name: 'The day of the study’s lab',
            load: {
              from: 0,
              rates: rule.rates.map(
                (id) => values[id] ?? knobById(study.context.schema, id)?.default ?? 0,
              ),
              peaks: null,
            },
          },
        ];
  return [
    {
      id: 'office',
      name: 'A working day',
      load: loadOf(OFFICE.map((share) => PEAK * share)),
    },
    ...own,
    {
      id: 'month-end',
      name: 'A week with its month’s end',
      load: loadOf(MONTH_END.flatMap((day) => OFFICE.map((share) => day * share))),
    },
  ];
}
