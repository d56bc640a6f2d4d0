import Link from '@docusaurus/Link';
import { useRef } from 'react';
import type { Problem } from '../../address/problem';
import { download } from '../../charts/frame/download';
import { sheetLinkOf } from '../../explore/sheet/link';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { Copied } from '../../lab/copy/Copied';
import { useCopy } from '../../lab/copy/useCopy';
import { Icon } from '../../lab/Icon';
import { published } from '../../scenario/scenario';
import { type Description, isDrawn } from '../description';
import { Asked } from './Asked';
import { introduction, questionText } from './texts';
import styles from './yourSystem.module.css';

interface HeadProps {
  description: Description;
  /** Whether it was changed since its load test. */
  isChanged: boolean;
  /** Of the address, with "#"; empty while there is nothing to carry. */
  fragment: string;
  study: ExploredStudy | null;
  /** A name as it is typed; all that is typed in one go is one step. */
  onName: (name: string, goesOn: boolean) => void;
  /** What a file cannot hold. */
  onReport: (problems: readonly Problem[]) => void;
}

/** What the page is about, and what takes it elsewhere. */
export function Head(props: HeadProps) {
  const { description, isChanged, fragment, study, onName, onReport } = props;
  const { copying, copy, say } = useCopy();
  const name = description.name ?? '';
  /** As it was typed last; null where typing begins. */
  const typed = useRef<string | null>(null);
  const rename = (next: string) => {
    onName(next, typed.current === name);
    typed.current = next;
  };
  const end = () => {
    typed.current = null;
  };
  const save = async () => {
    const { savedFile } = await import('../carry/file');
    const { name: file, text } = savedFile(description);
    download(file, new Blob([text], { type: 'application/json' }));
  };
  const saveForJmt = async () => {
    const { jsimgFile } = await import('../carry/jmt/file');
    const { name: file, text, problems } = jsimgFile(description);
    download(file, new Blob([text], { type: 'application/xml' }));
    onReport(problems);
    say(problems.length > 0 ? '' : 'Saved for JMT, which can hold all of it');
  };
  const link = () => `${window.location.origin}${window.location.pathname}${fragment}`;
  return (
    <header className={styles.head}>
      <h1>{questionText(description)}</h1>
      <p>{introduction(description, isChanged)}</p>
      <Asked description={description} />
      <label className={styles.name}>
        Name{' '}
        <input
          value={name}
          maxLength={200}
          placeholder="your system"
          onChange={({ target }) => rename(target.value)}
          onBlur={end}
          onKeyDown={({ key }) => key === 'Enter' && end()}
        />
      </label>
      <div className={styles.acts}>
        <button type="button" disabled={fragment === ''} onClick={save}>
          <Icon name="download" /> Save as file
        </button>
        <button
          type="button"
          disabled={!isDrawn(description)}
          title="A JSIMgraph file of Java Modelling Tools"
          onClick={saveForJmt}
        >
          <Icon name="download" /> Save for JMT
        </button>
        {study && (
          <Link to={`${sheetLinkOf(study, published(study.first))}${fragment}`}>Review sheet</Link>
        )}
        <button
          type="button"
          className={styles.primary}
          disabled={fragment === ''}
          onClick={() => copy(link(), 'Link copied')}
        >
          <Icon name="link" />
          <span>{fragment === '' ? 'Copy link' : `Copy link, ${link().length} characters`}</span>
        </button>
        <Copied copying={copying} />
      </div>
    </header>
  );
}
