import { changeOf } from '../../charts/effects/change';
import type { StepEffect } from '../../charts/effects/StepEffects';
import { andList, capitalised } from '../../charts/frame/format';
import { VERDICT_TEXTS } from '../../comparison/differences';
import { digitsOf, formatNumber, formatSigned, inSentence, withUnit } from '../../lab/view/format';
import { shownUnit, valueText } from '../../lab/view/knobText';
import type { Measure } from '../study/measure';
import { type Effect, isBetter, isWithheld, type LeftOut, type Limit, type Step } from './effects';

/** "4 → 5", with the unit of the knob. */
export function stepText({ knob, from, to }: Pick<Step, 'knob' | 'from' | 'to'>): string {
  return withUnit(`${valueText(knob, from)} → ${valueText(knob, to)}`, shownUnit(knob));
}

const limitText = ({ measure, value }: Limit): string =>
  withUnit(formatNumber(value, digitsOf(value)), measure.unit);

/** A limit as it is broken: "breaks 300 ms". */
export const brokenText = (limit: Limit): string => `breaks ${limitText(limit)}`;

/** A limit that is kept again: "keeps 300 ms". */
export const keptText = (limit: Limit): string => `keeps ${limitText(limit)}`;

function noteOf({ step, difference, mayBeChance, judged, broken, mended }: Effect): string {
  if (difference === null) return '';
  const outside = step.isOutside ? ['not measured'] : [];
  if (difference === 'unsettled') return ['does not settle', ...outside].join(', ');
  const isOne = difference.pairs < 2;
  return [
    ...broken.map(brokenText),
    ...mended.map(keptText),
    ...outside,
    ...(isOne ? ['one run'] : []),
    ...(mayBeChance ? ['may be chance'] : []),
    ...(judged && !mayBeChance && difference.mean !== 0 ? [VERDICT_TEXTS[judged.verdict]] : []),
  ].join(', ');
}

/** Effects as they are drawn. `asideOf` gives the change of a second quantity. */
export function effectRows(
  effects: readonly Effect[],
  asideOf: (effect: Effect) => number | null,
  hrefOf: (step: Step) => string,
): StepEffect[] {
  return effects.map((effect) => {
    const beside = effect.difference === 'unsettled' ? null : asideOf(effect);
    return {
      id: effect.step.id,
      label: effect.step.knob.label,
      step: stepText(effect.step),
      difference: effect.difference,
      band: effect.judged?.band ?? null,
      aside: beside === null ? null : formatSigned(beside),
      breaksLimit: effect.broken.length > 0,
      isOutside: effect.step.isOutside,
      note: noteOf(effect),
      href: hrefOf(effect.step),
    };
  });
}

/** The effects for the better that runs tell, in their order. */
const helpingOf = (measure: Measure, effects: readonly Effect[]): Effect[] =>
  effects.filter((effect) => {
    const change = changeOf(effect);
    return (
      change !== null && change.pairs > 1 && !effect.mayBeChance && isBetter(measure, change.mean)
    );
  });

const isSafe = ({ step, broken }: Effect) => !step.isOutside && broken.length === 0;

/** The step that helps most inside range and limits, of those that somebody could take; undefined where none is known to. */
export const bestStep = (measure: Measure, effects: readonly Effect[]): Step | undefined =>
  helpingOf(measure, effects.filter(isLever)).find(
    (effect) => !isWithheld(effect) && isSafe(effect),
  )?.step;

/** What would help, in one line: the best step inside range and limits, and the best that is not. */
export function effectsFinding(measure: Measure, effects: readonly Effect[]): string {
  const helping = helpingOf(measure, effects);
  const known = helping.filter((effect) => !isWithheld(effect));
  if (known.length === 0 && helping.length > 0) {
    return `No single step is known to help ${inSentence(measure.label)}: too many measured differences like these went another way than simulated`;
  }
  if (helping.length === 0) {
    const isOpen = ({ difference }: Effect) =>
      difference === null || (difference !== 'unsettled' && difference.pairs < 2);
    return effects.some(isOpen)
      ? 'Effects of one step of each knob, so far'
      : `No single step helps ${inSentence(measure.label)} by more than chance`;
  }
  const textOf = ({ step }: Effect) => `${inSentence(step.knob.label)} ${stepText(step)}`;
  const inModel = ({ judged }: Effect) => (judged?.verdict === 'model' ? ' in the model' : '');
  const what = inSentence(measure.label);
  const safe = known.find(isSafe);
  const [first] = known;
  if (safe === undefined && first !== undefined) {
    return `${capitalised(textOf(first))} would help ${what} most${inModel(first)}, but ${first.broken.length > 0 ? first.broken.map(brokenText).join(' and ') : 'was not measured'}`;
  }
  if (safe === undefined) return '';
  return first === safe || first === undefined
    ? `${capitalised(textOf(safe))} would help ${what} most${inModel(safe)}`
    : `${capitalised(textOf(safe))} would help ${what} most inside range and limits${inModel(safe)}`;
}

/** Whether somebody who runs the system could take a step. */
export const isLever = ({ step }: Effect): boolean => step.knob.role === undefined;

const ROLES = { load: 'load', assumption: 'what the model assumes', harness: 'the test' } as const;

/** Steps that are no remedies, counted by what they change. */
export function othersText(others: readonly Effect[]): string {
  const roles = (['load', 'assumption', 'harness'] as const).filter((role) =>
    others.some(({ step }) => step.knob.role === role),
  );
  const steps = others.length === 1 ? '1 step changes' : `${others.length} steps change`;
  return `${steps} ${andList(roles.map((role) => ROLES[role]))}, and ${others.length === 1 ? 'is no remedy' : 'are no remedies'}`;
}

export const othersTitle = (measure: Measure): string =>
  `How ${inSentence(measure.label)} would follow load, assumptions and the test`;

/** A knob that is left out, with the reason. */
export const idleText = ({ knob, reason }: LeftOut): string => `${knob.label}: ${reason}.`;
