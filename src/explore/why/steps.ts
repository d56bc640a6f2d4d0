import { leadsOutside } from '../../lab/view/leadsOutside';
import { idleReason } from '../../scenario/idle';
import { effectiveValues, onlyDifferences, type Scenario } from '../../scenario/scenario';
import type { Knob, KnobValues } from '../../scenario/schema';
import { countOf, maskOfCount } from '../../scenario/trackingPoints';
import { settleConflicts } from '../../scenario/validate';
import { nearestValue } from '../../scenario/value';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { linearStep } from './linearStep';

export type Direction = 'up' | 'down' | 'other';

/** One step of one knob away from a scenario. */
export interface Step {
  /** Such as "sendOnly=5". */
  id: string;
  knob: Knob;
  from: number;
  to: number;
  direction: Direction;
  /** The scenario with the step taken. */
  scenario: Pick<Scenario, 'base' | 'changes'>;
  /** Whether its value lies outside everything that was measured. */
  isOutside: boolean;
  /** Other knobs that had to give way, in sentences; empty where none had to. */
  settled: string;
}

/** A knob that no step is taken of. */
export interface LeftOut {
  knob: Knob;
  reason: string;
}

export interface Steps {
  /** Knobs in schema order, down before up. */
  steps: readonly Step[];
  leftOut: readonly LeftOut[];
}

const LOG_FACTOR = 2;

/** Values one step from the present one. */
function nextValues(
  knob: Knob,
  studied: readonly number[],
  value: number,
): [value: number, direction: Direction][] {
  if (knob.kind === 'choice' || knob.kind === 'switch') {
    return knob.choices.map((choice) => [choice.value, 'other']);
  }
  if (knob.kind === 'set') {
    const count = countOf(knob, value);
    const at = (points: number) =>
      points < 0 || points > knob.choices.length ? value : maskOfCount(knob, points);
    return [
      [at(count - 1), 'down'],
      [at(count + 1), 'up'],
    ];
  }
  const step = linearStep(knob.step, studied, value);
  const [down, up] =
    knob.scale === 'log' ? [value / LOG_FACTOR, value * LOG_FACTOR] : [value - step, value + step];
  return [
    [nearestValue(knob, down), 'down'],
    [nearestValue(knob, up), 'up'],
  ];
}

/**
 * One step of each knob up and down from a scenario: by numbers as the study varied them, twice and half on logarithmic
 * scales, every other choice. Knobs that do nothing either way are left out, as is what no system can have.
 */
export function stepsOf(study: ExploredStudy, scenario: Pick<Scenario, 'base' | 'changes'>): Steps {
  const { schema } = study.context;
  const { ranges } = study.index;
  const base = baseValuesOf(study, scenario);
  const values = valuesOf(study, scenario);
  const leftOut: LeftOut[] = [];
  const steps = schema.knobs.flatMap((knob): Step[] => {
    const from = values[knob.id] ?? knob.default;
    const idle = idleReason(knob, values);
    const next = nextValues(knob, ranges[knob.id] ?? [], from).filter(([to]) => to !== from);
    const taken = next.flatMap(([to, direction]): Step[] => {
      const moved: KnobValues = { ...scenario.changes, [knob.id]: to };
      // Beyond some value a knob begins to act: it is idle only if it is so at both ends of the step.
      if (idle !== null && idleReason(knob, effectiveValues(schema, base, moved)) !== null)
        return [];
      const { changes, problems } = settleConflicts(
        schema,
        base,
        onlyDifferences(schema, base, moved),
      );
      const settled = effectiveValues(schema, base, changes);
      if (settled[knob.id] !== to) return [];
      return [
        {
          id: `${knob.id}=${to}`,
          knob,
          from,
          to,
          direction,
          scenario: { base: scenario.base, changes },
          isOutside: leadsOutside(schema, study.index, settled, [knob.id]),
          settled: problems.map(({ message }) => message).join(' '),
        },
      ];
    });
    if (taken.length === 0) {
      leftOut.push({ knob, reason: idle ?? 'no other value describes a system' });
    }
    return taken;
  });
  return { steps, leftOut };
}
