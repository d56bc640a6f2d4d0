import type { System } from '../system/document';

/** As wide as code is written. */
const WIDTH = 88;
const INDENT = '    ';

/** Texts in as few lines as hold them; one of several lines stands by itself. */
function filled(texts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const together = `${lines.at(-1)} ${text}`;
    const isShort = together.length <= width && !together.includes('\n');
    if (lines.length > 0 && isShort) lines[lines.length - 1] = together;
    else lines.push(text);
  }
  return lines;
}

/** Data of JSON as Python writes it, over as many lines as it takes; a field that is null is left out. */
export function pythonOf(value: unknown, indent = '', before = 0): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = indent + INDENT;
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const entries: [key: string, item: unknown][] = isList
    ? value.map((item) => ['', item])
    : Object.entries(value).flatMap(([name, item]): [string, unknown][] =>
        item === null || item === undefined ? [] : [[`${JSON.stringify(name)}: `, item]],
      );
  const short = entries.map(([key, item]) => key + pythonOf(item)).join(', ');
  if (!short.includes('\n') && indent.length + before + short.length + 3 <= WIDTH) {
    return open + short + close;
  }
  const lines = filled(
    entries.map(([key, item]) => `${key}${pythonOf(item, inner, key.length)},`),
    WIDTH - inner.length,
  );
  return `${open}\n${lines.map((line) => `${inner}${line}\n`).join('')}${indent}${close}`;
}

/** A cell of a notebook. */
export interface NotebookCell {
  /** What tracebacks call it. */
  name: string;
  text: string;
}

const describing = (description: System): string => `import messageboxlab as lab

own = lab.network(
    ${pythonOf(description, INDENT)}
)`;

const simulating = (seed: number, replications: number): string => `# The runs of the page.
report = own.simulate(seed=${seed}, replications=${replications})
lab.show(
    [
        {
            "metric": metric,
            "unit": report.units[metric],
            "simulated": value,
            "low": report.intervals[metric].low,
            "high": report.intervals[metric].high,
        }
        for metric, value in report.metrics.items()
    ]
)
print(f"{report.replications} replications, seed {report.seed}, digest {report.digest}")`;

const FITTING = `# What explains the measured levels.
answer = own.fit()
print(answer.sentence)
lab.show(
    [
        {
            "explanation": one["kind"],
            "at a time": one["places"],
            "ms each": one["demandMs"],
            "ms beside": one["delayMs"],
            "off on levels left out, %": one["leftOutErrorPercent"],
            "verdict": one["verdict"],
        }
        for one in answer.explanations
    ]
)`;

/** A notebook of a described system: what it is, the runs that its page shows, and what its measured levels say. */
export function systemNotebook(
  description: System,
  { seed, replications }: { seed: number; replications: number },
): NotebookCell[] {
  const isMeasured = (description.measured ?? []).length > 0;
  return [
    { name: 'system', text: describing(description) },
    { name: 'simulation', text: simulating(seed, replications) },
    ...(isMeasured ? [{ name: 'load test', text: FITTING }] : []),
  ];
}
