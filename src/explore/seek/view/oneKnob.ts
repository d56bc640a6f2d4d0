import { extent, greatest, min } from 'd3-array';
import { number } from '../../../charts/sought/amount';
import type { KnobPoint, PanelKnob } from '../../../charts/sought/panelScales';
import { inSentence, withUnit } from '../../../lab/view/format';
import { shownUnit, valueText } from '../../../lab/view/knobText';
import { power } from '../../../numbers/elementary';
import { conflictIn } from '../../../scenario/conflicts';
import { onlyDifferences, type Scenario } from '../../../scenario/scenario';
import { type Knob, knobById } from '../../../scenario/schema';
import type { Report } from '../../../simulator/report';
import type { Run } from '../../../simulator/types';
import { labLinkOf } from '../../question/labLink';
import {
  baseValuesOf,
  type ExploredStudy,
  measureOf,
  rowOf,
  valuesOf,
} from '../../study/exploredStudy';
import { runsOf } from '../../study/runs';
import type { Move, SeekQuestion } from '../types';
import { publishedPoints } from './published';
import { countedOf, type Quantity } from './quantity';

/** Values of a knob that a curve is drawn through. */
const MOST_VALUES = 9;

/** One preview of the best scenario with one knob elsewhere. */
export interface Step {
  knob: string;
  value: number;
  scenario: Scenario;
  run: Run;
}

/** Some of a knob's values: `here` with its neighbours, the ends, and beyond each neighbour ever wider steps. */
export function valuesAlong(values: readonly number[], here: number): number[] {
  const all = [...new Set([...values, here])].sort((a, b) => a - b);
  if (all.length <= MOST_VALUES) return all;
  const place = all.indexOf(here);
  const ways = [place, all.length - 1 - place];
  const places = new Set([place]);
  ways.forEach((length, way) => {
    const share = Math.round((MOST_VALUES - 1) * (length / all.length));
    const count = Math.min(length, Math.max(2, share));
    for (let step = 0; step < count; step += 1) {
      const even = count === 1 ? 1 : Math.round(power(length, step / (count - 1)));
      const away = Math.max(step + 1, even);
      places.add(way === 0 ? place - away : place + away);
    }
  });
  return [...places].sort((a, b) => a - b).flatMap((at) => all.slice(at, at + 1));
}

/** The previews of one knob at a time, of all knobs that may move; those that describe no system are left out. */
export function stepsAround(study: ExploredStudy, best: Scenario, moves: readonly Move[]): Step[] {
  const { schema } = study.context;
  const base = baseValuesOf(study, best);
  const here = valuesOf(study, best);
  return moves.flatMap(({ knob, values }) =>
    valuesAlong(values, here[knob] ?? 0).flatMap((value) => {
      const changed = { ...here, [knob]: value };
      if (conflictIn(schema, base, changed)) return [];
      const scenario = { ...best, changes: onlyDifferences(schema, base, changed) };
      const [run] = runsOf(study, scenario, {
        protocol: 'preview',
        replications: 1,
        seed: best.seed,
      });
      return run ? [{ knob, value, scenario, run }] : [];
    }),
  );
}

interface AroundInput {
  study: ExploredStudy;
  question: SeekQuestion;
  best: Scenario;
  upper: Quantity;
  lower: Quantity;
  steps: readonly Step[];
  /** By step; undefined where it has not been run. */
  reports: readonly (Report | undefined)[];
  hrefOf: (path: string) => string;
}

/** The measured range of a number; null for choices. */
function rangeOf({ index }: ExploredStudy, knob: Knob) {
  const [low, high] = extent(index.ranges[knob.id] ?? []);
  return knob.kind !== 'integer' || low === undefined ? null : { low, high };
}

/** The least and the most of the upper quantity that a knob makes. */
function spanOf(points: readonly KnobPoint[]): { low: number; high: number } | null {
  const [low, high] = extent(points, ({ upper }) => upper ?? undefined);
  return low === undefined ? null : { low, high };
}

/** The difference between the two; zero where nothing is found. */
function spreadOf(points: readonly KnobPoint[]): number {
  const { low, high } = spanOf(points) ?? { low: 0, high: 0 };
  return high - low;
}

/** Less than this share of what there is is noise of a preview. */
const HARDLY = 0.05;

/** Whether a knob moves the upper quantity by no more than noise. */
function isIdle(points: readonly KnobPoint[]): boolean {
  const { high } = spanOf(points) ?? { high: 0 };
  return spreadOf(points) <= HARDLY * Math.abs(high);
}

function noteOf(points: readonly KnobPoint[], upper: Quantity): string {
  const span = spanOf(points);
  if (span === null) return '';
  if (isIdle(points)) return `hardly moves ${inSentence(upper.label)}`;
  return withUnit(`${number(span.low)} to ${number(span.high)}`, upper.unit);
}

/** What the previews of one knob at a time have given, as small multiples. */
export function panelsOf(input: AroundInput): PanelKnob[] {
  const { study, question, best, upper, lower, steps, reports, hrefOf } = input;
  const here = valuesOf(study, best);
  const row = rowOf(study, question.from);
  const printed = publishedPoints(study, question).find((point) => point.row === row);
  const found = (quantity: Quantity, values: Record<string, number>, report: Report) =>
    countedOf(question, quantity, values) ??
    measureOf(study, quantity.id)?.of({ values, report }) ??
    null;
  return question.moves.flatMap(({ knob: id }) => {
    const knob = knobById(study.context.schema, id);
    if (knob === undefined) return [];
    const points = steps.flatMap((step, place): KnobPoint[] => {
      const report = reports[place];
      if (step.knob !== id || report === undefined) return [];
      const values = valuesOf(study, step.scenario);
      return [
        {
          value: step.value,
          text: valueText(knob, step.value),
          upper: found(upper, values, report),
          lower: found(lower, values, report),
          href: hrefOf(labLinkOf(study, step.scenario, best.seed)),
        },
      ];
    });
    const isNumber = knob.kind === 'integer';
    return [
      {
        id,
        label: knob.label,
        unit: shownUnit(knob),
        note: noteOf(points, upper),
        scale: isNumber
          ? knob.scale === 'log' && min(points, ({ value }) => value) !== 0
            ? 'log'
            : 'linear'
          : 'names',
        here: here[id] ?? knob.default,
        points,
        measured: rangeOf(study, knob),
        ring: printed
          ? {
              value: printed.values[id] ?? knob.default,
              upper: printed.found[upper.id] ?? null,
              lower: printed.found[lower.id] ?? null,
            }
          : null,
      },
    ];
  });
}

/** Which knob decides, and which does nothing, as a title. */
export function aroundTitle(knobs: readonly PanelKnob[], upper: Quantity, from: string): string {
  const moved = knobs.filter(({ points }) => points.length > 1);
  const first = greatest(moved, ({ points }) => spreadOf(points));
  if (first === undefined) return `One knob at a time from the ${from}`;
  const idle = moved.filter(({ points }) => isIdle(points));
  if (idle.includes(first))
    return `Simulated, no knob alone moves ${inSentence(upper.label)} by much`;
  const [quiet] = idle;
  const rest =
    quiet === undefined
      ? 'every knob counts'
      : idle.length === 1
        ? `${inSentence(quiet.label)} hardly matters`
        : `${number(idle.length)} of ${number(moved.length)} knobs hardly matter`;
  return `Simulated, ${inSentence(first.label)} moves ${inSentence(upper.label)} most; ${rest}`;
}
