import { groups, pairs, sum } from 'd3-array';
import type { FoldReport } from '../../../comparison/validation';
import { cellsOf } from '../testCase';
import { serverOf } from './board';
import {
  type Both,
  DELAYED_FROM,
  type DelayData,
  type Growth,
  type LeftOver,
  type PartsSum,
} from './delayRows';
import { residualCellsOf } from './residuals';
import { predictedBy, type Study, type StudyResult } from './study';
import type { ResidualCell } from './types';

/** The forecast from the test cases before it, which knows of no delay. */
const FORECAST = `up-to-test-case-${String(DELAYED_FROM - 1).padStart(2, '0')}`;

type Compared = StudyResult['comparisons'];

const pairOf = (comparisons: Compared, quantity: ResidualCell['quantity']) =>
  residualCellsOf(comparisons).find((cell) => cell.quantity === quantity);

function lackOf(comparisons: Compared, quantity: ResidualCell['quantity']): number | null {
  const pair = pairOf(comparisons, quantity);
  return pair ? pair.measured - pair.simulated : null;
}

const knobOf = ({ schema }: Study, id: string): number =>
  schema.knobs.findIndex((knob) => knob.id === id);

const BOXES = ['messageBoxes', 'boxesOnDta', 'boxesOnThird'];

function leftOversOf(study: Study, delayMs: number): LeftOver[] {
  const { schema, results } = study;
  const knob = knobOf(study, 'responseDelay');
  const boxes = BOXES.map((id) => knobOf(study, id));
  return results.flatMap((result) => {
    const response = lackOf(result.comparisons, 'responseTime');
    const throughput = pairOf(result.comparisons, 'throughput');
    if (!result.comparable || response === null || throughput === undefined) return [];
    return [
      {
        id: result.id,
        testCase: result.testCase.number,
        server: serverOf(schema, result),
        messageBoxes: sum(boxes, (box) => result.knobs[box]),
        throughputPerSecond: throughput.measured,
        leftOverMs: response + (result.knobs[knob] === 1 ? delayMs : 0),
      },
    ];
  });
}

/** A row of which one of the three is a misprint says nothing. */
function sumsOf({ results }: Study): PartsSum[] {
  return results.flatMap(({ id, testCase, comparisons }) => {
    const cells = cellsOf(testCase, id);
    const misprinted = comparisons.filter(({ erratum }) => erratum).map(({ metric }) => metric);
    return (['mean', 'median'] as const).flatMap((statistic) => {
      const [request, response, roundtrip] = ['requestTime', 'responseTime', 'roundtripTime']
        .map((time) => `${time}.${statistic}`)
        .map((metric) => (misprinted.includes(metric) ? null : (cells[metric]?.value ?? null)));
      if (request == null || response == null || roundtrip == null) return [];
      const differenceMs = roundtrip - request - response;
      return [{ id, testCase: testCase.number, statistic, differenceMs }];
    });
  });
}

/** Neighbours in the number of users among configurations that have all else in common. */
function growthsOf(study: Study): Growth[] {
  const users = knobOf(study, 'virtualUsers');
  const usersOf = ({ knobs }: StudyResult): number => knobs[users] ?? Number.NaN;
  const alike = groups(
    study.results.filter(({ comparable }) => comparable),
    ({ knobs }) => knobs.filter((_, knob) => knob !== users).join(),
  );
  return alike.flatMap(([, some]) =>
    pairs([...some].sort((a, b) => usersOf(a) - usersOf(b))).flatMap(([from, to]) => {
      const growth = (quantity: ResidualCell['quantity']): Both | null => {
        const [less, more] = [from, to].map((one) => pairOf(one.comparisons, quantity));
        if (!less || !more) return null;
        return {
          measured: more.measured - less.measured,
          simulated: more.simulated - less.simulated,
        };
      };
      const [request, response] = [growth('requestTime'), growth('responseTime')];
      if (!request || !response || usersOf(from) === usersOf(to)) return [];
      return [
        {
          from: from.id,
          to: to.id,
          users: [usersOf(from), usersOf(to)] as const,
          request,
          response,
        },
      ];
    }),
  );
}

/** What the study tells of the delay of responses, whose size in the model is `delayMs`. */
export function delayOf(study: Study, delayMs: number, forecasts: FoldReport): DelayData {
  const predicted = predictedBy(study, forecasts, (fold) => fold === FORECAST);
  const forecast = groups(predicted, ({ scenario }) => scenario).flatMap(
    ([scenario, comparisons]) => {
      const requestMs = lackOf(comparisons, 'requestTime');
      const responseMs = lackOf(comparisons, 'responseTime');
      if (requestMs === null || responseMs === null) return [];
      return [{ id: scenario.split('/')[1] ?? scenario, requestMs, responseMs }];
    },
  );
  return {
    leftOvers: leftOversOf(study, delayMs),
    sums: sumsOf(study),
    forecast,
    growths: growthsOf(study),
  };
}
