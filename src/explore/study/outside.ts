import { type Outside, outsideMeasured } from '../../lab/view/measuredRange';
import type { KnobValues } from '../../scenario/schema';
import type { ExploredStudy } from './exploredStudy';

/** What of a scenario, by its values, nobody measured. */
export const outsideOf = ({ context, index }: ExploredStudy, values: KnobValues): Outside[] =>
  outsideMeasured(context.schema, index, values);
