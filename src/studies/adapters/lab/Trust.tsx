import Link from '@docusaurus/Link';
import generated from '@site/generated/evidence/fit-adapters.json';
import styles from '../../../lab/lab.module.css';
import type { PartProps } from '../../../lab/types';
import { formatError, formatNumber, THIN } from '../../../lab/view/format';
import type { AdapterFitSummary } from '../fit';
import { standingOf } from './standing';

const fit: AdapterFitSummary = generated;

const percent = (value: number) => `${formatNumber(value, value < 10 ? 1 : 0)}${THIN}%`;

/** A printed cell: how the fit does that saw it, and the one that did not. */
function Measured({ label }: { label: string }) {
  const { parameters, inSample, cells } = fit;
  const without = cells[label];
  return (
    <p className={styles.hint}>
      One of {inSample.cells} cells that {parameters} parameters were fitted to, with a median error
      of {percent(inSample.medianPercent)}.{' '}
      {typeof without === 'number'
        ? `Predicted from the other cells alone, this one is off by ${formatError(without)}.`
        : 'The other cells alone do not tell what this adapter costs.'}
    </p>
  );
}

const PREDICTIONS = {
  small: {
    size: '2kb',
    text: '2 KB',
    verdict: 'A prediction: nobody measured this combination.',
  },
  large: {
    size: '200kb',
    text: '200 KB',
    verdict: 'Not to be relied on: nobody measured this combination.',
  },
} as const;

/** A combination without a number: how far off such predictions are where they can be checked. */
function Predicted({ kind }: { kind: keyof typeof PREDICTIONS }) {
  const { size, text, verdict } = PREDICTIONS[kind];
  const { cells, medianPercent, worstPercent } = fit.withoutTwins[size];
  return (
    <p className={styles.hint} data-standing={kind}>
      <strong>{verdict}</strong> With {text}, test cases left out of the fit are off by{' '}
      {percent(medianPercent)} at the median and by up to {percent(worstPercent)} ({cells} cells,{' '}
      {fit.parameters} parameters). <Link to="/adapters/size">What size costs</Link>
    </p>
  );
}

/** What the scenario rests on. */
export function Trust({ context, view }: PartProps) {
  const standing = standingOf(context, view.values);
  return 'label' in standing ? (
    <Measured label={standing.label} />
  ) : (
    <Predicted kind={standing.prediction} />
  );
}
