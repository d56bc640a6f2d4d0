import { FORMATS } from './formats/list';
import { refusedFiles } from './formats/refused';
import { isBinary, plainText } from './text';
import { type Found, found, trouble } from './told';
import type { Choices, LoadFile } from './types';

const KNOWN =
  'results of k6, JMeter, Locust, Gatling, wrk, ab, hey, oha, vegeta, autocannon, bombardier, siege or artillery, or a table with columns users, throughputPerSecond and responseMeanMs';

const refused = (file: LoadFile, accepted: string): Found =>
  found({ troubles: [trouble(file.name, 'whole file', file.text.trimStart(), accepted)] });

/** What is in one file. */
function readFile({ name, text }: LoadFile, choices: Choices): Found {
  const file = { name, text: plainText(text) };
  if (file.text.trim() === '') return refused(file, 'a file that holds something');
  const isText = !isBinary(file.text) || refusedFiles.recognises(file.text, name);
  if (!isText) return refused({ ...file, text: 'no text' }, `text: ${KNOWN}`);
  const kind = FORMATS.findIndex(({ recognises }) => recognises(file.text, name));
  const read = FORMATS[kind]?.read(file, choices) ?? refused(file, KNOWN);
  return { ...read, levels: read.levels.map((level) => ({ ...level, kind })) };
}

/** What is in all files together. */
export function readAll(files: readonly LoadFile[], choices: Choices): Found {
  const all = files.map((file) => readFile(file, choices));
  return {
    levels: all.flatMap(({ levels }) => levels),
    troubles: all.flatMap(({ troubles }) => troubles),
    meters: all.flatMap(({ meters }) => meters),
    windows: all.flatMap(({ windows }) => windows),
    choices: all.flatMap((one) => one.choices),
  };
}
