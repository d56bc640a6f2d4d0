import { formatNumber } from '../../../charts/frame/format';
import type { PairOutcome } from '../../../evidence/knobs/pairs';
import type { KnobSize } from '../../../evidence/knobs/sizes';
import type { KnobEvidence } from '../../../evidence/knobs/table';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What of the measured effects is simulated, in few words: "direction, 65 % of the size (3 of 3 changes beyond chance, 3 pairs)". */
export function sizeText({ pairs, beyondChance, agreeing, slope, trust }: KnobSize): string {
  if (trust === 'no measured effect')
    return `no measured effect in ${plural(pairs, 'pair')} beyond chance`;
  const share = slope === null ? '' : `, ${formatNumber(100 * slope)}\u202f% of the size`;
  const few = slope === null ? ', too few for a size' : '';
  return `${trust}${trust === 'neither' ? '' : share + few} (${agreeing} of ${plural(beyondChance, 'change')} beyond chance, ${plural(pairs, 'pair')})`;
}

/** What a knob's level of trust rests on, as sentences. */
export function trustText({
  trust,
  pairs,
  published,
  idle,
}: Pick<KnobEvidence, 'trust' | 'pairs' | 'published' | 'idle'>): string {
  const count = (...outcomes: PairOutcome[]) =>
    pairs.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const [agreeing, decided] = [count('agrees'), count('agrees', 'opposes', 'flat')];
  const [opposing, flat, chance] = [count('opposes'), count('flat'), count('cannot tell')];
  const grounds =
    decided > 0
      ? [
          `${agreeing} of ${plural(decided, 'measured change')} ${decided === 1 ? 'goes' : 'go'} the same way in the simulation`,
          ...(opposing > 0 ? [`${opposing} the other way`] : []),
          ...(flat > 0 ? [`${flat} not at all`] : []),
        ].join(', ')
      : published.length === 1
        ? 'Never varied in the study'
        : `${published.length} values in the study, ${chance > 0 ? `${plural(chance, 'comparison')} of it alone within chance` : 'never changed alone'}`;
  const here =
    trust === 'no effect here' && idle === null
      ? ' No value that was tried changes what is shown here.'
      : '';
  return `${grounds}.${here}`;
}
