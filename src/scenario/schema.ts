/** The knobs of a study, declared once in Rust; the build writes them below generated, in full and for labs. */
export interface KnobSchema {
  study: string;
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

/** A condition without which moving a knob changes nothing, as the simulator declares it. */
export interface Idle {
  /** One of these must hold; an empty list never does. */
  unless: Is[];
  /** Why the knob does nothing otherwise, as the end of a sentence. */
  because: string;
}

/** What the value of a knob is compared with: some values, a number, or another knob times a number. */
export type Is = { knob: string } & (
  | { oneOf: number[] }
  | { atLeast: number }
  | { atMost: number }
  | { within: string; times: number }
);

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
  /** Whether the value used where a study prints none is printed elsewhere. */
  defaultOrigin: 'documented' | 'assumed';
  description: string;
  /** When it does nothing. */
  idle: Idle[];
  /** Of a ceiling that is seldom reached, when it acts; empty for other knobs. */
  actsWhen: string;
  /** What is assumed beyond the values that were measured; empty where a reader would expect it. */
  beyond: string;
  choices: KnobChoice[];
}

/** A knob with what only the reference tells of it; labs load without. */
export interface DocumentedKnob extends Knob {
  mechanism: string;
  source: string;
}

/** Values by knob id. */
export type KnobValues = Readonly<Record<string, number>>;

export const knobById = (schema: KnobSchema, id: string): Knob | undefined =>
  schema.knobs.find((knob) => knob.id === id);
