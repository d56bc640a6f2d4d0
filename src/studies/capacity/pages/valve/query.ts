import type { Problem } from '../../../../address/problem';
import { quoted } from '../../../../address/quoted';
import { readKnob } from '../../../../lab/handle/readKnob';
import type { Query } from '../../../../lab/handle/useQuery';
import { readName } from '../../../../scenario/codec';
import { type Knob, knobById } from '../../../../scenario/schema';
import { capacityKnobs } from '../../knobs';
import { VALVE_HOURS } from './climb';
import type { SignId } from './signs';

/** What a reader has done with the valve. */
export interface ValveState {
  /** Whether the valve is open, for each hour. */
  open: readonly boolean[];
  /** What comes through the open valve. */
  ratePerSecond: number;
  /** What the reader expects to warn first; null before the question is answered. */
  guess: SignId | 'skipped' | null;
}

const found = knobById(capacityKnobs, 'ratePerSecond');
if (!found) throw new Error('The study has no knob for the offered rate.');
/** The load as far as the valve lets it through. */
export const RATE: Knob = { ...found, min: 100, max: 250 };

const OPEN_HOURS = 3;
const OPEN = Array.from({ length: VALVE_HOURS }, (_, hour) => hour < OPEN_HOURS);
const SKIP = 'skip';
const SIGNS: readonly SignId[] = ['spool', 'timeouts', 'cleanup', 'received'];
const WELL_FORMED = new RegExp(`^[01]{${VALVE_HOURS}}$`);

const openText = (open: readonly boolean[]) => open.map((is) => (is ? '1' : '0')).join('');

/** The hours of a link: a digit each, 1 for open; what is no digit or missing is shut. */
function readOpen(given: string | null): { open: readonly boolean[]; problems: Problem[] } {
  if (given === null) return { open: OPEN, problems: [] };
  const open = OPEN.map((_, hour) => given[hour] === '1');
  if (WELL_FORMED.test(given)) return { open, problems: [] };
  const accepted = `${VALVE_HOURS} digits, one an hour, 1 for open and 0 for shut`;
  const message = `The valve (open) is ${quoted(given)}; accepted: ${accepted}. ${openText(open)} is used.`;
  return { open, problems: [{ field: 'open', given, accepted, message }] };
}

function readGuess(given: string | null): { guess: ValveState['guess']; problems: Problem[] } {
  if (given === null) return { guess: null, problems: [] };
  const { name, problems } = readName('guess', 'The guess', given, [...SIGNS, SKIP]);
  return { guess: name === SKIP ? 'skipped' : (name as SignId), problems };
}

/** The valve in the query of its page, such as "?open=111000000000&rate=180&guess=spool"; `ratePerSecond` at the start. */
export function valveQuery(ratePerSecond: number): Query<ValveState> {
  return {
    initial: { open: OPEN, ratePerSecond, guess: null },
    read: (query) => {
      const open = readOpen(query.get('open'));
      const rate = readKnob(RATE, 'rate', query.get('rate'), ratePerSecond);
      const guess = readGuess(query.get('guess'));
      return {
        state: { open: open.open, ratePerSecond: rate.value, guess: guess.guess },
        problems: [...open.problems, ...rate.problems, ...guess.problems],
      };
    },
    write: (state) => ({
      open: openText(state.open) === openText(OPEN) ? null : openText(state.open),
      rate: state.ratePerSecond === ratePerSecond ? null : String(state.ratePerSecond),
      guess: state.guess === 'skipped' ? SKIP : state.guess,
    }),
  };
}
