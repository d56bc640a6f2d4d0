import { describe, expect, it } from 'vitest';
import { firstQuestion } from '../../../../src/explore/seek/page/codec';
import type { SeekQuestion } from '../../../../src/explore/seek/types';
import { frontOf, soughtOf } from '../../../../src/explore/seek/view/plane';
import { publishedPoints, studysBest } from '../../../../src/explore/seek/view/published';
import {
  asksPrice,
  countedOf,
  keeps,
  quantitiesOf,
  quantityOf,
  wantedText,
} from '../../../../src/explore/seek/view/quantity';
import { answerRows } from '../../../../src/explore/seek/view/rows';
import {
  bestSentence,
  questionText,
  selectionText,
  simulatedOwnText,
  unbandedText,
  uncertainTexts,
  unprintedText,
  untriedText,
} from '../../../../src/explore/seek/view/sentences';
import { valuesOf } from '../../../../src/explore/study/exploredStudy';
import { published } from '../../../../src/scenario/scenario';
import { EXPLORED, exploredNamed } from '../../../support/explored';

import { BEST, exactly, quantity, question, study } from './asked';

/** A reproducible stream of numbers from 0 to 1. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

describe('what is wanted and limited', () => {
  it('is named in words', () => {
    expect(wantedText(quantity('throughput.median'), 'maximise')).toBe('the highest throughput');
    expect(wantedText(quantity('computers'), 'minimise')).toBe('the fewest BizTalk computers');
    expect(wantedText(quantity('price'), 'minimise')).toBe('the lowest price');
    const capacity = exploredNamed('capacity');
    const recovery = quantityOf(capacity, 'recoveryHours');
    expect(recovery && wantedText(recovery, 'minimise')).toBe('the shortest recovery');
    expect(questionText(study, question)).toBe(
      'the highest throughput, with median roundtrip at most 300\u202fms and BizTalk computers at most 7',
    );
  });

  it('is kept at the limit itself, on the side that is better', () => {
    const [time, share] = [quantity('roundtripTime.median'), quantity('goal.under500')];
    expect([299, 300, 301].map((value) => keeps(time, { value: 300 }, value))).toEqual([
      true,
      true,
      false,
    ]);
    expect([89, 90, 91].map((value) => keeps(share, { value: 90 }, value))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('counts computers and their price from the knobs alone', () => {
    const values = valuesOf(study, published('low-latency/20-A'));
    const prices = { receiveAndSend: 10, sendOnly: 3.5 };
    expect(countedOf({ prices: {} }, quantity('computers'), values)).toBe(7);
    expect(countedOf({ prices }, quantity('price'), values)).toBe(2 * 10 + 4 * 3.5);
    expect(countedOf({ prices }, quantity('throughput.median'), values)).toBeNull();
  });

  it('asks for a price list only where the price decides', () => {
    expect(asksPrice(question)).toBe(false);
    expect(asksPrice({ ...question, wanted: { direction: 'minimise', measure: 'price' } })).toBe(
      true,
    );
    expect(asksPrice({ ...question, limits: [{ measure: 'price', value: 9 }] })).toBe(true);
  });
});

describe('the study’s own best', () => {
  it.each(EXPLORED.map((one) => [one.id, one] as const))('%s: none measured beats it', (_, one) => {
    const asked = firstQuestion(one);
    const { point, unprinted } = studysBest(one, asked);
    const limits = asked.limits.filter((limit) => !unprinted.includes(limit));
    const isAccepted = (found: Readonly<Record<string, number | null>>) =>
      limits.every(({ measure, value }) => {
        const [limited, own] = [quantityOf(one, measure), found[measure]];
        return own != null && (limited?.better === 'more' ? own >= value : own <= value);
      });
    const wanted = publishedPoints(one, asked)
      .filter(({ found }) => isAccepted(found))
      .flatMap(({ found }) => found[asked.wanted.measure] ?? []);
    const expected =
      asked.wanted.direction === 'maximise' ? Math.max(...wanted) : Math.min(...wanted);
    expect(point?.found[asked.wanted.measure]).toBe(expected);
  });

  it('is none where a limit is of a number that the study does not print, and says so', () => {
    const asked = {
      ...question,
      limits: [...question.limits, { measure: 'roundtripTime.p90', value: 1 }],
    };
    const own = studysBest(study, asked);
    expect(own.point).toBeNull();
    expect(bestSentence(study, asked, BEST, own, true)).toMatch(
      /nothing that the study measured is known to keep these limits\.$/,
    );
    expect(unprintedText(study, own)).toContain('prints no roundtrip (90 %)');
    expect(unprintedText(study, studysBest(study, question))).toBe('');
  });

  it('is none by a misprint: 15-A is printed at 227 ms, below its own response', () => {
    const limits = [{ measure: 'roundtripTime.median', value: 280 }];
    const { point } = studysBest(study, { ...question, limits });
    expect(point?.found['roundtripTime.median']).toBeLessThanOrEqual(280);
    expect(point?.row).not.toBe('15-A');
    const points = publishedPoints(study, question);
    const misprinted = points.find(({ row }) => row === '15-A')?.found;
    expect(misprinted).toMatchObject({ 'throughput.median': 92, 'roundtripTime.median': null });
  });

  it('is none where nothing measured keeps the limits', () => {
    const limits = [{ measure: 'roundtripTime.median', value: 1 }];
    expect(studysBest(study, { ...question, limits }).point).toBeNull();
  });
});

describe('the sentence of the best', () => {
  const own = studysBest(study, question);
  const mark = own.point?.found['throughput.median'] ?? 0;

  it('compares it with the study’s own best', () => {
    expect(bestSentence(study, question, BEST, own, true)).toBe(
      `Best as simulated: 113\u202fmessages/s at 294\u202fms and 7 BizTalk computers, ${113 - mark}\u202fmessages/s more than ${own.point?.row}, the study’s best within these limits.`,
    );
    const worse = { ...BEST, found: { ...BEST.found, 'throughput.median': exactly(mark - 8) } };
    expect(bestSentence(study, question, worse, own, false)).toMatch(
      /^Best so far, as simulated: .*, 8.messages\/s less than /,
    );
    const same = { ...BEST, found: { ...BEST.found, 'throughput.median': exactly(mark) } };
    expect(bestSentence(study, question, same, own, true)).toContain(
      `, as much as ${own.point?.row},`,
    );
    const nobody = { point: null, unprinted: [] };
    expect(bestSentence(study, question, BEST, nobody, true)).toMatch(
      /nothing that the study measured keeps/,
    );
    expect(bestSentence(study, question, null, own, true)).toBe(
      'No scenario that was tried came to an end.',
    );
    expect(bestSentence(study, question, null, own, false)).toMatch(/so far/);
  });

  it('says which limits no band tells of, but for what knobs count', () => {
    const limits = [
      { measure: 'roundtripTime.median', value: 300 },
      { measure: 'throughput.median', value: 90 },
      { measure: 'computers', value: 9 },
    ];
    const asked: SeekQuestion = { ...question, limits };
    const told = (changes: Partial<typeof BEST>) =>
      unbandedText(study, asked, { ...BEST, ...changes });
    expect(told({})).toBe('');
    expect(told({ bands: {} })).toMatch(
      /^Nothing measured tells how far the model is off in median roundtrip and throughput here: /,
    );
    expect(told({ bands: { 'throughput.median': { low: 1, high: 2 } } })).toContain(
      'in median roundtrip here:',
    );
    expect(told({ bands: {}, found: {} }), 'no number, no limit to doubt').toBe('');
    expect(told({ bands: {}, isUnstable: true })).toBe('');
  });

  it('says which limit lies inside its band, and on which side a measurement may come out', () => {
    expect(uncertainTexts(study, question, BEST)).toEqual([
      'The limit of 300\u202fms lies inside the predictive band of median roundtrip, 274–314\u202fms: a measurement may come out above it.',
    ]);
    const asked: SeekQuestion = { ...question, limits: [{ measure: 'goal.under500', value: 90 }] };
    const judged = {
      broken: [],
      uncertain: ['goal.under500'],
      bands: { 'goal.under500': { low: 85, high: 97 } },
    };
    expect(uncertainTexts(study, asked, judged)[0]).toMatch(/may come out below it/);
    expect(uncertainTexts(study, question, { ...BEST, uncertain: [] })).toEqual([]);
  });

  it('says what the same runs give for the study’s own best', () => {
    const mine = {
      ...BEST,
      found: { ...BEST.found, 'throughput.median': exactly(98) },
      broken: ['roundtripTime.median'],
    };
    expect(simulatedOwnText(study, question, mine)).toMatch(
      /none of .* keeps the limits\. 20-A misses them least, with 98.messages\/s at median roundtrip 294.ms as simulated\.$/,
    );
    expect(simulatedOwnText(study, question, { ...mine, broken: [] })).toMatch(
      /20-A is the best that keeps the limits by the same runs: it gives 98.messages\/s as simulated\.$/,
    );
    expect(simulatedOwnText(study, question, null)).toBe('');
  });

  it('tells in plain words how sure the selection is', () => {
    expect(selectionText(1, 'best', 6)).toMatch(/no doubt which of the 6 finalists/);
    expect(selectionText(0.94, 'best', 6)).toMatch(/correct selection among the 6 finalists, 94.%/);
    expect(selectionText(0.94, 'best', 6)).not.toMatch(/next ones/);
    expect(selectionText(0.5, 'best', 6)).toMatch(/50.%.*next ones on the front/);
    expect(selectionText(1, 'best', 1)).toMatch(/Nothing else/);
  });

  it('tells what the search may have missed, by its own counts', () => {
    const counts = { evaluated: 160, combinations: 9_434_880, isWhole: false };
    expect(untriedText(counts)).toMatch(
      /^Of 9.434.880 combinations 160 were tried\. .* a better one may be among these\.$/,
    );
    expect(untriedText({ ...counts, isWhole: true })).toMatch(/^Every combination was tried/);
  });
});

describe('the rows of the answer', () => {
  it('hold what is wanted, every limit, and fill up with what the study shows', () => {
    const rows = answerRows(study, question, BEST, { 'throughput.median': exactly(98) });
    expect(rows.map((row) => [row.quantity.id, row.limit])).toEqual([
      ['throughput.median', 'highest'],
      ['roundtripTime.median', '≤ 300'],
      ['computers', '≤ 7'],
    ]);
    expect(rows.map(({ measured }) => measured)).toEqual([96, 307, 7]);
    expect(rows.map(({ base }) => base?.mean)).toEqual([98, undefined, 7]);
    expect(rows.map(({ best }) => best?.mean)).toEqual([113, 294, 9]);
    expect(rows.map(({ isUncertain }) => isUncertain)).toEqual([false, true, false]);
    expect(rows[1]?.band).toEqual({ low: 274, high: 314 });
    const bare = answerRows(study, { ...question, limits: [] }, null, null);
    expect(bare.map(({ quantity: { id } }) => id)).toEqual([
      'throughput.median',
      'roundtripTime.median',
      'roundtripTime.p90',
    ]);
  });
});

describe('the Pareto front of the plane', () => {
  it.each([
    ['more', 'less'],
    ['less', 'less'],
    ['more', 'more'],
    ['less', 'more'],
  ] as const)('%s across and %s upwards: what brute force finds', (x, y) => {
    const stream = numbers(7);
    const next = () => Math.round((stream.next().value ?? 0) * 30);
    const points = Array.from({ length: 200 }, (_, id) => ({
      id: String(id),
      x: next(),
      y: next(),
    }));
    const good = (value: number, better: 'more' | 'less') => (better === 'more' ? value : -value);
    const beats = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      good(a.x, x) >= good(b.x, x) && good(a.y, y) >= good(b.y, y) && (a.x !== b.x || a.y !== b.y);
    const expected = points.filter((one) => !points.some((other) => beats(other, one)));
    const places = (all: readonly { x: number; y: number }[]) =>
      [...new Set(all.map((one) => `${one.x} ${one.y}`))].sort();
    const front = frontOf(points, { x, y });
    expect(places(front)).toEqual(places(expected));
    expect(front.map((one) => one.x)).toEqual(front.map((one) => one.x).sort((a, b) => a - b));
  });

  it('leaves out what breaks a limit that is not on the axes', () => {
    const tried = [
      { ...BEST, changes: { sendOnly: 6 }, broken: ['computers'] },
      {
        ...BEST,
        changes: { sendOnly: 3 },
        found: { ...BEST.found, 'throughput.median': exactly(90) },
      },
      {
        ...BEST,
        changes: { sendOnly: 1 },
        broken: ['roundtripTime.median'],
        found: {
          ...BEST.found,
          'throughput.median': exactly(120),
          'roundtripTime.median': exactly(400),
        },
      },
    ];
    const own = studysBest(study, question);
    const sought = soughtOf({
      study,
      question,
      tried,
      best: BEST,
      own,
      isDone: true,
      hrefOf: (path) => `/base${path}`,
    });
    expect(sought?.front.map(({ x, y }) => [x, y])).toEqual([
      [90, 294],
      [120, 400],
    ]);
    expect(sought?.tried.map(({ isAccepted }) => isAccepted)).toEqual([false, true, false]);
    expect(sought?.best).toMatchObject({
      x: 113,
      y: 294,
      isExtrapolated: true,
      bandX: { low: 106, high: 120 },
      bandY: { low: 274, high: 314 },
    });
    expect(sought?.own).toBe(own.point?.row);
    expect(sought?.y.limit).toEqual({ value: 300, kind: 'atMost' });
    expect(sought?.textOf('best').href).toMatch(
      /^\/base\/low-latency\/test-case-20\?config=A&sendOnly=6&/,
    );
    expect(sought?.textOf('20-A').href).toMatch(/^\/base\/low-latency\/test-case-20\?config=A/);
    expect(sought?.textOf('tried-1').description).toMatch(/^send only 4 → 3: 90/);
  });
});

it('names every quantity of every study once', () => {
  for (const one of EXPLORED) {
    const ids = quantitiesOf(one).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.includes('price')).toBe(one.priced.length > 0);
  }
});
