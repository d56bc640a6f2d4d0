import type { PointText } from '../../../charts/frame/NearestLink';
import { amount } from '../../../charts/sought/amount';
import type { Quantity as Axis, PlanePoint, Sought } from '../../../charts/sought/types';
import { differences } from '../../../lab/view/knobText';
import type { KnobValues } from '../../../scenario/schema';
import { wordsOf } from '../../../scenario/words';
import { labLinkOf } from '../../question/labLink';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import type { Candidate, JudgedCandidate, SeekQuestion } from '../types';
import { isOutside } from './distance';
import { nameOf } from './missed';
import { publishedPoints, type StudysBest } from './published';
import { inSentence, limitTo, type Quantity, quantityOf, sideOf } from './quantity';
import { scenarioOf } from './scenario';
import { meanOf } from './sentences';

/** The two quantities of the plane: what is wanted across, and upwards the first limited one, else the next measure. */
export function axesOf(
  study: ExploredStudy,
  { wanted, limits }: SeekQuestion,
): [Quantity, Quantity] | null {
  const across = quantityOf(study, wanted.measure);
  const ids = [...limits.map(({ measure }) => measure), ...study.measures.map(({ id }) => id)];
  const up = ids
    .filter((id) => id !== wanted.measure)
    .map((id) => quantityOf(study, id))
    .find((quantity) => quantity !== undefined);
  return across && up ? [across, up] : null;
}

/** The axis of a quantity with its limit. */
export function axisOf(question: SeekQuestion, quantity: Quantity): Axis {
  const limit = limitTo(question, quantity.id);
  return {
    label: inSentence(quantity.label),
    unit: quantity.unit,
    ...(limit && { limit: { value: limit.value, kind: sideOf(quantity) } }),
  };
}

type Better = 'more' | 'less';

/** The points that no other beats in both, from left to right. */
export function frontOf<Point extends PlanePoint>(
  points: readonly Point[],
  better: { x: Better; y: Better },
): Point[] {
  const sign = { x: better.x === 'more' ? -1 : 1, y: better.y === 'more' ? -1 : 1 };
  const front: Point[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const point of [...points].sort((a, b) => sign.x * (a.x - b.x) || sign.y * (a.y - b.y))) {
    if (sign.y * point.y >= least) continue;
    least = sign.y * point.y;
    front.push(point);
  }
  return front.sort((a, b) => a.x - b.x);
}

interface PlaneInput {
  study: ExploredStudy;
  question: SeekQuestion;
  tried: readonly Candidate[];
  best: JudgedCandidate | null;
  own: StudysBest;
  isDone: boolean;
  /** Puts the base of the site before a path. */
  hrefOf: (path: string) => string;
}

const MOST_NAMED = 4;

/** What a search has tried, in the plane of its two quantities; null where the study has only one. */
export function soughtOf(input: PlaneInput): Sought | null {
  const { study, question, tried, best, own, isDone, hrefOf } = input;
  const axes = axesOf(study, question);
  if (axes === null) return null;
  const [across, up] = axes;
  const placeOf = (id: string, candidate: Candidate) => {
    const x = meanOf(study, question, candidate, across);
    const y = meanOf(study, question, candidate, up);
    return x === null || y === null ? [] : [{ id, x, y, candidate }];
  };
  const placed = tried.flatMap((candidate, place) => placeOf(`tried-${place}`, candidate));
  const comparable = placed.filter(({ candidate }) =>
    candidate.broken.every((measure) => measure === across.id || measure === up.id),
  );
  const marks = publishedPoints(study, question).flatMap((point) => {
    const [x, y] = [point.found[across.id] ?? null, point.found[up.id] ?? null];
    return x === null || y === null ? [] : [{ id: point.row, x, y, point }];
  });
  const bestAt = best ? placeOf('best', best)[0] : undefined;
  const bands = best?.bands ?? {};
  const published = valuesOf(study, { base: question.from.base, changes: {} });
  const changesText = (changes: KnobValues) => {
    const values = valuesOf(study, { base: question.from.base, changes });
    return differences(study.context.schema, published, values);
  };
  const candidates = new Map([...placed, ...(bestAt ? [bestAt] : [])].map((one) => [one.id, one]));
  const text = ({ x, y }: PlanePoint) => `${amount(x, across.unit)}, ${amount(y, up.unit)}`;
  const textOf = (id: string): PointText => {
    const one = candidates.get(id);
    if (one) {
      const changed = changesText(one.candidate.changes);
      const named = changed.length > 0 ? changed : [`as ${wordsOf(study.context).standing}`];
      const more = named.length - MOST_NAMED;
      return {
        href: hrefOf(labLinkOf(study, scenarioOf(question, one.candidate.changes), question.seed)),
        lines: [
          { text: text(one), bold: true },
          ...named.slice(0, MOST_NAMED).map((line) => ({ text: line })),
          ...(more > 0 ? [{ text: `and ${more} more` }] : []),
        ],
        description: `${id === 'best' && best ? `${nameOf(best)}: ` : ''}${named.join(', ')}: ${text(one)}`,
      };
    }
    const mark = marks.find(({ id: row }) => row === id);
    const base = study.context.prefix + id;
    return {
      href: hrefOf(labLinkOf(study, { base, changes: {} }, question.seed)),
      lines: [{ text: `${id}, measured`, bold: true }, { text: mark ? text(mark) : '' }],
      description: `${id}, measured: ${mark ? text(mark) : ''}`,
    };
  };
  const isExtrapolated =
    best !== null &&
    isOutside(study, valuesOf(study, { base: question.from.base, changes: best.changes }));
  return {
    source: wordsOf(study.context).source,
    x: axisOf(question, across),
    y: axisOf(question, up),
    tried: placed.map(({ id, x, y, candidate }) => ({
      id,
      x,
      y,
      isAccepted: candidate.broken.length === 0,
    })),
    front: frontOf(comparable, {
      x: question.wanted.direction === 'maximise' ? 'more' : 'less',
      y: up.better,
    }).map(({ id, x, y }) => ({ id, x, y })),
    measured: marks.map(({ id, x, y }) => ({ id, x, y })),
    own: own.point?.row ?? null,
    best:
      best && bestAt
        ? {
            id: 'best',
            name: nameOf(best),
            x: bestAt.x,
            y: bestAt.y,
            isExtrapolated,
            bandX: bands[across.id] ?? null,
            bandY: bands[up.id] ?? null,
          }
        : null,
    isDone,
    textOf,
  };
}
