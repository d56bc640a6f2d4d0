import type { Knob } from '../../scenario/schema';
import { valuesById } from '../../scenario/studiedValues';
import type { LabContext } from '../types';
import { leadsOutside } from '../view/leadsOutside';
import type { Previews } from './usePreviews';

/** An outcome at a value of the load. */
export interface CurvePoint {
  x: number;
  mean: number;
  isBeyond: boolean;
  isUnstable: boolean;
}

/** A metric over a knob, as far as its previews have come. */
export function curvePoints(
  { schema, study }: Pick<LabContext, 'schema' | 'study'>,
  { id }: Knob,
  metric: string,
  { runs, reports }: Previews,
): CurvePoint[] {
  return runs.flatMap((run, place) => {
    const report = reports.get(place);
    const mean = report?.metrics[metric];
    if (report === undefined || typeof mean !== 'number') return [];
    const values = valuesById(schema, run.values);
    return [
      {
        x: values[id] ?? 0,
        mean,
        isBeyond: leadsOutside(schema, study.index, values, [id]),
        isUnstable: report.status === 'unstable',
      },
    ];
  });
}
