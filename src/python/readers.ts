import type { LoadFile, LoadTest } from '../loadtest';
import type { FitAnswer } from '../system/fitAnswer';
import {
  type Asked,
  answerOf,
  questionOf,
  type ReadingOptions,
  readFiles,
} from '../system/loadTest';
import { asText } from './answers';

/** The readers of load tests as Python calls them: texts are JSON. */
export const readers = {
  read: (files: string, options: string): string =>
    asText(() => readFiles(JSON.parse(files) as LoadFile[], JSON.parse(options) as ReadingOptions)),
  question: (reading: string, asked: string): string =>
    asText(() => questionOf(JSON.parse(reading) as LoadTest, JSON.parse(asked) as Asked)),
  answer: (reading: string, fitted: string): string =>
    asText(() => answerOf(JSON.parse(reading) as LoadTest, JSON.parse(fitted) as FitAnswer)),
};
