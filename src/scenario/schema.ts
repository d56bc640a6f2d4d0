import type { StudyId } from '../measured/studies';

/** The knobs of a study, declared once in Rust and exported below generated/knobs. */
export interface KnobSchema {
  study: StudyId;
  modelVersion: string;
  linkVersion: number;
  knobs: Knob[];
}

export interface KnobChoice {
  /** Name used in links. */
  id: string;
  label: string;
  value: number;
}

export interface Knob {
  /** Key in links and files. */
  id: string;
  /** Accessible name of its control. */
  label: string;
  /** Empty for a pure count. */
  unit: string;
  /** Heading it stands under. */
  group: string;
  advanced: boolean;
  /** A set holds the sum of its chosen choices' values. */
  kind: 'integer' | 'choice' | 'switch' | 'set';
  min: number;
  max: number;
  step: number;
  scale: 'linear' | 'log';
  default: number;
  defaultOrigin: 'documented' | 'assumed';
  description: string;
  mechanism: string;
  source: string;
  choices: KnobChoice[];
}

/** Values by knob id. */
export type KnobValues = Readonly<Record<string, number>>;

export const knobById = (schema: KnobSchema, id: string): Knob | undefined =>
  schema.knobs.find((knob) => knob.id === id);
