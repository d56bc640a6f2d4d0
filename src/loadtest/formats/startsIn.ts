import { documentStarts, listedStarts } from '../reports/documents';
import { type Start, startsBy } from '../reports/starts';
import type { LoadFile } from '../types';
import { CONSOLES, FORMATS } from './list';

/** A text that is JSON from its beginning on, such as a log with a line for each request. */
const DOCUMENT = /^\s*(?:\{|\[\s*[{[])/;

const LIST = /^\s*\[\s*\{/;

/** Of all tools: a text may hold what several printed. */
const MARKS = CONSOLES.flatMap(({ reports }) =>
  reports === undefined || reports === 'documents' ? [] : reports,
);

/** Documents of JSON; none where the first is no report of a tool. */
function ofTool({ name, text }: LoadFile, starts: readonly Start[]): readonly Start[] {
  const [first, next] = starts;
  const own = first === undefined ? '' : text.slice(first.at, next?.lead);
  const isReport = FORMATS.some(
    (format) => format.reports === 'documents' && format.recognises(own, name),
  );
  return isReport ? starts : [];
}

/** Where each report of a text begins; none for a text that is one, such as a log or a table. */
export function startsIn(file: LoadFile): readonly Start[] {
  const { name, text } = file;
  const kind = FORMATS.find(({ recognises }) => recognises(text, name));
  if (kind === undefined || kind.reports === undefined)
    return LIST.test(text)
      ? ofTool(file, listedStarts(text))
      : // Such as below the command that printed it.
        !DOCUMENT.test(text) && /^\s*\{/m.test(text)
        ? ofTool(file, documentStarts(text))
        : [];
  if (kind.reports === 'documents') return documentStarts(text);
  return startsBy(text, CONSOLES.includes(kind) ? MARKS : [kind.reports]);
}
