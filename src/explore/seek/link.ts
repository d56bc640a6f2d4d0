import { type Field, taken } from '../../address/field';
import { listedNames, nearestName } from '../../address/nearestName';
import { plainNumber } from '../../address/plainNumber';
import { type Problem, refused } from '../../address/problem';
import { type Reader, readerOf } from '../../address/reader';
import { addressOf } from '../../address/written';
import { SEED, VERSION } from '../../scenario/linkFields';
import { SEEK_PATH } from '../../scenario/namedLink';
import { LINK_VERSION } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { scenarioField, writeScenario } from '../question/scenarioText';
import type { ExploredStudy } from '../study/exploredStudy';
import { type Measure, mostOf } from '../study/measure';
import { measuresOf } from './goal';
import { readNamed } from './lists';
import { readValues, writeValues } from './moveText';
import { defaultMoves } from './ranges';
import type { Limit, Move, SeekQuestion, Wanted } from './types';

export interface ReadSeek {
  question: SeekQuestion;
  problems: Problem[];
}

const MOST_PRICE = 1_000_000_000;

/** Path and query of a question. */
export function writeSeek(study: ExploredStudy, question: SeekQuestion): string {
  const { from, wanted, limits, moves, prices, seed } = question;
  const { schema } = study.context;
  const moved = moves.flatMap(({ knob: id, values }) => {
    const knob = knobById(schema, id);
    return knob ? [`${id}:${writeValues(knob, values)}`] : [];
  });
  const priced = Object.entries(prices).map(([knob, price]) => `${knob}:${price}`);
  const listed: [string, string[]][] = [
    ['limit', limits.map(({ measure, value }) => `${measure}:${value}`)],
    ['move', moved],
    ['price', priced],
  ];
  return addressOf(SEEK_PATH, [
    ['from', writeScenario(study, from)],
    ['want', `${wanted.direction === 'maximise' ? 'max' : 'min'}:${wanted.measure}`],
    ...listed
      .filter(([, items]) => items.length > 0)
      .map(([key, items]): [string, string] => [key, items.join(',')]),
    ['seed', String(seed)],
    ['v', String(LINK_VERSION)],
  ]);
}

/** Reads the question of a study from a query; what cannot be used is named and the nearest valid used. Never throws. */
export function readSeek(study: ExploredStudy, query: URLSearchParams): ReadSeek {
  const reader = readerOf(query);
  const complain: Complain = (field, ...told) => reader.report(refused(LISTS[field], ...told));
  const scenario = reader.read(scenarioField(study, 'from'));
  const seed = reader.read(SEED);
  reader.read(VERSION);
  const listOf = (field: keyof typeof LISTS) => reader.read(LISTS[field]);
  const want = reader.text(LISTS.want);
  const priced = readPrices(study, listOf('price'), complain);
  const isPriceUsed = [want ?? '', listOf('limit')].some((text) =>
    /(^|[:,])price(:|,|$)/.test(text),
  );
  const prices =
    isPriceUsed && Object.keys(priced).length === 0 ? priceOfEach(study, complain) : priced;
  const measures = measuresOf(study, prices);
  const wanted = readWanted(measures, want, complain);
  const isFirst = !['want', 'limit', 'move', 'price'].some((key) => query.has(key));
  const limits = isFirst ? study.accepted : readLimits(measures, listOf('limit'), complain);
  const moved = reader.has('move') ? listOf('move') : null;
  const moves = readMoves(study, moved, complain, reader);
  const from = { ...scenario, seed };
  const question = { from, wanted, limits, moves, prices, seed };
  return { question, problems: reader.problems() };
}

const listField = (key: string, title: string, accepted: string): Field<string> => ({
  key,
  title,
  accepted,
  otherwise: '',
  isRepeated: true,
  read: (text) => taken(text),
  write: (text) => text,
});

/** What a search holds beside its scenario and seed, as texts. */
export const LISTS = {
  want: listField('want', 'Wanted', 'max: or min: with a measure, such as max:throughput.median'),
  limit: listField('limit', 'Limit', 'measures with numbers, such as roundtripTime.median:300'),
  move: listField('move', 'Knob that may move', 'knobs with values, such as sendOnly:0..6'),
  price: listField('price', 'Price', 'knobs with prices, such as sendOnly:5'),
};

type Complain = (field: keyof typeof LISTS, given: string, accepted: string, used: string) => void;

/** The measure of that name or the nearest to it. */
function measureNear(measures: readonly Measure[], name: string): Measure | undefined {
  const ids = measures.map(({ id }) => id);
  const near = ids.includes(name) ? name : nearestName(name, ids);
  return measures.find(({ id }) => id === near);
}

const namesOf = (measures: readonly Measure[], name: string): string =>
  listedNames(
    name,
    measures.map(({ id }) => id),
  );

function readWanted(
  measures: readonly Measure[],
  given: string | null,
  complain: Complain,
): Wanted {
  const [first] = measures;
  const usual = (measure: Measure | undefined): Wanted => ({
    direction: measure?.better === 'less' ? 'minimise' : 'maximise',
    measure: measure?.id ?? '',
  });
  if (given === null) return usual(first);
  const [, word, name = ''] = /^(?:(max|min):)?(.*)$/s.exec(given.trim()) ?? [];
  const found = measureNear(measures, name);
  const own = usual(found ?? first);
  const direction = word === undefined ? own.direction : word === 'max' ? 'maximise' : 'minimise';
  const wanted: Wanted = { direction, measure: own.measure };
  if (found?.id !== name || word === undefined) {
    const used = `${wanted.direction === 'maximise' ? 'max' : 'min'}:${wanted.measure}`;
    complain(
      'want',
      given,
      `max: or min: with one of ${namesOf(measures, name)}`,
      `${used} is used.`,
    );
  }
  return wanted;
}

function readLimits(measures: readonly Measure[], text: string, complain: Complain): Limit[] {
  const limits: Limit[] = [];
  for (const { name, values } of readNamed(text)) {
    const given = values.length === 0 ? name : `${name}:${values.join(',')}`;
    const measure = measures.find(({ id }) => id === name);
    const [value = ''] = values;
    const number = plainNumber(value);
    if (measure === undefined) {
      const near = measureNear(measures, name);
      const hint = near ? ` Did you mean ${near.id}?` : '';
      complain('limit', given, `limits of ${namesOf(measures, name)}`, `It is ignored.${hint}`);
    } else if (number === null) {
      complain('limit', given, `${name}: and a number, such as ${name}:300`, 'It is ignored.');
    } else if (limits.some((one) => one.measure === name)) {
      complain('limit', given, `one limit of ${name}`, 'The first is used.');
    } else {
      const [least, most] = [0, mostOf(measure)];
      const used = Math.min(most, Math.max(least, number));
      if (used !== number)
        complain(
          'limit',
          given,
          `${name}: and a number from ${least} to ${most}`,
          `${used} is used.`,
        );
      if (values.length > 1) complain('limit', given, 'one number', `${value} is used.`);
      limits.push({ measure: name, value: used });
    }
  }
  return limits;
}

function readMoves(
  study: ExploredStudy,
  text: string | null,
  complain: Complain,
  { report }: Pick<Reader, 'report'>,
): Move[] {
  if (text === null) return defaultMoves(study);
  const { schema } = study.context;
  const ids = schema.knobs.map(({ id }) => id);
  const moves: Move[] = [];
  for (const { name, values: texts } of readNamed(text)) {
    const knob = knobById(schema, name);
    const given = [name, ...texts].join(':');
    if (knob === undefined) {
      const near = nearestName(name, ids);
      const hint = near ? ` Did you mean ${near}?` : '';
      complain('move', given, listedNames(name, ids), `It is ignored.${hint}`);
    } else if (moves.some((one) => one.knob === name)) {
      complain('move', given, `${name} once`, 'The first is used.');
    } else {
      const read = readValues(knob, texts);
      report(...read.problems);
      if (read.values.length > 0) moves.push({ knob: name, values: read.values });
      else if (texts.length === 0)
        complain('move', given, `values such as ${name}:0..6`, 'It is ignored.');
    }
  }
  if (moves.length > 0) return moves;
  complain('move', text, 'a knob and its values, such as sendOnly:0..6', 'The usual knobs move.');
  return defaultMoves(study);
}

function readPrices({ priced }: ExploredStudy, text: string, complain: Complain) {
  const prices: Record<string, number> = {};
  const ids = priced.map(({ knob }) => knob);
  for (const { name, values } of readNamed(text)) {
    const [value = ''] = values;
    const given = [name, ...values].join(':');
    const price = plainNumber(value);
    if (!ids.includes(name)) {
      const accepted =
        ids.length > 0 ? `prices of ${ids.join(', ')}` : 'no price: nothing is counted here';
      complain('price', given, accepted, 'It is ignored.');
    } else if (price === null || price < 0 || price > MOST_PRICE || values.length > 1) {
      complain('price', given, `${name}: and a number from 0 to ${MOST_PRICE}`, 'It is ignored.');
    } else if (name in prices) {
      complain('price', given, `one price of ${name}`, 'The first is used.');
    } else prices[name] = price;
  }
  return prices;
}

/** What a price list holds where a price is wanted and none is given. */
function priceOfEach({ priced }: ExploredStudy, complain: Complain): Record<string, number> {
  if (priced.length === 0) return {};
  const example = priced.map(({ knob }) => `${knob}:1`).join(',');
  complain('price', '', `a price list, such as ${example}`, '1 of each is used.');
  return Object.fromEntries(priced.map(({ knob }) => [knob, 1]));
}
