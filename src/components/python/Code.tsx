import { useEffect, useState } from 'react';
import { ScrollFrame } from '../../charts/frame/ScrollFrame';
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
    import('./highlight').then(({ tokensOf }) => isWanted && setTokens(tokensOf(text)));
    return () => {
      isWanted = false;
    };
  }, [text, isDone]);
  const best = isDone ? known : tokens;
  return (
    <ScrollFrame className={styles.frame}>
      <pre className={styles.code}>
        <code>{textOf(best) === text ? <Highlighted tokens={best} /> : text}</code>
      </pre>
    </ScrollFrame>
  );
}
