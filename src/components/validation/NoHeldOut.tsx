import Link from '@docusaurus/Link';
import generated from '@site/generated/validation/unheld.json';
import styles from './validation.module.css';

const results = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;

/** Says of a study that it has no held-out figures, and why. */
export function NoHeldOut({ study }: { study: keyof typeof generated }) {
  const { configurations, parameters, calibrated, predicted, caps } = generated[study];
  return (
    <p className={styles.after} data-no-held-out={study}>
      <strong>No held-out figures.</strong> The {parameters} calibrated parameters were set by hand
      to {results(calibrated)} of {configurations} runs, the ones marked <em>calibrated</em>. No
      program fits them, so no fit can be repeated without a run, and every error is in sample.
      Nothing was set by {results(predicted)} marked <em>predicted</em>, which were in view all the
      same.
      {caps > 0 && (
        <>
          {' '}
          {results(caps)} marked <em>documented cap</em> count{caps === 1 && 's'} as neither: a
          limit that the model has as a parameter and a run only reaches.
        </>
      )}{' '}
      <Link to="/fidelity/held-out">Studies that have held-out figures</Link>
    </p>
  );
}
