import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../address/problem';
import { download } from '../../../charts/frame/download';
import { countText } from '../../../charts/frame/format';
import { Copied } from '../../../lab/copy/Copied';
import { useCopy } from '../../../lab/copy/useCopy';
import { Problems } from '../../../lab/Problems';
import { problemsOfStudies } from '../../page/studies';
import type { Studies } from '../../question/scenarioText';
import { NOT_CARRIED } from '../../study/exploredStudy';
import { compareLinkOf, MOST_COMPARED, seedText } from '../compareLink';
import type { BookEntry } from '../entry';
import { type ReadBook, readBook, writeBook } from '../file';
import { scenariosIn } from '../scenarios';
import { edited, merged, moved, restored, without } from '../shelf';
import { mergedText } from '../texts';
import styles from './book.module.css';
import { Entry } from './Entry';
import { Offered } from './Offered';
import { Trouble } from './Trouble';
import { BOOK, useBook } from './useBook';
import { useBookLink } from './useBookLink';
import { useOffered } from './useOffered';
import { useStudiesOf } from './useStudiesOf';

const PATH = '/explore/book';

/** What was dropped last, and the place, from 0, that it had. */
interface Dropped {
  entry: BookEntry;
  place: number;
}

/** All that the reader keeps in this browser. */
export function Book() {
  const { entries, trouble } = useBook();
  const studies = useStudiesOf(entries);
  const { offered, close } = useOffered();
  const link = useBookLink(entries, useBaseUrl(PATH));
  const [isRead, setRead] = useState(false);
  const { copying, copy, say } = useCopy();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const [dismissed, setDismissed] = useState<Studies | null>(null);
  const dragged = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  /** What has the focus once the list is drawn anew: a moved line loses it. */
  const focus = useRef<(() => void) | null>(null);
  useEffect(() => setRead(true), []);
  useEffect(() => {
    focus.current?.();
    focus.current = null;
  });

  const take = (book: ReadBook) => {
    say(mergedText(BOOK.current().entries, book));
    setProblems(book.problems);
    BOOK.change((all) => merged(all, book.entries));
  };
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [given] = target.files ?? [];
    if (given === undefined) return;
    const text = await given.text().catch(() => '');
    target.value = '';
    take(readBook(text));
  };
  const copyLink = () => {
    if (link !== null)
      copy(link, `Link of ${link.length} characters copied. It holds the whole book.`);
  };
  const move = (link: string, place: number) => {
    BOOK.change((all) => moved(all, link, place));
    say(`Moved to place ${place + 1} of ${entries.length}.`);
  };
  const drop = (entry: BookEntry, place: number) => {
    BOOK.change((all) => without(all, entry.link));
    setChosen((links) => links.filter((link) => link !== entry.link));
    setDropped({ entry, place });
    say(`“${entry.name}” is dropped.`);
    focus.current = () => undo.current?.focus();
  };
  const bringBack = ({ entry, place }: Dropped) => {
    BOOK.change((all) => restored(all, entry, place));
    setDropped(null);
    say(`“${entry.name}” is back.`);
    focus.current = () => list.current?.querySelectorAll<HTMLElement>('a')[place]?.focus();
  };
  /** The button of a moved line that keeps the focus. */
  const focusAct = (place: number, act: 'up' | 'down') => {
    focus.current = () =>
      list.current?.children[place]?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus();
  };
  const damaged = problemsOfStudies(studies).filter(({ field }) => field !== NOT_CARRIED);
  const compared = entries
    .filter(({ link }) => chosen.includes(link))
    .flatMap(({ link }) => scenariosIn(studies, link));

  if (!isRead) {
    return <p data-unscripted>The scenario book is kept by your browser, and needs its scripts.</p>;
  }
  return (
    <section className={styles.book} aria-label="Scenario book" data-book={entries.length}>
      <Trouble trouble={trouble} onKeepAnew={BOOK.keepAnew} />
      <Problems
        problems={dismissed === studies ? problems : [...damaged, ...problems]}
        onDismiss={() => {
          setProblems([]);
          setDismissed(studies);
        }}
      />
      {offered && (
        <Offered
          book={offered}
          entries={entries}
          onTake={() => {
            take(offered);
            close();
          }}
          onLeave={close}
        />
      )}
      <div className={styles.bar}>
        <strong>{countText(entries.length, 'entry', 'entries')} kept in this browser</strong>
        <span className={styles.row}>
          {compared.length > 1 && (
            <Link className={styles.primary} to={compareLinkOf(compared)}>
              Compare {compared.length} scenarios
            </Link>
          )}
          <small>{seedText(compared)}</small>
          <button type="button" onClick={() => file.current?.click()}>
            Import a file
          </button>
          {entries.length > 0 && (
            <>
              <button
                type="button"
                onClick={() =>
                  download(
                    'messagebox-lab-book.json',
                    new Blob([writeBook(entries)], { type: 'application/json' }),
                  )
                }
              >
                Export a file
              </button>
              <button type="button" disabled={link === null} onClick={copyLink}>
                Copy as a link
              </button>
            </>
          )}
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            className={styles.file}
            tabIndex={-1}
            aria-label="File of a scenario book"
            onChange={onFile}
          />
        </span>
      </div>
      <p className={styles.said}>
        <Copied copying={copying} />
        {dropped && (
          <button ref={undo} type="button" onClick={() => bringBack(dropped)}>
            Undo
          </button>
        )}
      </p>
      {entries.length === 0 ? (
        <p className={styles.empty}>
          Nothing is kept yet. Open <Link to="/studies/overview">a lab</Link> and press Keep.
        </p>
      ) : (
        <ol ref={list} className={styles.list}>
          {entries.map((entry, place) => (
            <li
              key={entry.link}
              onDragOver={(event) => dragged.current !== null && event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged.current !== null) move(dragged.current, place);
                dragged.current = null;
              }}
            >
              <Entry
                entry={entry}
                place={place}
                count={entries.length}
                studies={studies}
                isChosen={chosen.includes(entry.link)}
                hasRoom={chosen.length < MOST_COMPARED}
                onChoose={(isChosen) =>
                  setChosen((links) =>
                    isChosen ? [...links, entry.link] : links.filter((link) => link !== entry.link),
                  )
                }
                onMove={(to) => {
                  focusAct(to, to < place ? 'up' : 'down');
                  move(entry.link, to);
                }}
                onEdit={(changes) => BOOK.change((all) => edited(all, entry.link, changes))}
                onDrop={() => drop(entry, place)}
                onDrag={() => {
                  dragged.current = entry.link;
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
