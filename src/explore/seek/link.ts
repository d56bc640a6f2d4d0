import { listedNames, nearestName } from '../../address/nearestName';
import type { Problem } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { addressOf } from '../../address/written';
import { SEEK_PATH } from '../../scenario/namedLink';
import { LINK_VERSION } from '../../scenario/scenario';
import { knobById } from '../../scenario/schema';
import { readNumber } from '../question/numberField';
import { readScenario, writeScenario } from '../question/scenarioText';
import { SEED } from '../question/seedField';
import type { ExploredStudy } from '../study/exploredStudy';
import type { Measure } from '../study/measure';
import { measuresOf } from './goal';
import { readNamed } from './lists';
import { readValues, writeValues } from './moveText';
import { defaultMoves } from './ranges';
import type { Limit, Move, SeekQuestion, Wanted } from './types';

export interface ReadSeek {
  question: SeekQuestion;
  problems: Problem[];
}

const PLAIN_NUMBER = /^-?\d{1,12}(\.\d{1,12})?$/;
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
  const problems: Problem[] = [];
  const complain: Complain = (field, given, accepted, used) => {
    const message = `${TITLES[field]} (${field}) is ${quoted(given)}; accepted: ${accepted}. ${used}`;
    problems.push({ field, given, accepted, message });
  };
  const from = readScenario(study, 'from', query.get('from') ?? study.id);
  const seed = readNumber(SEED, query.get('seed'));
  problems.push(...from.problems, ...seed.problems);
  const listOf = (key: string) => query.getAll(key).join(',');

  const priced = readPrices(study, listOf('price'), complain);
  const isPriceUsed = [listOf('want'), listOf('limit')].some((text) =>
    /(^|[:,])price(:|,|$)/.test(text),
  );
  const prices =
    isPriceUsed && Object.keys(priced).length === 0 ? priceOfEach(study, complain) : priced;
  const measures = measuresOf(study, prices);
  const wanted = readWanted(measures, query.get('want'), complain);
  const isFirst = !['want', 'limit', 'move', 'price'].some((key) => query.has(key));
  const limits = isFirst ? study.accepted : readLimits(measures, listOf('limit'), complain);
  const moves = readMoves(study, query.has('move') ? listOf('move') : null, complain, problems);
  const question = { from: from.scenario, wanted, limits, moves, prices, seed: seed.value };
  return { question: { ...question, from: { ...question.from, seed: seed.value } }, problems };
}

const TITLES = { want: 'Wanted', limit: 'Limit', move: 'Knob that may move', price: 'Price' };
type Complain = (field: keyof typeof TITLES, given: string, accepted: string, used: string) => void;

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
    if (measure === undefined) {
      const near = measureNear(measures, name);
      const hint = near ? ` Did you mean ${near.id}?` : '';
      complain('limit', given, `limits of ${namesOf(measures, name)}`, `It is ignored.${hint}`);
    } else if (!PLAIN_NUMBER.test(value)) {
      complain('limit', given, `${name}: and a number, such as ${name}:300`, 'It is ignored.');
    } else if (limits.some((one) => one.measure === name)) {
      complain('limit', given, `one limit of ${name}`, 'The first is used.');
    } else {
      if (values.length > 1) complain('limit', given, 'one number', `${value} is used.`);
      limits.push({ measure: name, value: Number(value) + 0 });
    }
  }
  return limits;
}

function readMoves(
  study: ExploredStudy,
  text: string | null,
  complain: Complain,
  problems: Problem[],
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
      problems.push(...read.problems);
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
    const price = Number(value);
    if (!ids.includes(name)) {
      const accepted =
        ids.length > 0 ? `prices of ${ids.join(', ')}` : 'no price: nothing is counted here';
      complain('price', given, accepted, 'It is ignored.');
    } else if (!PLAIN_NUMBER.test(value) || price < 0 || price > MOST_PRICE || values.length > 1) {
      complain('price', given, `${name}: and a number from 0 to ${MOST_PRICE}`, 'It is ignored.');
    } else if (name in prices) {
      complain('price', given, `one price of ${name}`, 'The first is used.');
    } else prices[name] = price + 0;
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
