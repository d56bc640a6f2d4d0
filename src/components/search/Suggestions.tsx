import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Marked } from './Marked';
import styles from './search.module.css';
import { useHits } from './useHits';

/** So many are shown below the box. */
const MOST = 8;

interface Props {
  /** The box in which is typed: it keeps the focus. */
  box: RefObject<HTMLInputElement | null>;
  query: string;
  onClose: () => void;
}

/** What is found while somebody types: arrow keys choose, Enter opens, Escape closes. */
export default function Suggestions({ box, query, onClose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const { hits, texts } = useHits(query, MOST);
  // By its address, which stays chosen when more is found for the same words.
  const [choice, setChoice] = useState({ query, to: '' });
  const place = hits.findIndex(({ to }) => choice.query === query && to === choice.to);
  const chosen = Math.max(0, place);

  // Before a key can be pressed for hits that are shown already.
  useLayoutEffect(() => {
    const input = box.current;
    if (input === null) return;
    const isAny = hits.length > 0;
    if (isAny) input.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    input.setAttribute('aria-controls', id);
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
    const onKeyDown = (event: KeyboardEvent) => {
      const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (turn !== undefined && isAny) {
        const to = hits[(chosen + turn + hits.length) % hits.length]?.to ?? '';
        setChoice({ query, to });
      } else if (event.key === 'Enter' && isAny) {
        history.push(baseUrl.slice(0, -1) + (hits[chosen]?.to ?? ''));
        onClose();
      } else return;
      event.preventDefault();
    };
    input.addEventListener('keydown', onKeyDown);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      input.removeAttribute('aria-activedescendant');
      input.removeAttribute('aria-controls');
    };
  }, [box, hits, query, chosen, id, history, baseUrl, onClose]);

  return (
    <div className={styles.panel}>
      {texts === 'searching' && hits.length === 0 && <p role="status">Searching</p>}
      {hits.length === 0 && texts === 'searched' && (
        <p role="status">
          Nothing is found for “{query}”.{' '}
          <Link to="/reference/glossary" onClick={onClose}>
            See all terms
          </Link>
        </p>
      )}
      <div ref={list} id={id} role="listbox" aria-label="Found">
        {hits.map(({ kind, to, title, where, excerpt }, index) => (
          <Link
            key={to}
            id={`${id}-${index}`}
            to={to}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.hit}
            onClick={onClose}
          >
            <strong>
              <Marked text={title} query={query} />
            </strong>{' '}
            <small>
              <span className={styles.kind}>{kind}</span> {where}
            </small>{' '}
            <span className={styles.excerpt}>
              <Marked text={excerpt} query={query} />
            </span>
          </Link>
        ))}
      </div>
      {hits.length > 0 && (
        <Link
          className={styles.all}
          to={`/search?q=${encodeURIComponent(query)}`}
          onClick={onClose}
        >
          See all results
        </Link>
      )}
    </div>
  );
}
