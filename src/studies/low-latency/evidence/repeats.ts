import {
  type PerfectErrors,
  perfectErrors,
  pooledRepeats,
  repeatGroups,
} from '../../../comparison/selfRepeats';
import type { Comparison, Quantity } from '../../../comparison/types';
import { differingKnobs } from '../../../scenario/differingKnobs';
import type { KnobSchema } from '../../../scenario/schema';
import { valuesById } from '../../../scenario/studiedValues';
import { QUANTITIES, QUANTITY_LABELS, TOLERANCES } from '../quantities';
import { bizTalkMachines } from './means';
import type { Study, StudyResult } from './study';
import type { RepeatsData, RepeatsRow } from './types';

const measuredOf = ({ reference, measured }: Comparison): number | null => reference ?? measured;

/** What is printed of each configuration of a group, where it is. */
function printedIn(
  group: readonly StudyResult[],
  isWanted: (comparison: Comparison) => boolean,
): number[] {
  return group.flatMap(({ comparisons }) => {
    const found = comparisons.find(isWanted);
    return (found && measuredOf(found)) ?? [];
  });
}

const ofQuantity =
  (quantity: Quantity) =>
  (comparison: Comparison): boolean =>
    comparison.quantity === quantity;

/** The groups of configurations that repeat each other. */
export function groupsOf({ schema, results }: Study): StudyResult[][] {
  const settings = results
    .filter(({ comparable }) => comparable)
    .map((result) => ({ result, values: valuesById(schema, result.knobs) }));
  return repeatGroups(schema, settings).map((group) => group.map(({ result }) => result));
}

function rowOf(
  named: Pick<RepeatsRow, 'id' | 'label'>,
  printed: readonly (readonly number[])[],
  scale: 'ratio' | 'points' = 'ratio',
): RepeatsRow[] {
  const repeats = pooledRepeats(printed, scale);
  if (repeats === null) return [];
  const factor = scale === 'ratio' ? 100 : 1;
  const deviation = factor * repeats.deviation;
  return [
    {
      ...named,
      unit: scale === 'ratio' ? '%' : 'points',
      deviation,
      degreesOfFreedom: repeats.degreesOfFreedom,
      perfect: perfectErrors({ deviation }),
    },
  ];
}

/** Labels of the knobs that differ within a group although they do nothing there. */
const idleIn = (schema: KnobSchema, group: readonly StudyResult[]): string[] => {
  const [first, ...others] = group.map(({ knobs }) => valuesById(schema, knobs));
  if (first === undefined) return [];
  return others.flatMap((other) => differingKnobs(schema, first, other).map(({ label }) => label));
};

/** By the tolerances of the model: each run of a group as a prediction of every other. */
function selfPredictions(groups: readonly (readonly StudyResult[])[]): boolean[] {
  return groups.flatMap((group) =>
    QUANTITIES.flatMap((quantity) => {
      const printed = printedIn(group, ofQuantity(quantity));
      return printed.flatMap((value, index) =>
        printed
          .filter((_, other) => other !== index)
          .map((other) => Math.abs(other / value - 1) <= TOLERANCES[quantity]),
      );
    }),
  );
}

/** What the study repeats of itself: by quantity, and by the tolerances that the model is held to. */
export function repeatsOf(study: Study): RepeatsData {
  const groups = groupsOf(study);
  const predictions = selfPredictions(groups);
  return {
    groups: groups.map((group) => group.map(({ id }) => id)),
    idle: [...new Set(groups.flatMap((group) => idleIn(study.schema, group)))],
    rows: [
      ...QUANTITIES.flatMap((id) =>
        rowOf(
          { id, label: QUANTITY_LABELS[id] },
          groups.map((group) => printedIn(group, ofQuantity(id))),
        ),
      ),
      ...rowOf(
        { id: 'roundtrips', label: 'Count of roundtrips' },
        groups.map((group) => printedIn(group, ({ metric }) => metric === 'roundtrips')),
      ),
      ...rowOf(
        { id: 'bizTalkCpu', label: 'CPU of each BizTalk computer' },
        groups.flatMap((group) =>
          bizTalkMachines(group[0] as StudyResult).map((name) =>
            printedIn(group, ({ metric }) => metric === `cpu.${name}`),
          ),
        ),
        'points',
      ),
    ],
    predictions: predictions.length,
    within: predictions.filter(Boolean).length,
  };
}

/** What a perfect model would show, by the ids of the goals on errors. */
export const repeatsWithin = (study: Study): Record<string, number> =>
  Object.fromEntries(
    repeatsOf(study).rows.flatMap(({ id, perfect }) =>
      ['in-sample', 'held-out'].flatMap((group) =>
        (['median', 'p90'] as const satisfies readonly (keyof PerfectErrors)[]).map((statistic) => [
          `${group}.${id}.${statistic}`,
          perfect[statistic],
        ]),
      ),
    ),
  );
