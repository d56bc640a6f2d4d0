import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import { problemOf } from '../../address/problem';
import { Copied } from '../../lab/copy/Copied';
import { useCopy } from '../../lab/copy/useCopy';
import { programLink } from '../../python/share';
import { PYTHON_PATH } from '../../scenario/namedLink';
import styles from './python.module.css';

/** Typing goes on without packing at every key, ms. */
const AFTER_MS = 300;

interface Made {
  text: string;
  made: Awaited<ReturnType<typeof programLink>>;
}

/** Copies the link that holds a program, which is packed before the click: a browser may refuse what follows later. */
export function ShareProgram({ text }: { text: string }) {
  const home = useBaseUrl(PYTHON_PATH);
  const [latest, setLatest] = useState<Made | null>(null);
  const { copying, copy, say } = useCopy();
  useEffect(() => {
    let isWanted = true;
    say('');
    const timer = setTimeout(async () => {
      const made = await programLink(`${window.location.origin}${home}`, text);
      if (isWanted) setLatest({ text, made });
    }, AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text, home, say]);
  const made = latest?.text === text ? latest.made : null;
  const share = () => {
    if (made === null) return;
    if (!('link' in made)) {
      const { tooLong, most } = made;
      const what = `The program is too long for a link: ${tooLong} characters`;
      say(problemOf('program', '', what, `at most ${most}`, 'Send it as a file.').message);
      return;
    }
    copy(made.link, `Link of ${made.link.length} characters copied. It holds the whole program.`);
  };
  return (
    <div className={styles.share}>
      <button type="button" className="button" disabled={made === null} onClick={share}>
        Copy as a link
      </button>
      <Copied copying={copying} />
    </div>
  );
}
