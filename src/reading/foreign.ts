/** What is no table, and how one is got from it. */
export interface Foreign {
  /** As in "This looks like …". */
  name: string;
  advice: string;
}

/** Known by how a text begins or by what its lines are made of. */
interface Known extends Foreign {
  isIt: (text: string) => boolean;
}

const COUNT = 'Count its lines by hour, and paste times and counts.';
const EXPORT = 'Export the series as CSV with columns time and rate.';

const FOREIGN: readonly Known[] = [
  {
    name: 'JSON without one list of rows',
    advice: EXPORT,
    isIt: (text) => /^\s*(?:\{|\[\s*[[{])/u.test(text),
  },
  { name: 'a page or XML', advice: EXPORT, isIt: (text) => /^\s*<[a-z!?]/iu.test(text) },
  {
    name: 'the metrics of Prometheus',
    advice: `They are counts at one time. ${EXPORT}`,
    isIt: (text) => /^\s*# (?:HELP|TYPE) \w/mu.test(text) || /^\w+\{\w+="[^"]*"/mu.test(text),
  },
  {
    name: 'the access log of a web server',
    advice: COUNT,
    isIt: (text) =>
      /^\S+ \S+ \S+ \[\d{1,2}\/\w{3}\/\d{4}:/mu.test(text) || /^#Fields: /mu.test(text),
  },
];

/** What a text is that was not read as a table of JSON, and holds none; null where it is of no kind that is known. */
export function foreignKind(text: string): Foreign | null {
  return FOREIGN.find(({ isIt }) => isIt(text)) ?? null;
}
