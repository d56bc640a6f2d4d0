import type { Load } from '../run/plateaus';
import type { Request } from '../run/request';
import { type BadRow, badRow, foundIn, parted } from '../run/requestLog';
import { linesOf } from '../text';
import { type Format, type Told, trouble } from '../told';
import type { Trouble } from '../types';

const STAMP = /^\d{13}$/;
/** Users that come, for each that is there at once, from which on they come at a rate. */
const COMING = 3;

/** A request; versions differ in what stands before its name, not in what stands behind. */
function requestOf(cells: readonly string[], line: number): Request | BadRow {
  const status = cells.findIndex((cell) => cell === 'OK' || cell === 'KO');
  if (status < 2) return badRow(line, 'status', cells.join(' '), 'OK or KO behind start and end');
  const [start = '', end = ''] = cells.slice(status - 2, status);
  if (!STAMP.test(start)) return badRow(line, 'start', start, 'ms since 1970');
  if (!STAMP.test(end) || Number(end) < Number(start))
    return badRow(line, 'end', end, 'ms since 1970, after the start');
  const [startMs, endMs] = [Number(start), Number(end)];
  return { startMs, elapsedMs: endMs - startMs, isOk: cells[status] === 'OK', users: null };
}

/** How many users there are after each that comes or goes. */
function loadsOf(changes: readonly { atMs: number; by: number }[]): {
  loads: Load[];
  came: number;
  most: number;
} {
  const sorted = [...changes].sort((a, b) => a.atMs - b.atMs);
  let users = 0;
  const loads = sorted.map(({ atMs, by }) => {
    users = Math.max(0, users + by);
    return { atMs, users };
  });
  const most = loads.reduce((highest, load) => Math.max(highest, load.users), 0);
  return { loads, came: changes.filter(({ by }) => by > 0).length, most };
}

/** Gatling's simulation.log, the text that it wrote until 3.11. */
export const gatlingLog: Format = {
  recognises: (text) => /^(?:RUN|USER|REQUEST)\t/m.test(text.slice(0, 20_000)),
  read: (file) => {
    const rows: (Request | BadRow)[] = [];
    const changes: { atMs: number; by: number }[] = [];
    const others: Trouble[] = [];
    linesOf(file.text).forEach((text, at) => {
      const [kind, ...cells] = text.split('\t');
      if (kind === 'REQUEST') rows.push(requestOf(cells, at + 1));
      else if (kind === 'USER') {
        const stamp = cells.filter((cell) => STAMP.test(cell)).at(-1);
        const by = cells.includes('START') ? 1 : cells.includes('END') ? -1 : 0;
        if (stamp !== undefined && by !== 0) changes.push({ atMs: Number(stamp), by });
        else
          others.push(
            trouble(file.name, `line ${at + 1}, USER`, text, 'START or END with ms since 1970'),
          );
      } else if (text.trim() !== '' && !/^(?:RUN|GROUP|ERROR|ASSERTION)$/.test(kind ?? ''))
        others.push(
          trouble(file.name, `line ${at + 1}`, text, 'RUN, USER, REQUEST, GROUP or ERROR'),
        );
    });
    const { requests, troubles } = parted(file, rows);
    const { loads, came, most } = loadsOf(changes);
    const isOpen = came > COMING * most;
    const loopNote = isOpen
      ? `${came} users came, at most ${most} at once: they come at a rate.`
      : '';
    const known: Partial<Told> = isOpen ? { loop: 'open', loopNote, users: null } : {};
    const run = {
      file: file.name,
      tool: 'Gatling',
      requests,
      known: { resolutionMs: 1, ...known },
    };
    return foundIn(isOpen || loads.length === 0 ? run : { ...run, loads }, troubles, others);
  },
};
