/**
 * Prints every goal with its figure. With --record "what changed" it also enters which goals are missed
 * into goals.json and the figures of the present model into history.json.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { misses } from '../src/comparison/goals';
import type { Goal, HistoryEntry } from '../src/comparison/validation';
import { judgedGoals } from '../src/evidence/goals';
import { historyEntry, withEntry } from '../src/studies/low-latency/evidence/history';
import { readData } from './dataFiles';
import { readParametersOf, readStudy, source } from './evidenceSource';

const folder = path.join(__dirname, '../static/data/validation');
const write = (name: string, content: unknown): void =>
  writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);

const study = readStudy();
const parameters = readParametersOf('low-latency');
const judged = judgedGoals(source);

for (const goal of judged) {
  const { figure, limit, unit, label, bound } = goal;
  const verdict = figure === null ? 'no figure' : misses(goal, figure) ? 'missed' : 'reached';
  const text = figure === null ? '–' : String(Number(figure.toPrecision(4)));
  console.log(
    `${verdict.padEnd(10)} ${text.padStart(8)} ${bound === 'at-most' ? '≤' : '≥'} ${limit} ${unit}  ${label}`,
  );
  for (const beside of goal.beside ?? []) {
    const { label, figure, unit } = beside;
    console.log(
      `no limit   ${String(Number(figure.toPrecision(4))).padStart(8)} ${unit}  ${label}`,
    );
  }
}

const flag = process.argv.indexOf('--record');
if (flag >= 0) {
  const figures = new Map(judged.map(({ id, figure }) => [id, figure]));
  write(
    'goals.json',
    readData<Goal[]>('validation/goals.json').map((goal) => {
      const figure = figures.get(goal.id) ?? null;
      return { ...goal, missed: figure !== null && misses(goal, figure) };
    }),
  );
  const entries = readData<HistoryEntry[]>('validation/history.json');
  const entry = historyEntry(study, parameters, new Date().toISOString().slice(0, 10));
  write('history.json', withEntry(entries, entry, process.argv[flag + 1]));
}
