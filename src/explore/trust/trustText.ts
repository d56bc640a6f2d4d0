import { capitalised, formatNumber, formatSigned, THIN } from '../../charts/frame/format';
import type { ModelRecord, RecordedErrors } from '../../comparison/modelRecord';
import { farText } from '../../lab/view/farText';
import { andList, inSentence, withUnit } from '../../lab/view/format';
import { shownUnit, valueText } from '../../lab/view/knobText';
import { exp } from '../../numbers/elementary';
import type { DistancePart } from '../../scenario/distance';
import { type StudyWords, wordsOf } from '../../scenario/words';
import type { ExploredStudy } from '../study/exploredStudy';
import { errorOf, type Trust, type TrustedOutcome } from './trust';

const percent = (share: number): string => `${formatNumber(100 * share)}${THIN}%`;

/** Simulated against measured at the nearest configuration, such as "+4 %", or in points where the unit is a share. */
export function nearbyErrorText({ nearby, band }: TrustedOutcome, missing: string): string {
  if (nearby === null) return missing;
  if (band?.scale === 'points') {
    return `${formatSigned((nearby.heldOut ?? nearby.simulated) - nearby.measured)} points`;
  }
  return `${formatSigned(100 * errorOf(nearby))}${THIN}%`;
}

/** Such as "0.35 ranges from 20-A", or "at 20-A". */
export const placeText = ({ nearest }: Trust): string =>
  nearest === null
    ? 'nothing measured to compare with'
    : nearest.distance === 0
      ? `at ${nearest.label}`
      : `${formatNumber(nearest.distance, 2)} ranges from ${nearest.label}`;

/** How many knobs lie outside what was measured, in words. */
export const rangeText = ({ outside }: Trust): string =>
  outside.length === 0
    ? 'every knob inside what was measured'
    : `${outside.length} ${outside.length === 1 ? 'knob' : 'knobs'} outside what was measured`;

/** One knob's part of the distance: "virtual users 3 → 8, 74 % of it". */
function partText({ knob, measured, here, share }: DistancePart): string {
  const value = (one: number) => withUnit(valueText(knob, one), shownUnit(knob));
  return `${inSentence(knob.label)} (${value(measured)} there, ${value(here)} here) with ${percent(share)}`;
}

/** Knobs that the distance is told of one by one. */
const MOST_PARTS = 3;

/** What makes the distance, and what that does to bands. */
export function distanceReason(study: ExploredStudy, trust: Trust): string {
  const { nearest, parts } = trust;
  const { bands } = study.index;
  const { record } = study;
  if (nearest === null) return 'No configuration was measured that a distance could be taken from.';
  if (nearest.distance === 0) {
    return `These are the settings of ${nearest.label}, which was measured: the distance adds nothing.`;
  }
  const named = parts.slice(0, MOST_PARTS).map(partText);
  const more = parts.length - named.length;
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  const apart = `The nearest measured configuration is ${nearest.label}, ${farText(nearest.distance)}. Of the squared distance, ${list}.`;
  return bands.widening === null || record.wideningError === null
    ? apart
    : `${apart} For each range, a band adds ${formatNumber(bands.widening, 2)} (standard error ${formatNumber(record.wideningError, 2)}) times what held-out errors make it.`;
}

const POOLS: Record<Exclude<RecordedErrors['pool'], 'study'>, string> = {
  metric: 'of this number',
  quantity: 'of this quantity, in all its statistics',
};

const poolText = (pool: RecordedErrors['pool'], { source }: StudyWords): string =>
  pool === 'study' ? `of all numbers of ${source}, which has too few of this one` : POOLS[pool];

/** The size that nine of ten errors stay below: a factor of a ratio, or points. */
function sizeText({ band }: TrustedOutcome, halfWidth: number): string {
  return band?.scale === 'points'
    ? `${formatNumber(halfWidth, 1)} percentage points`
    : `a factor of ${formatNumber(exp(halfWidth), 2)}`;
}

/** Whose errors they are: such as "17 held-out errors", or "12 errors, 5 held out and 7 in sample,". */
function errorsText({ errors, heldOut, predicted }: RecordedErrors): string {
  if (heldOut === errors) return `${heldOut} held-out errors`;
  const parts = [
    ...(heldOut > 0 ? [`${heldOut} held out`] : []),
    ...(predicted > 0 ? [`${predicted} of what no parameter was fitted to`] : []),
    ...(errors > heldOut + predicted ? [`${errors - heldOut - predicted} in sample`] : []),
  ];
  return `${errors} errors, ${andList(parts)},`;
}

/** Why a number has no band; empty where it has one. */
function withoutReason(study: ExploredStudy, { place }: Trust, outcome: TrustedOutcome): string {
  const { band, regime } = outcome;
  if (band !== null) return '';
  const failed = study.record.failed[outcome.outcome.metric]?.[regime ?? ''];
  if (place?.isOutside) {
    return 'Nobody measured there: nothing tells how wrong the model is, so there is no band. The configuration measured nearest can be checked instead.';
  }
  if (failed) {
    const { covered, cells } = failed;
    return `There is no band of this number${whereText(study, regime)}: those made without a group of configurations held ${covered} of ${cells} numbers measured in it.`;
  }
  if (study.index.bands.widening === null && (place?.distance ?? 0) > 0) {
    return `${capitalised(wordsOf(study.context).source)} tells nothing of how errors grow away from its configurations, so there is no band. The configuration measured nearest can be checked instead.`;
  }
  return 'Nothing measured tells how wrong the model is for this number, so it has no band.';
}

/** Where a regime is, such as " with several MessageBoxes"; empty elsewhere. */
function whereText({ metrics }: ExploredStudy, regime: string | null): string {
  const label = metrics.regimes?.find(({ id }) => id === regime)?.label;
  return label === undefined ? '' : ` ${label}`;
}

/** How wrong the model is where it can be tried. */
export function errorReason(study: ExploredStudy, trust: Trust, outcome: TrustedOutcome): string {
  const { band, regime } = outcome;
  const errors = study.record.errors[outcome.outcome.metric]?.[regime ?? ''];
  if (band === null || errors === undefined) return withoutReason(study, trust, outcome);
  const { widths } = band;
  const { pool, clusters, covered, cells } = errors;
  const fit =
    band.setBy === 'fit'
      ? ` The fit to all configurations errs by ${sizeText(outcome, widths.least)}, and no band is narrower.`
      : '';
  return `Nine of ten of ${errorsText(errors)} ${poolText(pool, wordsOf(study.context))}${whereText(study, regime)} stay within ${sizeText(outcome, widths.halfWidth)}, from ${clusters} ${clusters === 1 ? 'group' : 'groups'} of configurations.${fit} Bands made without a group held ${covered} of ${cells} numbers measured in it.`;
}

/** What makes up the width of a band, in its unit; the parts add up. */
export function widthReason({ unit, band }: TrustedOutcome, digits: number): string {
  if (band === null) return '';
  const { chance, error, distance, parameters } = band;
  const whole = chance + error + distance + parameters;
  const size = (value: number) => withUnit(formatNumber(value, digits), unit);
  const share = (value: number) => percent(value / (whole || 1));
  const open =
    parameters === 0
      ? ''
      : `, and what the parameters leave open here ${size(parameters)} (${share(parameters)})`;
  return `The band is ${size(whole)} wide. Chance over runs alone is ${size(chance)} of it (${share(chance)}), the model’s error at measured configurations ${size(error)} more (${share(error)}), the distance from them ${size(distance)} (${share(distance)})${open}.`;
}

/** The largest of the parts, as a chart's title. */
export function widthFinding({ outcome, band }: TrustedOutcome): string {
  if (band === null) return `${outcome.label}: no band`;
  const { chance, error, distance, parameters } = band;
  const most = Math.max(chance, error, distance, parameters);
  const what =
    most === error
      ? 'the model’s error where it was measured'
      : most === distance
        ? 'the distance from what was measured'
        : most === parameters
          ? 'what the parameters leave open'
          : 'chance over runs';
  return `${outcome.label}: most of the band is ${what}`;
}

/** Who simulated what at measured configurations. */
export const recordText = ({ modelVersion, replications }: ModelRecord): string =>
  replications === 0
    ? `Model ${modelVersion}.`
    : `Model ${modelVersion}, ${replications} replications at each measured configuration.`;
