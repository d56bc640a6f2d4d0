import { formatNumber, THIN } from '../../frame/format';
import { shown } from '../stepValue';
import type { ReadoutData } from './types';

/** One line of a read-out: a name with a value, or a name over those that follow. */
export interface ReadoutRow {
  name: string;
  value?: string;
  kind: 'head' | 'value' | 'inGroup' | 'note';
}

/** A time of a run in full, such as "2 h 47 min", "10 min 3 s" or "1.5 s". */
export function clockText(atMs: number): string {
  const seconds = Math.round(atMs / 100) / 10;
  const parts: readonly (readonly [value: number, unit: string])[] = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'min'],
    [Math.round((seconds % 60) * 10) / 10, 's'],
  ];
  const told = parts
    .filter(([value]) => value > 0)
    .map(
      ([value, unit]) => `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}${THIN}${unit}`,
    );
  return told.length > 0 ? told.join(' ') : `0${THIN}s`;
}

/** Everything that a chart tells of a step, line by line. */
export function rowsAt({ groups, notes, stepMs }: ReadoutData, step: number): ReadoutRow[] {
  return [
    ...groups.flatMap(({ title, lines }): ReadoutRow[] => {
      const [first, ...others] = lines;
      if (first && others.length === 0) {
        return [{ name: title, value: shown(first.values[step]), kind: 'value' }];
      }
      return [
        { name: title, kind: 'head' },
        ...lines.map(
          ({ label, values }): ReadoutRow => ({
            name: label,
            value: shown(values[step]),
            kind: 'inGroup',
          }),
        ),
      ];
    }),
    ...(notes?.(step * stepMs, (step + 1) * stepMs) ?? []).map(
      (name): ReadoutRow => ({
        name,
        kind: 'note',
      }),
    ),
  ];
}

/** The same as a sentence: "Received, messages/s: offered 172, received 165. Spool, rows: 1,200." */
export function sentenceAt(data: ReadoutData, step: number): string {
  let text = '';
  for (const { name, value, kind } of rowsAt(data, step)) {
    if (kind === 'inGroup') text += `${/: $/.test(text) ? '' : ', '}${name} ${value}`;
    else {
      text += text === '' ? '' : '. ';
      text += kind === 'value' ? `${name}: ${value}` : kind === 'head' ? `${name}: ` : name;
    }
  }
  return `${text}.`;
}
