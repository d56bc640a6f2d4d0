import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

type LoadedSearchBar = ComponentType<Record<string, never>>;

const load = (): Promise<{ default: LoadedSearchBar }> => import('@theme-original/SearchBar');

/** The loaded search bar, focused and holding what was typed while it loaded. */
function ReadySearchBar({ Bar, typed }: { Bar: LoadedSearchBar; typed: string }) {
  const host = useRef<HTMLDivElement>(null);
  const taken = useRef(typed);
  // Before the page is drawn: a key pressed while neither box has the focus would be lost.
  useLayoutEffect(() => {
    const input = host.current?.querySelector('input');
    if (!input) return;
    if (taken.current !== '') {
      const prototype = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      prototype?.set?.call(input, taken.current); // React ignores a value set through its own property
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    input.focus();
  }, []);
  return (
    <div ref={host}>
      <Bar />
    </div>
  );
}

/** A search box whose code is fetched when the reader turns to it. */
export default function SearchBar() {
  const [loaded, setLoaded] = useState<{ Bar: LoadedSearchBar }>();
  const input = useRef<HTMLInputElement>(null);
  const ready = loaded !== undefined;

  const start = useCallback(async () => {
    const { default: Bar } = await load();
    setLoaded({ Bar });
  }, []);

  useEffect(() => {
    if (ready) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ready]);

  if (loaded) return <ReadySearchBar Bar={loaded.Bar} typed={input.current?.value ?? ''} />;
  return (
    <div className={`navbar__search ${styles.box}`}>
      <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="6.5" cy="6.5" r="4.8" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="m10 10 5 5" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
      <input
        ref={input}
        className={`navbar__search-input ${styles.input}`}
        aria-label="Search"
        placeholder="Search"
        onMouseEnter={load}
        onFocus={start}
      />
      <kbd className={styles.hint}>Ctrl K</kbd>
    </div>
  );
}
