import { groups } from 'd3-array';
import type { FoldReport } from '../../../comparison/validation';
import { valuesById } from '../../../scenario/studiedValues';
import { messageBoxesOf } from '../messageBoxes';
import { cellsOf } from '../testCase';
import { serverOf } from './board';
import { DELAYED_FROM, type DelayData, type LeftOver, type PartsSum } from './delayRows';
import { growthsOf } from './growths';
import { residualCellOf } from './residuals';
import { predictedBy, type Study, type StudyResult } from './study';
import type { ResidualCell } from './types';

/** The forecast from the test cases before it, which knows of no delay. */
const FORECAST = `up-to-test-case-${String(DELAYED_FROM - 1).padStart(2, '0')}`;

type Compared = StudyResult['comparisons'];

function lackOf(comparisons: Compared, quantity: ResidualCell['quantity']): number | null {
  const pair = residualCellOf(comparisons, quantity);
  return pair ? pair.measured - pair.simulated : null;
}

function leftOversOf({ schema, results }: Study, delayMs: number): LeftOver[] {
  return results.flatMap((result) => {
    const response = lackOf(result.comparisons, 'responseTime');
    const throughput = residualCellOf(result.comparisons, 'throughput');
    if (!result.comparable || response === null || throughput === undefined) return [];
    const values = valuesById(schema, result.knobs);
    return [
      {
        id: result.id,
        testCase: result.testCase.number,
        server: serverOf(schema, result),
        messageBoxes: messageBoxesOf(values),
        throughputPerSecond: throughput.measured,
        leftOverMs: response + (values.responseDelay === 1 ? delayMs : 0),
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
