import { useEffect, useState } from 'react';
import { type Token, textOf } from './cells';
import { Highlighted } from './Highlighted';
import styles from './python.module.css';

const isPlain = (tokens: readonly Token[]) => tokens.every(([kind]) => kind === '');

/** Code to read; it may scroll. What is not highlighted yet is, once the highlighter has loaded. */
export function Code({ text, known }: { text: string; known: readonly Token[] }) {
  const [tokens, setTokens] = useState<readonly Token[]>(known);
  const isDone = textOf(known) === text && !isPlain(known);
  useEffect(() => {
    if (isDone) return;
    let isWanted = true;
    import('./highlight').then(
      ({ tokensOf }) => isWanted && setTokens(tokensOf(text)),
      () => {}, // plain text is readable too
    );
    return () => {
      isWanted = false;
    };
  }, [text, isDone]);
  const best = isDone ? known : tokens;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard
    <pre className={styles.code} tabIndex={0}>
      <code>{textOf(best) === text ? <Highlighted tokens={best} /> : text}</code>
    </pre>
  );
}
