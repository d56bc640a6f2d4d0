import type { LoadTest } from '../../src/loadtest';
import { count, number } from '../command/table';
import { section, warningLines } from './sections';

/** What was read, as a person reads it. */
export function readingText({ levels, loop, choices }: LoadTest): string {
  const head = [
    'users',
    'sent per s',
    'per s',
    'mean ms',
    'p95 ms',
    'errors per s',
    'tool',
    'file',
  ];
  const rows = levels.map((one) => [
    count(one.users),
    number(one.arrivalsPerSecond),
    number(one.throughputPerSecond),
    number(one.responseMs.mean),
    number(one.responseMs.p95),
    number(one.errorsPerSecond),
    one.tool,
    one.file,
  ]);
  const chosen = choices.map(({ id, value, note }) => [id, value ?? 'asked for', note]);
  return [
    section(`Levels (${loop ?? 'none'})`, [head, ...rows], 0),
    ...(chosen.length > 0
      ? [section('Taken to be so; --choose "what=value" takes another', chosen, 3)]
      : []),
    ...warningLines(levels),
  ].join('\n\n');
}

/** What could not be used, a line each. */
export const troubleLines = ({ troubles, missing, choices }: LoadTest): string[] => [
  ...troubles.map(
    ({ file, place, value, accepted }) => `${file}, ${place}: "${value}"; accepted: ${accepted}.`,
  ),
  ...missing.map((id) => {
    const { options = [] } = choices.find((choice) => choice.id === id) ?? {};
    const among = options.length > 0 ? `, one of ${options.join(', ')}` : '';
    return `${id}: not told; accepted: --choose "${id}=…"${among}.`;
  }),
];
