import { formatNumber, signedPercent } from '../../charts/frame/format';
import type { StudyFit } from '../../evidence/fits';
import styles from '../../tables/validation.module.css';

/** How far the hand-set values are from the best that the fit found. */
function HandSet({ fit: { cost, parameters } }: { fit: StudyFit }) {
  const [farthest] = Object.entries(parameters).sort(
    ([, one], [, other]) => Math.abs(other.offPercent) - Math.abs(one.offPercent),
  );
  const isBest = cost.fitted === cost.start;
  return (
    <span>
      The values were set by hand and stay so; the fit searches from there.{' '}
      {isBest
        ? `It found nothing better: the sum of squared errors, each in tolerances, stays at ${formatNumber(cost.start, 2)}.`
        : `It lowers the sum of squared errors, each in tolerances, from ${formatNumber(cost.start, 2)} to ${formatNumber(cost.fitted, 2)}.`}
      {!isBest && farthest && (
        <span>
          {' '}
          Farthest from the fitted value is <code>{farthest[0]}</code>, by{' '}
          {signedPercent(farthest[1].offPercent)}.
        </span>
      )}{' '}
    </span>
  );
}

/** How errors of parameters are told, and how far to trust them. */
function ErrorsNote({
  facts,
  refits,
  count,
}: Pick<StudyFit, 'facts' | 'refits'> & { count: number }) {
  return refits > 0 ? (
    <span>
      ± is the standard error by {refits} refits that each leave out one group of results (the
      jackknife). It is not known where the results leave the parameter open, or where a refit does:
      then one group alone tells of it.
    </span>
  ) : (
    <span>
      ± is a standard error from the scatter of {facts === null ? 'residuals' : `${facts} facts`}{' '}
      around {count} parameters. It takes every residual for independent, and those of one
      configuration are not: it is too small.
    </span>
  );
}

/** What the fit of a study rests on, and whether it has intervals. */
export function FitNote({ study, fit }: { study: string; fit: StudyFit }) {
  const { facts, refits, isAdopted } = fit;
  const count = Object.keys(fit.parameters).length;
  return (
    <p className={styles.caveat} data-fit={study}>
      {!isAdopted && <HandSet fit={fit} />}
      {facts !== null && facts <= count ? (
        <strong>
          No interval possible: {facts} facts, {count} parameters.
        </strong>
      ) : (
        <ErrorsNote facts={facts} refits={refits} count={count} />
      )}
      {Object.values(fit.parameters).some(({ range }) => range !== null) && (
        <span>
          {' “Refits” are the least and the largest value of the fits that leave facts out.'}
        </span>
      )}
    </p>
  );
}
