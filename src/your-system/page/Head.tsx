import Link from '@docusaurus/Link';
import { useEffect, useState } from 'react';
import { download } from '../../charts/frame/download';
import { sheetLinkOf } from '../../explore/sheet/link';
import type { ExploredStudy } from '../../explore/study/exploredStudy';
import { Copied } from '../../lab/copy/Copied';
import { useCopy } from '../../lab/copy/useCopy';
import { Icon } from '../../lab/Icon';
import { published } from '../../scenario/scenario';
import { savedFile } from '../carry/file';
import type { Description } from '../description';
import { Asked } from './Asked';
import { introduction, questionText } from './texts';
import styles from './yourSystem.module.css';

interface HeadProps {
  description: Description;
  /** Of the address, with "#"; empty while there is nothing to carry. */
  fragment: string;
  study: ExploredStudy | null;
  onName: (name: string) => void;
}

/** What the page is about, and what takes it elsewhere. */
export function Head({ description, fragment, study, onName }: HeadProps) {
  const { copying, copy } = useCopy();
  const given = description.name ?? '';
  const [name, setName] = useState(given);
  useEffect(() => setName(given), [given]);
  const save = () => {
    const { name: file, text } = savedFile(description);
    download(file, new Blob([text], { type: 'application/json' }));
  };
  const link = () => `${window.location.origin}${window.location.pathname}${fragment}`;
  return (
    <header className={styles.head}>
      <h1>{questionText(description)}</h1>
      <p>{introduction(description)}</p>
      <Asked description={description} />
      <label className={styles.name}>
        Name{' '}
        <input
          value={name}
          maxLength={200}
          placeholder="your system"
          onChange={({ target }) => setName(target.value)}
          onBlur={() => name !== given && onName(name)}
          onKeyDown={({ key }) => key === 'Enter' && name !== given && onName(name)}
        />
      </label>
      <div className={styles.acts}>
        <button type="button" disabled={fragment === ''} onClick={save}>
          <Icon name="download" /> Save as file
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
