import type { LabContext } from '../../../lab/types';
import { onlyDifferences } from '../../../scenario/scenario';
import type { KnobValues } from '../../../scenario/schema';

/** Documents up to this size, KB, count as small: the fixed costs that combine well are most of them. */
const SMALL_KB = 20;

/** What a scenario rests on: a printed cell, or a prediction for documents of one of the two sizes. */
export type Standing = { label: string } | { prediction: 'small' | 'large' };

/** Whether the study printed a number for a scenario. */
export function standingOf(context: LabContext, values: KnobValues): Standing {
  const label = context.labels.find((one) => {
    const published = context.configurations[one];
    if (published === undefined) return false;
    return Object.keys(onlyDifferences(context.schema, published, values)).length === 0;
  });
  if (label !== undefined) return { label };
  return { prediction: (values.sizeKb ?? 0) <= SMALL_KB ? 'small' : 'large' };
}
