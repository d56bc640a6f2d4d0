import names from './generated/names.json';

/** A study as lists and links name it. */
export interface StudyName {
  id: string;
  /** For readers. */
  name: string;
}

/** The studies that can be asked for, in the order of their documents. */
export const studyNames = (): readonly StudyName[] => names;

/** The name of a study for readers; its id where there is no such study. */
export const studyName = (study: string): string =>
  studyNames().find(({ id }) => id === study)?.name ?? study;

/** Id of the study that a page begins with where none is named. */
export const firstStudy = (): string => studyNames()[0]?.id ?? '';

export const isStudy = (id: string): boolean => studyNames().some((one) => one.id === id);
