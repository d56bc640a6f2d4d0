import { comparablePlaces } from '../../comparison/places';
import { type DifferenceGround, groundOf } from '../../comparison/studyDifferences';
import { nearestMeasured, surroundingsOf } from '../../scenario/distance';
import { effectiveValues } from '../../scenario/scenario';
import type { StudyModule } from '../../studies/studyModule';
import type { Source } from '../goals';
import { differenceRecord } from './errors';
import { pairsOfStudy, shortRecord } from './table';

/** What measured differences say of any two configurations of a study, such as "20-A", as pages judge such; `widening` is that of its bands. */
export function groundsOf(
  study: StudyModule,
  source: Pick<Source, 'read' | 'schemaOf'>,
  widening: number,
): (first: string, other: string) => DifferenceGround {
  const schema = source.schemaOf(study.id);
  const { configurations } = study.contentsOf(source.read, schema);
  const surroundings = surroundingsOf(schema, comparablePlaces(configurations));
  const record = shortRecord(differenceRecord(pairsOfStudy(study, source).pairs));
  const known = { record, precise: study.metrics.precise, schema, widening };
  const sideOf = (row: string) => {
    const found = configurations.find((one) => one.row === row);
    if (found === undefined) throw new Error(`${study.id} has no configuration ${row}.`);
    const values = effectiveValues(schema, found.values, {});
    const distance = nearestMeasured(surroundings, values)?.distance ?? 0;
    return { values, distance, isOutside: false };
  };
  return (first, other) => groundOf(known, sideOf(first), sideOf(other));
}
