import names from './generated/names.json';

/** A study as lists and links name it. */
export interface StudyName {
  id: string;
  /** For readers. */
  name: string;
}

/** The studies that can be asked for, in the order of their documents. */
export const studyNames = (): readonly StudyName[] => names;

/** Systems of a reader's own, which the fragment of an address carries behind a key: they can be chosen wherever a study can. */
export const OWN_SYSTEMS = [
  { id: 'your-system', name: 'Your system', key: 's' },
  { id: 'your-system-before', name: 'Your system, before', key: 'before' },
] as const satisfies readonly (StudyName & { key: string })[];

export const isOwnSystem = (id: string): boolean => OWN_SYSTEMS.some((one) => one.id === id);

/** What a question can be asked of: the studies, then the reader's own. */
export const choosable = (): readonly StudyName[] => [...studyNames(), ...OWN_SYSTEMS];

/** The name of a study for readers; its id where there is no such study. */
export const studyName = (study: string): string =>
  choosable().find(({ id }) => id === study)?.name ?? study;

/** Id of the study that a page begins with where none is named. */
export const firstStudy = (): string => studyNames()[0]?.id ?? '';

export const isStudy = (id: string): boolean => choosable().some((one) => one.id === id);
