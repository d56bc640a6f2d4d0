import { min } from 'd3-array';
import { positive, wholeNumber } from '../cell';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { epochSeconds } from '../time';
import type { Format } from '../told';

/** A sample's tag with what stands before it in its line. */
const SAMPLE = /^([ \t]*)<(?:httpSample|sample)\b([^<>]*)>?/gm;

function requestOf(tag: string, line: number): Request | BadRow {
  const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const bad = (name: string, accepted: string) => badRow(line, name, value(name), accepted);
  const seconds = epochSeconds(value('ts'));
  if (seconds === null) return bad('ts', 'ms since 1970');
  const elapsedMs = positive(value('t'));
  if (elapsedMs === null) return bad('t', 'a number of ms');
  if (!/^(?:true|false)$/.test(value('s'))) return bad('s', 'true or false');
  const users = wholeNumber(value('na'));
  if (value('na') !== '' && users === null) return bad('na', 'a number of threads');
  return { startMs: seconds * 1000, elapsedMs, isOk: value('s') === 'true', users };
}

/** JMeter's log of samples as XML. Samples within others, which are indented deeper, are parts of these. */
export const jmeterXml: Format = {
  recognises: (text) => /<testResults\b/.test(text) || /^\s*<httpSample\b/m.test(text),
  read: (file) => {
    const samples = [...file.text.matchAll(SAMPLE)];
    const depth = min(samples, ([, indent = '']) => indent.length);
    let [line, upTo] = [1, 0];
    const rows = samples.map((sample) => {
      for (; upTo < sample.index; upTo += 1) if (file.text[upTo] === '\n') line += 1;
      const [, indent = '', tag = ''] = sample;
      return indent.length === depth ? requestOf(tag, line) : null;
    });
    const { requests, troubles } = parted(file, rows);
    const known = { resolutionMs: 1 };
    return foundIn({ file: file.name, tool: 'JMeter', requests, known }, troubles);
  },
};
