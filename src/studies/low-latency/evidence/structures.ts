import { sum } from 'd3-array';
import { bootstrapInterval } from '../../../comparison/bootstrap';
import type { FoldCost, FoldReport, Structures } from '../../../comparison/validation';
import { power } from '../../../numbers/elementary';
import { partialFigures, pointFigures } from '../figures';
import { predictedDifferences } from './means';
import { comparablesOf, heldOutComparisons, predictedBy, type Study } from './study';
import type { MechanismRow, PredictedFigures, StructureData } from './types';

/** What all left-out test cases but one cost as predicted. */
const leftOutBut = (folds: readonly FoldCost[], testCase: number | null): number =>
  sum(folds, (fold) => (fold.testCase === testCase ? 0 : fold.leftOut));

/**
 * The ratio of costs from which on so many parameters are worth having (Schwarz, Annals of Statistics 6, 1978). A
 * configuration counts as one observation, because its numbers err together.
 */
const ratioAsked = (parameters: number, configurations: number): number =>
  power(configurations, parameters / configurations);

/** 95 % interval of the ratio of what left-out test cases cost, as other test cases might have given it. */
const ratioInterval = (without: readonly FoldCost[], all: readonly FoldCost[]) =>
  bootstrapInterval(
    all.flatMap(({ testCase, leftOut }) =>
      without.flatMap((fold) =>
        fold.testCase === testCase ? [{ without: fold.leftOut, all: leftOut }] : [],
      ),
    ),
    (drawn) => sum(drawn, (one) => one.without) / sum(drawn, (one) => one.all),
  );

/** Errors of all that a report predicts. */
function figuresOf(study: Study, report: Pick<FoldReport, 'predictions'>): PredictedFigures {
  const predicted = predictedBy(study, report, () => true);
  return {
    figures: partialFigures(predicted),
    bizTalkCpu: pointFigures(predictedDifferences(study, predicted)),
  };
}

function rowsOf(study: Study, report: Structures): MechanismRow[] {
  const { all, mechanisms, choices, folds: refits } = report;
  const configurations = refits.flatMap(({ heldOut }) => heldOut).length;
  return mechanisms.map(({ id, name, says, parameters, cost, folds, ...omitted }) => {
    const ratioWithout = (testCase: number | null) =>
      leftOutBut(folds, testCase) / leftOutBut(all.folds, testCase);
    return {
      id,
      name,
      says,
      parameters,
      fitRatio: cost / all.cost,
      askedRatio: ratioAsked(parameters.length, configurations),
      ratio: ratioWithout(null),
      folds: all.folds.map(({ testCase }) => ({
        name: `test case ${testCase}`,
        ratio: ratioWithout(testCase),
      })),
      interval: ratioInterval(folds, all.folds),
      heldOut: figuresOf(study, omitted),
      omittedWithout: choices.flatMap(({ testCase, omitted }) =>
        omitted.includes(id) ? [testCase] : [],
      ),
      betterWith: all.folds.filter(({ testCase, leftOut }) =>
        folds.some((one) => one.testCase === testCase && leftOut < one.leftOut),
      ).length,
    };
  });
}

/** What each mechanism is worth, the worthiest first, and what the choice without each test case predicts of it. */
export const structuresOf = (study: Study, report: Structures): StructureData => ({
  testCases: report.choices.length,
  refittedRatio: report.all.cost / (study.calibration?.cost.fitted ?? Number.NaN),
  rows: rowsOf(study, report).sort((a, b) => b.ratio - a.ratio),
  inSample: partialFigures(comparablesOf(study)),
  heldOut: partialFigures(heldOutComparisons(study) ?? []),
  complete: figuresOf(study, report.all),
  chosen: figuresOf(study, report).figures,
});
