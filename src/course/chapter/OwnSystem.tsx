import Link from '@docusaurus/Link';
import { useEffect, useMemo, useState } from 'react';
import { describedOf } from '../network/described';
import { useChapter } from './context';
import styles from './derivation.module.css';
import { linkOf, YOUR_SYSTEM } from './systemLink';

/** The way from a chapter's network, with the numbers that it has now, to the page of readers' own systems. */
export function OwnSystem() {
  const { chapter, knobs } = useChapter();
  const described = useMemo(
    () => describedOf(chapter.name, chapter.network(knobs)),
    [chapter, knobs],
  );
  const [link, setLink] = useState(YOUR_SYSTEM);
  useEffect(() => {
    if ('gap' in described) return;
    let current = true;
    linkOf(described.system).then((made) => current && setLink(made));
    return () => {
      current = false;
    };
  }, [described]);
  if ('gap' in described)
    return (
      <p className={styles.derivation}>
        This network cannot be opened as <Link to={YOUR_SYSTEM}>your system</Link>, which has no
        word for {described.gap}.
      </p>
    );
  return (
    <p className={styles.derivation}>
      <Link to={link}>Open this network as your system</Link>, with the numbers set here.
    </p>
  );
}
