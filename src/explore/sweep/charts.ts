import type { HeatMapProps, SweepCurveProps, SweptAxis } from '../../charts/sweep/types';
import { formatNumber, inSentence, withUnit } from '../../lab/view/format';
import { shownUnit, valueText } from '../../lab/view/knobText';
import { cutAtZero } from '../../numbers/cutAtZero';
import { published } from '../../scenario/scenario';
import { labLinkOf } from '../question/labLink';
import type { ExploredStudy } from '../study/exploredStudy';
import { estimateOf } from './found';
import { knobNamed, type SweepQuestion } from './question';
import type { Swept } from './swept';
import { curveFinding, mapFinding, namedValue } from './texts';
import { type SweepView, type ViewedPoint, valuesOfAxis } from './view';

type LinkTo = (path: string) => string;

function axisOf(study: ExploredStudy, swept: Swept): SweptAxis {
  const knob = knobNamed(study, swept.knob);
  const scale =
    knob.kind === 'integer'
      ? knob.scale
      : { names: valuesOfAxis(study, swept).map((value) => valueText(knob, value)) };
  return { label: knob.label, unit: shownUnit(knob), scale };
}

/** The lab of a point. */
const linkOfPoint = (study: ExploredStudy, { from }: SweepQuestion, { point }: ViewedPoint) =>
  labLinkOf(study, point, from.seed);

/** How many runs stand behind each point, as far as all have been made. */
function runsText({ points }: SweepView, { replications }: SweepQuestion): string {
  const isWhole = points.every(
    ({ point, runs }) => point.conflict !== null || runs >= replications,
  );
  if (!isWhole) return 'so far';
  return replications === 1 ? '1 run each' : `mean of ${replications} runs each`;
}

/** A measure over one knob, as its chart takes it. */
export function curveProps(
  study: ExploredStudy,
  question: SweepQuestion,
  view: SweepView,
  { knee, link }: { knee: number | null; link: LinkTo },
): SweepCurveProps {
  const { over } = question;
  const knob = knobNamed(study, over.knob);
  const values = valuesOfAxis(study, over);
  const isNamed = knob.kind !== 'integer';
  const placeOf = (value: number) => (isNamed ? values.indexOf(value) : value);
  const range = study.index.ranges[over.knob] ?? [];
  const [low, high] = [range[0], range.at(-1)];
  const { measure } = view;
  const isMeasured = !isNamed && low !== undefined && high !== undefined;
  return {
    title: curveFinding(study, question, view, knee),
    subtitle: `${measure.label}${measure.unit === '' ? '' : `, ${measure.unit}`}, ${runsText(view, question)}.`,
    over: axisOf(study, over),
    measure,
    points: view.points.flatMap((viewed) => {
      const { found, point } = viewed;
      if (found === null) return [];
      return [
        {
          name: namedValue(knob, point.over),
          x: placeOf(point.over),
          ...cutAtZero(found.estimate),
          band: found.band,
          runs: viewed.runs,
          isBeyond: viewed.isBeyond,
          isUnstable: viewed.isUnstable,
          href: link(linkOfPoint(study, question, viewed)),
        },
      ];
    }),
    rings: view.measured
      .filter((one) => !isNamed || values.includes(one.over))
      .map((one) => ({
        name: one.row,
        x: placeOf(one.over),
        y: one.value,
        isContext: one.others > 0,
        href: link(labLinkOf(study, published(study.context.prefix + one.row))),
      })),
    measured: isMeasured ? [low, high] : null,
    domain: isNamed ? undefined : [values[0] ?? 0, values.at(-1) ?? 1],
    knee,
    digits: view.digits,
  };
}

/** What a study accepts, as far as it parts the points of a sweep. */
function limitsOf({ measures, accepted }: ExploredStudy, { points }: SweepView) {
  return accepted.flatMap(({ measure: id, value }) => {
    const measure = measures.find((one) => one.id === id);
    if (measure === undefined) return [];
    const keeps = ({ point }: ViewedPoint): boolean | null => {
      const found = estimateOf(point, measure)?.mean;
      if (found === undefined) return null;
      return measure.better === 'less' ? found <= value : found >= value;
    };
    const text = `${inSentence(measure.label)} ${measure.better === 'less' ? 'at most' : 'at least'} ${withUnit(formatNumber(value, Number.isInteger(value) ? 0 : 1), measure.unit)}`;
    const kept = points.map(keeps);
    return kept.includes(true) && kept.includes(false) ? [{ text, keeps }] : [];
  });
}

/** Which line parts what keeps a limit from what does not. */
function contourText(limits: readonly { text: string }[]): string {
  return limits.map(({ text }, place) => ` ${place === 0 ? 'Line' : 'Dashed'}: ${text}.`).join('');
}

/** What the frame on a map says; nothing as long as there is none. */
function frameText({ measure, best, equals, isWhole }: SweepView): string {
  if (!isWhole || best === null) return '';
  const extreme = measure.better === 'more' ? 'the most' : 'the least';
  return equals.length === 1 ? ` Frame: ${extreme}.` : ` Frame: where ${extreme} begins.`;
}

/** A measure under two knobs, as its chart takes it. */
export function mapProps(
  study: ExploredStudy,
  question: SweepQuestion & { by: Swept },
  view: SweepView,
  link: LinkTo,
): HeatMapProps {
  const { over, by } = question;
  const [first, second] = [knobNamed(study, over.knob), knobNamed(study, by.knob)];
  const [columns, rows] = [valuesOfAxis(study, over), valuesOfAxis(study, by)];
  const { measure, best, measured } = view;
  const limits = limitsOf(study, view);
  const placeOf = ({ point }: ViewedPoint) => ({
    column: columns.indexOf(point.over),
    row: rows.indexOf(point.by ?? Number.NaN),
  });
  return {
    title: mapFinding(study, question, view),
    subtitle: `${measure.label}${measure.unit === '' ? '' : `, ${measure.unit}`}, ${runsText(view, question)}. More colour: more.${frameText(view)}${contourText(limits)}`,
    columns: {
      label: first.label,
      unit: shownUnit(first),
      names: columns.map((value) => valueText(first, value)),
    },
    rows: {
      label: second.label,
      unit: shownUnit(second),
      names: rows.map((value) => valueText(second, value)),
    },
    measure,
    cells: view.points.map((viewed) => {
      const { point, found, runs } = viewed;
      return {
        ...placeOf(viewed),
        value: found?.estimate.mean ?? null,
        why: point.conflict === null ? '' : point.conflict.message,
        interval: found !== null && runs > 1 ? cutAtZero(found.estimate) : null,
        band: found?.band ?? null,
        measured: measured
          .filter((one) => one.others === 0 && one.over === point.over && one.by === point.by)
          .map((one) => ({ name: one.row, value: one.value })),
        isBeyond: viewed.isBeyond,
        isUnstable: viewed.isUnstable,
        keeps: limits.map(({ keeps }) => keeps(viewed)),
        href: link(linkOfPoint(study, question, viewed)),
      };
    }),
    limits: limits.map(({ text }) => text),
    best: view.isWhole && best ? placeOf(best) : null,
    digits: view.digits,
  };
}
