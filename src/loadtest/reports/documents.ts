import type { Start } from './starts';

const BEGIN = /\{(?=\s*["}])|\[(?=\s*[[{])/g;
const SIGN = /["\\{}[\]]/g;

/** Where a document of JSON ends; the end of the text where it is cut off. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  SIGN.lastIndex = start;
  for (let sign = SIGN.exec(text); sign !== null; sign = SIGN.exec(text)) {
    const [mark] = sign;
    if (mark === '\\') SIGN.lastIndex += 1;
    else if (mark === '"') isQuoted = !isQuoted;
    else if (!isQuoted) depth += mark === '{' || mark === '[' ? 1 : -1;
    if (depth === 0 && !isQuoted) return SIGN.lastIndex;
  }
  return text.length;
}

/** Where each document of a list begins and ends. */
export function listedStarts(text: string): Start[] {
  const inner = text.indexOf('[') + 1;
  return documentStarts(text.slice(inner)).map(({ at }) => {
    const begin = inner + at;
    return { lead: begin, at: begin, end: endOf(text, begin) };
  });
}

/** Where each document begins in a text of JSON; what stands between them leads to the next. */
export function documentStarts(text: string): Start[] {
  const starts: Start[] = [];
  let end = 0;
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin !== null; begin = BEGIN.exec(text)) {
    starts.push({ lead: end, at: begin.index });
    end = endOf(text, begin.index);
    BEGIN.lastIndex = end;
  }
  return starts;
}
