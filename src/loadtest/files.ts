import { FORMATS } from './formats/list';
import { refusedFiles } from './formats/refused';
import { startsIn } from './formats/startsIn';
import { led, partsOf } from './reports/parts';
import { isBinary, plainText } from './text';
import { type Found, found, trouble } from './told';
import type { Choices, LoadFile } from './types';

const KNOWN =
  'results of k6, JMeter, Locust, Gatling, wrk, ab, hey, oha, vegeta, autocannon, bombardier, siege or artillery, or a table with columns users, throughputPerSecond and responseMeanMs';

const refused = (file: LoadFile, accepted: string): Found =>
  found({ troubles: [trouble(file.name, 'whole file', file.text.trimStart(), accepted)] });

/** What is in one report, or in a file that is one. */
function readReport(file: LoadFile, choices: Choices): Found {
  const kind = FORMATS.findIndex(({ recognises }) => recognises(file.text, file.name));
  const read = FORMATS[kind]?.read(file, choices) ?? refused(file, KNOWN);
  return { ...read, levels: read.levels.map((level) => ({ ...level, kind })) };
}

const together = (all: readonly Found[]): Found => ({
  levels: all.flatMap(({ levels }) => levels),
  troubles: all.flatMap(({ troubles }) => troubles),
  meters: all.flatMap(({ meters }) => meters),
  windows: all.flatMap(({ windows }) => windows),
  choices: all.flatMap(({ choices }) => choices),
});

/** What is in one file, which may hold several reports. */
function readFile({ name, text }: LoadFile, choices: Choices): Found {
  const file = { name, text: plainText(text) };
  if (file.text.trim() === '') return refused(file, 'a file that holds something');
  const isText = !isBinary(file.text) || refusedFiles.recognises(file.text, name);
  if (!isText) return refused({ ...file, text: 'no text' }, `text: ${KNOWN}`);
  const starts = startsIn(file);
  if (starts.length === 0) return readReport(file, choices);
  const { parts, troubles } = partsOf(file, starts);
  const read = parts.map((part) => led(readReport(part.file, choices), part.lead));
  return together([...read, found({ troubles })]);
}

/** What is in all files together. */
export const readAll = (files: readonly LoadFile[], choices: Choices): Found =>
  together(files.map((file) => readFile(file, choices)));
