import { useState } from 'react';
import { AgreementPlot, type AgreementPoint } from '../../../charts/evidence/AgreementPlot';
import { formatRate } from '../../../charts/frame/format';
import { Segmented } from '../../../lab/knobs/Segmented';
import validation from '../../../tables/validation.module.css';
import type { CellPrediction } from '../fit';
import { adapters } from '../metrics';
import { SIZE_NAMES, VERSION_NAMES } from '../names';
import { caseLabel } from '../testCases';
import { ADAPTER_SIZES, type AdapterTestCase, type AdapterVersion } from '../types';

const WAYS = [
  { value: 'withoutTestCase', label: 'without the test case' },
  { value: 'withoutCell', label: 'without the cell' },
] as const;

type Way = (typeof WAYS)[number]['value'];

interface Props {
  predictions: readonly CellPrediction[];
  testCases: readonly AdapterTestCase[];
}

const TOLERANCE = adapters.quantities[0]?.tolerance ?? null;

function pointsOf(
  { predictions, testCases }: Props,
  way: Way,
): (AgreementPoint & { size: string })[] {
  const labels = new Map(testCases.map((testCase) => [testCase.id, caseLabel(testCase)]));
  return predictions.map((prediction) => {
    const [, testCase = '', version = '', size = ''] = prediction.scenario.split('/');
    const { label = testCase, detail = '' } = labels.get(testCase) ?? {};
    const product = VERSION_NAMES[version as AdapterVersion];
    const isDetermined =
      way === 'withoutCell'
        ? prediction.determinedWithoutCell
        : prediction.determinedWithoutTestCase;
    const { measured, [way]: simulated } = prediction;
    return {
      id: [label, detail, product].filter(Boolean).join(', '),
      name: `${label}, ${product}`,
      size,
      measured,
      simulated,
      error: simulated / measured - 1,
      ...(isDetermined ? {} : { doubt: 'not determined' }),
    };
  });
}

/** The title of one size: how many of the predictions that the other cells determine are near. */
function titleOf(size: string, points: readonly AgreementPoint[]): string {
  const determined = points.filter(({ doubt }) => doubt === undefined);
  const inside = determined.filter(({ error }) => Math.abs(error) <= (TOLERANCE ?? 0));
  return `${size}: ${inside.length} of ${determined.length} predictions within ${100 * (TOLERANCE ?? 0)}\u202f%`;
}

/** Every cell of the adapter study, predicted by a fit without it, against what was measured. */
export function HeldOutCells(props: Props) {
  const [way, setWay] = useState<Way>('withoutTestCase');
  const points = pointsOf(props, way);
  return (
    <>
      <div className={validation.selector}>
        Predicted
        <Segmented
          label="What is left out of the fit"
          options={WAYS}
          value={way}
          onChange={setWay}
        />
      </div>
      <div className={validation.charts}>
        {ADAPTER_SIZES.map((size) => {
          const ofSize = points.filter((point) => point.size === size);
          return (
            <AgreementPlot
              key={size}
              title={titleOf(SIZE_NAMES[size], ofSize)}
              subtitle="Predicted against measured, documents/s, logarithmic; dashed: not determined by the others"
              compared="predicted"
              unit="documents/s"
              points={ofSize}
              tolerance={TOLERANCE}
              format={formatRate}
            />
          );
        })}
      </div>
    </>
  );
}
