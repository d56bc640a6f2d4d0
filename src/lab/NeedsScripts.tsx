import styles from './unscripted.module.css';

/** In place of what a page cannot do where JavaScript is switched off: what that is, and what the page shows instead. */
export const NeedsScripts = ({ what, shown }: { what: string; shown: string }) => (
  <noscript>
    <div className={styles.unscripted} data-unscripted>
      <p>
        <strong>{what} need JavaScript,</strong> and it is switched off. {shown}
      </p>
    </div>
  </noscript>
);
