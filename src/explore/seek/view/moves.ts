import type { Knob } from '../../../scenario/schema';
import type { Extent } from '../../question/extent';
import type { ExploredStudy } from '../../study/exploredStudy';
import { ascending, defaultValues, valuesIn } from '../ranges';
import type { Move } from '../types';

/** The values of a move as its field shows them. */
export const extentOf = (knob: Knob, { values }: Move): Extent =>
  knob.kind === 'integer'
    ? { kind: 'between', low: values[0] ?? knob.min, high: values.at(-1) ?? knob.max }
    : { kind: 'among', values };

/** The move that a field asks for. */
export const moveOf = (knob: Knob, extent: Extent): Move => ({
  knob: knob.id,
  values:
    extent.kind === 'between' ? valuesIn(knob, extent.low, extent.high) : ascending(extent.values),
});

/** The values that a knob may take where nobody has said which. */
export const firstMove = ({ index }: ExploredStudy, knob: Knob): Move => ({
  knob: knob.id,
  values: defaultValues(knob, index.ranges[knob.id] ?? []),
});
