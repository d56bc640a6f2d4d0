import { ScrollFrame } from '../../charts/frame/ScrollFrame';
import { CopyButton } from '../../course/problems/CopyButton';
import styles from './citations.module.css';

interface Citation {
  name: string;
  /** For a list of references. */
  text: string;
  bibtex: string;
}

/** A text that is to be copied as it is. */
export function Copied({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.copied}>
      <ScrollFrame aria-label={label}>
        <pre>
          <code>{text}</code>
        </pre>
      </ScrollFrame>
      <p>
        <CopyButton label={`Copy ${label}`} text={() => text} />
      </p>
    </div>
  );
}

/** Works to be cited: as a sentence and as an entry of a bibliography. */
export function Citations({ of }: { of: readonly Citation[] }) {
  return of.map(({ name, text, bibtex }) => (
    <section key={name} className={styles.citation} data-citation={name}>
      <h3>{name}</h3>
      <p>{text}</p>
      <Copied label={`BibTeX of ${name}`} text={bibtex.trim()} />
    </section>
  ));
}
