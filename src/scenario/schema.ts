/** The knobs of a study, declared once in Rust; the build writes them below generated, in full and for labs. */
export interface KnobSchema {
  study: string;
  modelVersion: string;
  /** Other versions whose simulators are kept, oldest first. */
  archived: readonly string[];
  linkVersion: number;
  knobs: Knob[];
  rules: Rule[];
}

/** What the values of several knobs keep together, as the simulator declares it. */
export type Rule = AnyOf | Lacks | AtMost;

/** One of these counts is above 0; otherwise one that the base has, or the first, becomes 1. */
export interface AnyOf {
  anyOf: string[];
  /** What is wrong otherwise, as the beginning of a sentence. */
  broken: string;
}

/** With a value of one knob, others have none of some values; otherwise it becomes `instead`. */
export interface Lacks {
  knob: string;
  value: number;
  instead: number;
  others: string[];
  lacks: number[];
  /** What the others choose. */
  noun: string;
}

/** A knob is at most another; otherwise it becomes as much. */
export interface AtMost {
  knob: string;
  atMost: string;
  /** What the limit is, as the end of a sentence. */
  meaning: string;
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
  /** What it is in plain words, where the label is a name of the product. */
  plain?: string;
  /** Heading it stands under. */
  group: string;
  /** What changing it would mean outside the simulation; absent where somebody who runs the system could. */
  role?: 'load' | 'assumption' | 'harness';
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
  /** Of a set, its choices in the order in which a plain count adds them. */
  addedInOrder?: string[];
}

/** A knob with what only the reference tells of it; labs load without. */
export interface DocumentedKnob extends Knob {
  mechanism: string;
  source: string;
}

/** Values by knob id. */
export type KnobValues = Readonly<Record<string, number>>;

/** The value of a knob among values; its default where there is none. */
export const valueIn = (
  values: KnobValues,
  { id, default: otherwise }: Pick<Knob, 'id' | 'default'>,
) => values[id] ?? otherwise;

export const knobById = (schema: KnobSchema, id: string): Knob | undefined =>
  schema.knobs.find((knob) => knob.id === id);
