import { linesOf } from '../text';
import { type Found, type Told, trouble } from '../told';
import type { LoadFile, Trouble } from '../types';
import { type Lead, leadOf, leadStart } from './lead';
import { partName } from './partName';
import type { Start } from './starts';

/** Most reports that are read of one text. */
const MOST = 1000;

/** What a console prints of a result, as it stands in a report whose first lines are gone. */
const RESULT =
  /^\s*(?:requests?\/s(?:ec)?|requests per second|transfer\/sec|time per request|latency|average|throughput|http_req\w*)\b.*\d/i;

/** What stands above the first of several reports and is the rest of one more. */
function cutOff(name: string, above: string): Trouble[] {
  const lines = linesOf(above);
  const at = lines.findIndex((line) => RESULT.test(line));
  return at < 0
    ? []
    : [
        trouble(
          name,
          `line ${at + 1}`,
          (lines[at] ?? '').trim(),
          'a report from its first line on',
        ),
      ];
}

/** One of the reports of a text, with what stands above it. */
export interface Part {
  file: LoadFile;
  lead: Lead | null;
}

/**
 * The reports of a text, each under a name of its own where there are several. Lines above a report are emptied, so that places
 * are those of the whole text.
 */
export function partsOf(
  { name, text }: LoadFile,
  found: readonly Start[],
): { parts: Part[]; troubles: Trouble[] } {
  const starts = found.slice(0, MOST);
  const end = leadStart(text, starts.at(-1)?.at ?? 0, text.length);
  const parts = starts.map(({ lead, at, end: own }, index): Part => {
    const until = own ?? found[index + 1]?.lead ?? end;
    const above = '\n'.repeat(linesOf(text.slice(0, at)).length - 1);
    const file = {
      name: starts.length > 1 ? partName(name, index + 1) : name,
      text: above + text.slice(at, until),
    };
    return { file, lead: leadOf(text.slice(lead, at)) };
  });
  const accepted = `up to ${MOST} reports in one text`;
  const tooMany = trouble(name, `report ${MOST + 1}`, `${found.length} reports`, accepted);
  const above = found.length > 1 ? cutOff(name, text.slice(0, found[0]?.lead ?? 0)) : [];
  return { parts, troubles: [...above, ...(found.length > MOST ? [tooMany] : [])] };
}

function ledLevel(level: Told, { users, rate, line }: Lead): Told {
  if (level.loop === 'open')
    return { ...level, arrivalsPerSecond: level.arrivalsPerSecond ?? rate };
  const isTold = level.users !== null && level.usersNote === '';
  return isTold || users === null
    ? level
    : { ...level, users, usersNote: `Taken from the line above it: ${line.slice(0, 100)}` };
}

/** What was found in a report, with the load that lines above it tell, and it does not. */
export const led = (found: Found, lead: Lead | null): Found =>
  lead === null ? found : { ...found, levels: found.levels.map((level) => ledLevel(level, lead)) };
