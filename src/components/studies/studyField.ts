import { STUDY_IDS } from '../../studies/registry';
import type { ListField } from '../../tables/list/filter';
import { studies } from '.';

/** Name of a study for readers. */
export const studyName = (id: string): string =>
  studies.find((study) => study.id === id)?.name ?? id;

/** Finds items by the study that they are of. */
export const studyField = <T>(studyOf: (item: T) => string): ListField<T> => ({
  key: 'study',
  label: 'Study',
  valuesOf: (item) => [studyOf(item)],
  nameOf: studyName,
  order: STUDY_IDS,
});
