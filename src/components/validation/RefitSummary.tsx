import Link from '@docusaurus/Link';
import generated from '@site/generated/validation/refitted.json';
import { withUnit } from '../../charts/frame/format';
import type { Refitted } from '../../evidence/refitted';
import styles from '../../tables/validation.module.css';

type Study = Extract<keyof typeof generated, string>;

const refitted: Readonly<Record<Study, Refitted>> = generated as Record<Study, Refitted>;

/** The refits of a study. */
export const refittedOfStudy = (study: Study): Refitted => refitted[study];

const facts = (count: number) => `${count} ${count === 1 ? 'fact' : 'facts'}`;
const percent = (size: number) => withUnit(size, '%', 1);

/** Errors of what each refit of a study leaves out, and what cannot be predicted so. */
export function RefitErrors({ study }: { study: Study }) {
  const { leftOut, folds, fitted, heldOut, determined, facts: all } = refitted[study];
  const rest = all.length - determined;
  return (
    <span>
      <strong>Held out.</strong> {folds} fits leave out one {leftOut} each and predict it from the
      others.{' '}
      {heldOut && fitted ? (
        <span>
          {facts(determined)} can be predicted so: off by {percent(heldOut.medianPercent)} at the
          median and {percent(heldOut.worstPercent)} at worst, instead of{' '}
          {percent(fitted.medianPercent)} and {percent(fitted.worstPercent)} by the values of the
          model, set with all of them in view.
        </span>
      ) : (
        <span>None can be predicted so.</span>
      )}{' '}
      {rest > 0 && (
        <span>
          For {facts(rest)} it is impossible: the others leave parameters open, or the fit to them
          finds nothing better than the values of the model.
        </span>
      )}
    </span>
  );
}

/** The same with the way to the facts. */
export function RefitSummary({ study }: { study: Study }) {
  return (
    <p className={styles.after} data-refits={study}>
      <RefitErrors study={study} /> <Link to={`/fidelity/held-out#${study}`}>Fact by fact</Link>
    </p>
  );
}
