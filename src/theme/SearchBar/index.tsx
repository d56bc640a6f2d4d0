import useBaseUrl from '@docusaurus/useBaseUrl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type Suggestions from '../../components/search/Suggestions';
import styles from './styles.module.css';

const load = () => import('../../components/search/Suggestions');

/** A search box; what finds is fetched when the reader turns to it. */
export default function SearchBar() {
  const box = useRef<HTMLInputElement>(null);
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<{ Suggestions: typeof Suggestions }>();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  const start = async () => {
    const { default: Suggestions } = await load();
    setFound({ Suggestions });
    (await import('../../components/search/index/texts')).contentsOf(baseUrl);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const isShown = isOpen && query.trim() !== '' && found !== undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes when the focus leaves the box and its list
    <div
      className={`navbar__search ${styles.box}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6.5" cy="6.5" r="4.8" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="m10 10 5 5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <input
        ref={box}
        role="combobox"
        aria-expanded={isShown}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={200}
        className={`navbar__search-input ${styles.input}`}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder="Search: a word, a test case, a number"
        onMouseEnter={load}
        onFocus={({ target }) => {
          setQuery(target.value); // which may have been typed before the page was ready
          setOpen(true);
          start();
        }}
        onChange={({ target }) => {
          setQuery(target.value);
          setOpen(true);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close();
        }}
      />
      {isShown && <found.Suggestions box={box} query={query.trim()} onClose={close} />}
    </div>
  );
}
