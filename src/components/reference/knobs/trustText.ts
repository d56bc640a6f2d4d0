import type { PairOutcome } from '../../../evidence/knobs/pairs';
import type { KnobEvidence } from '../../../evidence/knobs/table';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

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
