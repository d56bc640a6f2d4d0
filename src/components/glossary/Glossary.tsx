import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './glossary.module.css';
import terms from './terms.json';

/** Every term with its definition, each with an address of its own. */
export function Glossary() {
  const { collectAnchor } = useBrokenLinks();
  for (const { id } of terms) collectAnchor(id);
  return terms.map(({ id, term, definition, see }) => (
    <p key={id} id={id} className={styles.entry}>
      <dfn>{term}.</dfn> {definition}
      {see && (
        <span>
          {' '}
          See <Link to={see.to}>{see.text}</Link>.
        </span>
      )}
    </p>
  ));
}
