import type { RangeStrip } from '../../../charts/sought/RangeStrips';
import { distanceText } from '../../../lab/view/distanceText';
import { inSentence, withUnit } from '../../../lab/view/format';
import { shownUnit, valueText } from '../../../lab/view/knobText';
import { sliderScale } from '../../../lab/view/sliderScale';
import type { Scenario } from '../../../scenario/scenario';
import { type Knob, knobById } from '../../../scenario/schema';
import { wordsOf } from '../../../scenario/words';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { outsideOf } from '../../study/outside';

/** "2 to 200 KB", "4-way Opteron, 8-way Xeon". */
function measuredText(knob: Knob, measured: readonly number[]): string {
  const texts = measured.map((value) => valueText(knob, value));
  const unit = shownUnit(knob);
  if (texts.length < 2) return withUnit(texts[0] ?? '', unit);
  return knob.kind === 'integer'
    ? withUnit(`${texts[0]} to ${texts.at(-1)}`, unit)
    : texts.join(', ');
}

/** Where a scenario stands on the line of each of some knobs. */
export const stripsOf = (
  study: ExploredStudy,
  scenario: Scenario,
  knobs: readonly string[],
): RangeStrip[] => {
  const outside = outsideOf(study, valuesOf(study, scenario));
  return knobs.flatMap((id) => {
    const knob = knobById(study.context.schema, id);
    if (knob === undefined) return [];
    const published = baseValuesOf(study, scenario)[id] ?? knob.default;
    const here = valuesOf(study, scenario)[id] ?? knob.default;
    const measured = study.index.ranges[id] ?? [];
    const scale = sliderScale(knob, [published, here, ...measured]);
    const shares = measured.map(scale.fractionOf);
    const text = (value: number) => withUnit(valueText(knob, value), shownUnit(knob));
    return [
      {
        id,
        label: knob.label,
        publishedText: text(published),
        hereText: text(here),
        published: scale.fractionOf(published),
        here: scale.fractionOf(here),
        measured:
          measured.length === 0
            ? null
            : {
                low: Math.min(...shares),
                high: Math.max(...shares),
                text: measuredText(knob, measured),
              },
        isOutside: outside.some((one) => one.knob === knob),
      },
    ];
  });
};

/** Whether any knob with an effect stands where nothing was measured. */
export const isOutside = (
  study: ExploredStudy,
  values: Readonly<Record<string, number>>,
): boolean => outsideOf(study, values).length > 0;

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: number): string => COUNTS[count] ?? String(count);

/** Knobs named in a verdict; more are counted. */
const MOST_NAMED = 3;

/** How far a scenario is from what was measured: the verdict, and what it means. */
export function verdictOf(
  study: ExploredStudy,
  scenario: Scenario,
  strips: readonly RangeStrip[],
): { verdict: string; why: string } {
  const values = valuesOf(study, scenario);
  const outside = outsideOf(study, values);
  const moved = strips.filter(({ published, here }) => published !== here);
  const all = strips.length === 1 ? 'the one knob' : `all ${counted(strips.length)} knobs`;
  if (outside.length === 0) {
    return {
      verdict: `Inside what was measured in ${all}.`,
      why:
        moved.length === 0
          ? `It is a ${wordsOf(study.context).configuration}.`
          : 'Each value was measured somewhere, but not all of them together: the band says how far off the model may be.',
    };
  }
  const named = outside.slice(0, MOST_NAMED).map(({ knob }) => inSentence(knob.label));
  const more = outside.length - named.length;
  return {
    verdict: `Outside in ${[...named, ...(more > 0 ? [`${counted(more)} more`] : [])].join(', ')}.`,
    why: distanceText(outside, wordsOf(study.context)),
  };
}
