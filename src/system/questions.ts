import type { Choices, LoadFile, LoadTest } from '../loadtest';
import type { SystemBounds } from './bounds';
import type { System } from './document';
import type { FitAnswer } from './fitAnswer';
import type { FitQuestion } from './fitQuestion';
import type { MeanValues } from './meanValues';
import type { Refusal } from './refusal';

/** Files of a load test, with what was chosen where they leave it open. */
export interface Files {
  files: readonly LoadFile[];
  /** By the ids of a reading's choices. */
  choices: Choices;
  /** How long users pause after each answer, in ms, whatever the files tell. */
  thinkMs: number | undefined;
}

/** What can be asked of a reader's system. */
export interface Asked {
  check: System;
  bounds: System;
  mva: System;
  fit: FitQuestion;
  read: Files;
}

/** What is answered. */
export interface Answers {
  /** The description with everything said that it leaves out. */
  check: System;
  bounds: SystemBounds;
  mva: MeanValues;
  fit: FitAnswer;
  read: LoadTest;
}

export type QuestionName = keyof Asked;

/** A question with the name of what is asked. */
export type Question = {
  [Name in QuestionName]: { name: Name; given: Asked[Name] };
}[QuestionName];

/** What a page tells a worker: first the compiled module, then its questions, each with its number. */
export type QuestionCommand =
  | { type: 'module'; module: WebAssembly.Module }
  | { type: 'question'; number: number; question: Question };

/** What the worker answers to a question: the answer, what is wrong with what was given, or that it broke down. */
export type QuestionEvent = { number: number } & (
  | { type: 'answered'; answer: Answers[QuestionName] }
  | { type: 'refused'; refusals: readonly Refusal[] }
  | { type: 'broken' }
);
