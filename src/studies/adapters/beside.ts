import { greatest } from 'd3-array';
import type { BesideFigure } from '../../comparison/goals';
import type { AdapterFit, CellPrediction } from './fit';
import { SIZE_NAMES, VERSION_NAMES } from './names';
import { caseLabel } from './testCases';
import {
  ADAPTER_SIZES,
  type AdapterSize,
  type AdapterTestCase,
  type AdapterVersion,
} from './types';

type Way = 'withoutCell' | 'withoutTestCase';

const DETERMINED = {
  withoutCell: 'determinedWithoutCell',
  withoutTestCase: 'determinedWithoutTestCase',
} as const;

const sizeOf = ({ scenario }: CellPrediction) => scenario.split('/')[3];

/** Adapters, what tells the test case from others, and version of a cell. */
function nameOf({ scenario }: CellPrediction, testCases: readonly AdapterTestCase[]): string {
  const [, id = '', version = ''] = scenario.split('/');
  const testCase = testCases.find((one) => one.id === id);
  const { label, detail } = testCase ? caseLabel(testCase) : { label: id, detail: '' };
  return [label, detail, VERSION_NAMES[version as AdapterVersion]].filter(Boolean).join(', ');
}

/** The cell whose prediction is farthest off, and whether the other cells determine it. */
function worstOf(
  predictions: readonly CellPrediction[],
  testCases: readonly AdapterTestCase[],
  way: Way,
): string {
  const worst = greatest(predictions, (one) => Math.abs(one[way] / one.measured - 1));
  if (worst === undefined) return '';
  const doubt = worst[DETERMINED[way]] ? '' : ', which the others do not determine';
  return nameOf(worst, testCases) + doubt;
}

/** Median and worst error of each size where a cell, or its whole test case, is left out of the fit. */
export function adaptersBeside(
  fit: AdapterFit,
  testCases: readonly AdapterTestCase[],
): BesideFigure[] {
  const of = (size: AdapterSize, way: Way): BesideFigure[] => {
    const ofSize = fit.predictions.filter((one) => sizeOf(one) === size);
    const judged =
      way === 'withoutCell' ? ofSize : ofSize.filter((one) => one.determinedWithoutTestCase);
    const subject =
      way === 'withoutCell'
        ? `Each cell of ${SIZE_NAMES[size]} from all others`
        : `Cells of ${SIZE_NAMES[size]} without their whole test case (${judged.length} of ${ofSize.length} are determined by others)`;
    const { medianPercent, worstPercent } = fit[way][size];
    const worst = worstOf(judged, testCases, way);
    return [
      { label: `${subject}, median error`, figure: medianPercent, unit: '%' },
      { label: `${subject}, worst error: ${worst}`, figure: worstPercent, unit: '%' },
    ];
  };
  const [, ...withoutCell] = ADAPTER_SIZES.flatMap((size) => of(size, 'withoutCell'));
  return [...withoutCell, ...ADAPTER_SIZES.flatMap((size) => of(size, 'withoutTestCase'))];
}
