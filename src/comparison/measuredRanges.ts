import type { KnobSchema } from '../scenario/schema';
import type { StudyIndex, WrittenIndex } from './studyIndex';

/** What a lab shows of its study, with the values of each knob among the published configurations. */
export function withRanges(index: WrittenIndex, { knobs }: Pick<KnobSchema, 'knobs'>): StudyIndex {
  const valuesAt = (place: number) => index.configurations.flatMap((one) => one.knobs[place] ?? []);
  const ranges = knobs.map(({ id }, place) => [
    id,
    [...new Set(valuesAt(place))].sort((a, b) => a - b),
  ]);
  return { ...index, ranges: Object.fromEntries(ranges) };
}
