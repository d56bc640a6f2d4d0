/** Experiments of a study whose settings stand in the text, as static/data/schema/configurations.schema.json describes them. */
import type { Computer, Condition } from './types';

/** A computer of a study that prints no table of them; one entry may stand for several of a kind. */
export interface StatedMachine extends Computer {
  /** Null where none are printed. */
  processors: number | null;
  storage?: string;
}

/** An experiment of a study that prints no table of settings. */
export interface Configuration {
  /** Row of its figures in the text, such as "overdrive". */
  id: string;
  title: string;
  objective: string;
  conclusion: string;
  /** Heading in the source. */
  section: string;
  /** The three knobs that it is about: our choice. */
  knobs: string[];
  conditions: Condition[];
}

/** A SQL Agent job. */
export interface Job {
  /** As printed. */
  name: string;
  purpose: string;
  /** Keeps the MessageBox clear of messages and parts. */
  collectsGarbage: boolean;
  section: string;
}

/** A bound the authors give for a quantity. */
export interface Threshold {
  id: string;
  metric: string;
  text: string;
  /** Lower end of what is printed; null where no number is. */
  low: number | null;
  /** Upper end; the same where one number is printed. */
  high: number | null;
  unit: string;
  section: string;
}

/** An entry of an event log that a study quotes. Names and numbers as printed. */
export interface PublishedEvent {
  id: string;
  eventId: number;
  type: 'Information' | 'Error';
  source: string;
  category: string;
  date: string;
  time: string;
  computer: string;
  /** What it says, in our own words. */
  text: string;
  /** Names and numbers it carries. */
  values?: Record<string, string>;
  section: string;
}

/** What a study states about its experiments outside the figures in its text. */
export interface Configurations {
  /** Id of the study. */
  id: string;
  /** What the page of its lab asks. */
  question?: string;
  machines: StatedMachine[];
  configurations: Configuration[];
  jobs: Job[];
  thresholds: Threshold[];
  events: PublishedEvent[];
}
