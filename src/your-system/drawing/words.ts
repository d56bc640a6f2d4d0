import { formatSome, shortNumber } from '../../charts/frame/format';
import { andList, formatPercent, THIN } from '../../lab/view/format';
import type { Station } from '../../system/document';
import { isHeld, type Kind } from '../edit/fields';
import type { Way } from '../edit/ways';

/** A time in ms with as many decimals as it needs to be told from others, such as "5.0" and "4.02". */
export function msText(ms: number): string {
  const text = ms.toPrecision(3);
  const decimals = text.includes('e') ? 0 : (text.split('.')[1]?.length ?? 0);
  return formatSome(ms, ms > 0 && ms < 1 ? Math.min(4, decimals) : Math.min(1, decimals));
}

/** What a station says below its name: "16 × 5.0 ms". */
export function stationDetail(station: Station): string {
  const { kind, count, demandMs, over, limit, batch, poll, sharing } = station;
  const ms = demandMs === undefined || demandMs === null ? '? ms' : `${msText(demandMs)}${THIN}ms`;
  if (over) return `${shortNumber(count ?? 1)} at a time`;
  if (kind === 'delay') return `delay ${ms}`;
  const served = `${shortNumber(count ?? 1)} × ${ms}`;
  if (batch) return `${served}, by ${shortNumber(batch.size)}`;
  if (poll) return `${served}, polled`;
  const shared = sharing === 'shared' ? ', shared' : '';
  return `${served}${shared}${limit ? `, ≤ ${shortNumber(limit)}` : ''}`;
}

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  processors: 'processors',
  disk: 'disk',
  lock: 'lock',
  pool: 'pool',
  delay: 'delay',
  queue: 'queue with a limit',
  batch: 'batch',
  poller: 'poller',
};

/** A share of requests, such as "30 %". */
export const shareText = (share: number): string => formatPercent(share, share < 0.1 ? 1 : 0);

/** Where requests go from a station, in words; empty where none comes to it. */
function onwardText(name: string | null, ways: readonly Way[]): string {
  const onward = ways.filter(({ from }) => from === name);
  if (onward.length === 0) return 'not visited';
  const places = onward.map(({ to, share }) =>
    share < 0.995 ? `${to ?? 'the answer'} (${shareText(share)})` : (to ?? 'the answer'),
  );
  return `then ${andList(places)}`;
}

/** Everything that the drawing shows of a station, as a sentence without its end. */
export function stationText(station: Station, ways: readonly Way[], isBottleneck: boolean): string {
  const { name, kind, fromPoints, over } = station;
  return [
    name,
    KIND_NAMES[kind],
    stationDetail(station),
    fromPoints ? 'from the points' : 'typed',
    ...(isBottleneck ? ['limits the system'] : []),
    isHeld(station) ? `held over ${andList(over ?? [])}` : onwardText(name, ways),
  ].join(', ');
}
