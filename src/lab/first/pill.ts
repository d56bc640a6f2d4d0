import { openBand } from '../../comparison/bands';
import { referenceOf, referenceValue } from '../../comparison/reference';
import type { Summary } from '../../simulator/types';
import type { LabBands, ScenarioBands } from '../bands/scenarioBands';
import { labelText } from '../configurationLabel';
import type { LabContext, LabView, Outcome } from '../types';
import { andList, formatNumber, formatSigned, THIN } from '../view/format';
import type { Outside } from '../view/measuredRange';
import { settingText } from '../view/settingText';
import { firstOf, shortText } from './numbers';

/** How far a scenario is from what was measured, in a few words, and what that says of its numbers. */
export interface Pill {
  /** A measured configuration; between two; near one; where nobody measured; a system of which nothing is. */
  kind: 'this' | 'between' | 'near' | 'outside' | 'unmeasured';
  text: string;
  /** How far the model is off there, or where measurements would lie. */
  note: string;
}

/** From a tenth on, an error is told without decimals. */
const LARGE = 0.1;

const errorText = (error: number): string => {
  const digits = Math.abs(error) < LARGE ? 1 : 0;
  return `${formatSigned(100 * error, digits)}${THIN}%`;
};

/** An outcome as it was measured at a configuration, and as it is simulated there. */
interface Compared {
  outcome: Outcome;
  measured: number;
  simulated: number | undefined;
}

/** What was measured of a configuration of the study, beside a simulation of it. */
function comparedWith(
  { study: { index } }: LabContext,
  label: string,
  outcomes: readonly Outcome[],
  summary: Pick<Summary, 'metrics'> | null,
): Compared[] {
  const { measured = {} } = index.configurations.find(({ id }) => id === label) ?? {};
  return outcomes.flatMap((outcome) => {
    const { metric } = outcome;
    const value = referenceValue(
      referenceOf(label, metric, measured[metric] ?? null, index.errata),
    );
    return value === null
      ? []
      : [{ outcome, measured: value, simulated: summary?.metrics[metric]?.mean }];
  });
}

function offText(compared: readonly Compared[]): string {
  const errors = compared.flatMap(({ measured, simulated }) =>
    simulated === undefined || measured === 0 ? [] : [errorText(simulated / measured - 1)],
  );
  return errors.length === 0 ? '' : `off by ${andList(errors)}`;
}

/** Where nine of ten measurements would lie. */
function bandText(
  outcomes: readonly Outcome[],
  { metrics }: Summary,
  bands: ScenarioBands,
): string {
  const texts = outcomes.flatMap((outcome) => {
    const estimate = metrics[outcome.metric];
    const band =
      estimate && openBand(bands.bands, outcome.metric, estimate, bands.place, bands.excess);
    return band ? [`${formatNumber(band.low)}–${shortText(outcome, band.high, 0)}`] : [];
  });
  return texts.length === 0 ? 'no band is known here' : `90${THIN}% bands ${andList(texts)}`;
}

function outsideText([first, ...more]: readonly Outside[]): string {
  if (first === undefined) return '';
  const { knob, value, together } = first;
  const what = together
    ? `${formatNumber(together.many)} ${together.joint.nouns[0]} with ${formatNumber(together.few)} ${together.joint.nouns[1]}`
    : settingText(knob, value);
  return `Outside: nobody measured ${what}${more.length === 0 ? '' : ` and ${more.length} more`}`;
}

/** The pill of what a lab shows; null until what tells it has come. */
export function pillOf(context: LabContext, view: LabView, bands: LabBands): Pill | null {
  const { study } = context;
  const outcomes = firstOf(study, view.outcomes);
  const nameOf = (label: string) => labelText(label, study.parts);
  const thisIs = (label: string, summary: Summary | null, isCompared: boolean): Pill => {
    const compared = comparedWith(context, label, outcomes, summary);
    const values = compared.map(({ outcome, measured }) => shortText(outcome, measured));
    if (values.length === 0)
      return {
        kind: 'unmeasured',
        text: `This is ${nameOf(label)}`,
        note: 'nothing to compare with',
      };
    return {
      kind: 'this',
      text: `This is ${nameOf(label)}: ${values.join(', ')}`,
      note: isCompared ? offText(compared) : 'printed, but not compared',
    };
  };
  if (!view.isChanged) return thisIs(view.row, view.shown, bands.published !== null);
  if (view.outside.length > 0)
    return {
      kind: 'outside',
      text: outsideText(view.outside),
      note: 'how far off is unknown there',
    };
  const { now } = bands;
  if (now === null) return null;
  const summary = view.stale ? null : view.now;
  const [at] = now.at;
  if (at !== undefined) return thisIs(at, summary, true);
  const note =
    summary === null || summary.status === 'unstable' ? '' : bandText(outcomes, summary, now);
  return now.around === null
    ? { kind: 'near', text: `Near ${nameOf(now.nearest)}`, note }
    : { kind: 'between', text: `Between ${now.around.map(nameOf).join(' and ')}`, note };
}
