import { rangeText } from '../../lab/view/distanceText';
import { shownUnit, valueText } from '../../lab/view/knobText';
import { sliderScale } from '../../lab/view/sliderScale';
import type { Scenario } from '../../scenario/scenario';
import { baseValuesOf, type ExploredStudy, valuesOf } from '../study/exploredStudy';
import { outsideOf } from '../study/outside';

/** A changed knob as a sheet shows it. */
export interface SheetKnob {
  id: string;
  label: string;
  unit: string;
  published: string;
  here: string;
  /** Values among the published configurations, in words. */
  measured: string;
  isOutside: boolean;
  /** Places on the knob's line, 0 to 1. */
  strip: { low: number; high: number; published: number; here: number } | null;
}

/** The changed knobs of a scenario, in the order of the study. */
export function sheetKnobs(study: ExploredStudy, scenario: Scenario): SheetKnob[] {
  const { schema } = study.context;
  const values = valuesOf(study, scenario);
  const base = baseValuesOf(study, scenario);
  const outside = outsideOf(study, values);
  return schema.knobs
    .filter(({ id }) => scenario.changes[id] !== undefined)
    .map((knob) => {
      const [from, to] = [base[knob.id] ?? knob.default, values[knob.id] ?? knob.default];
      const range = study.index.ranges[knob.id] ?? [];
      const scale = sliderScale(knob, [from, to]);
      const fractions = range.map(scale.fractionOf);
      return {
        id: knob.id,
        label: knob.label,
        unit: shownUnit(knob),
        published: valueText(knob, from),
        here: valueText(knob, to),
        measured: range.length === 0 ? 'nothing' : rangeText(knob, range),
        isOutside: outside.some((one) => one.knob === knob),
        strip:
          knob.kind === 'choice' || range.length === 0
            ? null
            : {
                low: Math.min(...fractions),
                high: Math.max(...fractions),
                published: scale.fractionOf(from),
                here: scale.fractionOf(to),
              },
      };
    });
}
