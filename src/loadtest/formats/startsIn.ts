import { documentStarts } from '../reports/documents';
import { type Start, startsBy } from '../reports/starts';
import type { LoadFile } from '../types';
import { CONSOLES, FORMATS } from './list';

/** A text that is JSON from its beginning on, such as a log with a line for each request. */
const DOCUMENT = /^\s*(?:\{|\[\s*[{[])/;

/** Of all tools: a text may hold what several printed. */
const MARKS = CONSOLES.flatMap(({ reports }) =>
  reports === undefined || reports === 'documents' ? [] : reports,
);

/** Documents below other lines, such as the command that printed them; none where the first is no report of a tool. */
function documentsBelow({ name, text }: LoadFile): Start[] {
  const starts = documentStarts(text);
  const [first, next] = starts;
  const own = first === undefined ? '' : text.slice(first.at, next?.lead);
  const isReport = FORMATS.some(
    (format) => format.reports === 'documents' && format.recognises(own, name),
  );
  return isReport ? starts : [];
}

/** Where each report of a text begins; none for a text that is one, such as a log or a table. */
export function startsIn(file: LoadFile): Start[] {
  const { name, text } = file;
  const kind = FORMATS.find(({ recognises }) => recognises(text, name));
  if (kind === undefined || kind.reports === undefined)
    return !DOCUMENT.test(text) && /^\s*\{/m.test(text) ? documentsBelow(file) : [];
  if (kind.reports === 'documents') return documentStarts(text);
  return startsBy(text, CONSOLES.includes(kind) ? MARKS : [kind.reports]);
}
