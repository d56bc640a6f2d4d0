import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

const load = () => import('@theme-original/SearchBar');
const LoadedSearchBar = lazy(load);

/** The loaded search bar, focused and holding what was typed while it loaded. */
function ReadySearchBar({ typed }: { typed: () => string }) {
  const host = useRef<HTMLDivElement>(null);
  const takeOver = useRef(typed);
  useEffect(() => {
    const input = host.current?.querySelector('input');
    if (!input) return;
    input.focus();
    const text = takeOver.current();
    if (text === '') return;
    const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    prototype?.set?.call(input, text); // React ignores a value set through its own property
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return (
    <div ref={host}>
      <LoadedSearchBar />
    </div>
  );
}

/** A search box whose code is fetched when the reader turns to it. */
export default function SearchBar() {
  const [wanted, setWanted] = useState(false);
  const typed = useRef('');

  useEffect(() => {
    if (wanted) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setWanted(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [wanted]);

  const box = (
    <div className={`navbar__search ${styles.box}`}>
      <input
        className={`navbar__search-input ${styles.input}`}
        aria-label="Search"
        placeholder="Search"
        onMouseEnter={load}
        onFocus={() => setWanted(true)}
        onChange={(event) => {
          typed.current = event.currentTarget.value;
        }}
      />
      <kbd className={styles.hint}>Ctrl K</kbd>
    </div>
  );
  if (!wanted) return box;
  return (
    <Suspense fallback={box}>
      <ReadySearchBar typed={() => typed.current} />
    </Suspense>
  );
}
