import { orNothing, orWord } from '../../../../address/besides';
import { choiceField } from '../../../../address/choice';
import { type Field, type Fields, taken } from '../../../../address/field';
import { refused } from '../../../../address/problem';
import { knobField } from '../../../../scenario/knobField';
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
const SIGNS: readonly SignId[] = ['spool', 'timeouts', 'cleanup', 'received'];
const WELL_FORMED = new RegExp(`^[01]{${VALVE_HOURS}}$`);

const openText = (open: readonly boolean[]) => open.map((is) => (is ? '1' : '0')).join('');

/** The hours of the valve: what is no digit or missing is shut. */
const OPEN_FIELD: Field<readonly boolean[]> = {
  key: 'open',
  title: 'The valve',
  accepted: `${VALVE_HOURS} digits, one an hour, 1 for open and 0 for shut`,
  otherwise: OPEN,
  read: (text) => {
    const open = OPEN.map((_, hour) => text[hour] === '1');
    if (WELL_FORMED.test(text)) return taken(open);
    return taken(
      open,
      refused(OPEN_FIELD, text, OPEN_FIELD.accepted, `${openText(open)} is used.`),
    );
  },
  write: openText,
};

const GUESS = choiceField({
  key: 'guess',
  title: 'The guess',
  options: SIGNS,
  otherwise: 'spool',
});

/** The valve in the query of its page, such as "?open=111000000000&rate=180&guess=spool"; `ratePerSecond` at the start. */
export const valveFields = (ratePerSecond: number): Fields<ValveState> => ({
  open: OPEN_FIELD,
  ratePerSecond: knobField(RATE, { key: 'rate' }, ratePerSecond),
  guess: orWord(orNothing(GUESS), 'skip', 'skipped'),
});
