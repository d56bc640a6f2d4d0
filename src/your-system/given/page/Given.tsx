import { useEffect, useId, useRef, useState } from 'react';
import { ProblemList } from '../../../lab/ProblemList';
import type { Next } from '../../../system/fitAnswer';
import { cardsBeside, cardsOf } from '../cards';
import { isPasted, pastedName } from '../kept';
import { lawText } from '../law';
import { levelsBeside, withLevels } from '../reading';
import type { FileReader } from '../readKept';
import { levelsText } from '../status';
import { Field } from './Field';
import { FileCard } from './FileCard';
import styles from './given.module.css';
import { Levels } from './Levels';
import { Reading } from './Reading';
import { Think } from './Think';
import { useDrop } from './useDrop';
import { type System, useGiven } from './useGiven';
import { useTyped } from './useTyped';

interface GivenProps extends System {
  client: FileReader;
  /** What the reader was sent here to enter, another each time; null where they came by themself. */
  sent: Next | null;
}

/** What was measured: pasted, dropped, opened or typed, with what was read of it as choices. */
export function Given({ client, description, origin, sent, onChange, onOpen }: GivenProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const given = useGiven(client, { description, origin, onChange, onOpen });
  const { kept, test, readings } = given;
  const [isAsked, setAsked] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  useDrop(given.addFiles);
  const cards =
    test === null
      ? []
      : cardsOf(
          test,
          kept.files.map(({ name }) => name),
        );
  const beside = levelsBeside(description, test);
  const removeBeside = (tool: string) =>
    onChange(
      withLevels(
        description,
        (description.measured ?? []).filter(
          (level) => !(beside.includes(level) && (level.tool ?? '') === tool),
        ),
      ),
      'Remove measured levels',
    );
  // What brought no level stays in the field to be put right.
  const unused = cards
    .filter(({ isUsed }) => !isUsed)
    .flatMap(({ files }) => files.filter(isPasted));
  const names = [
    ...kept.files.map(({ name }) => name),
    ...(description.measured ?? []).flatMap(({ file }) => file ?? []),
  ];
  const inField = edited ?? unused.at(-1);
  const pasted = kept.files.find(({ name }) => name === inField) ?? {
    name: pastedName(names),
    text: '',
  };
  const measured = description.measured ?? [];
  const [typed, setTyped] = useTyped(origin);
  const isOpen = isAsked || measured.length === 0 || inField !== undefined || typed !== null;
  // What is asked for is where the reader goes on.
  useEffect(() => {
    if (readings > 0) section.current?.querySelector<HTMLElement>('[data-asked]')?.focus();
  }, [readings]);
  useEffect(() => {
    if (sent !== null && sent.what !== 'level') setAsked(true);
  }, [sent]);
  // The field is there once it is open.
  useEffect(() => {
    if (sent !== null && isAsked) section.current?.querySelector('textarea')?.focus();
  }, [sent, isAsked]);
  const law = lawText(measured);
  return (
    <section ref={section} className={styles.given} aria-labelledby={id} data-given>
      <div className={styles.head}>
        <h2 id={id}>Measured</h2>
        {measured.length > 0 && (
          <button
            type="button"
            className={styles.link}
            aria-expanded={isOpen}
            onClick={() => setAsked(!isAsked)}
          >
            Add or paste
          </button>
        )}
      </div>
      {isOpen && (
        <Field
          pasted={pasted}
          typed={typed}
          setTyped={setTyped}
          readings={readings}
          onText={(file) => {
            setEdited(null);
            if (file.text.trim() !== '') given.addText(file);
            else if (inField !== undefined) given.remove([inField]);
          }}
          onFiles={given.addFiles}
        />
      )}
      <Reading
        progress={given.progress}
        done={given.said ?? (readings === 0 ? '' : levelsText(description, test))}
        onStop={given.stop}
      />
      <div className={styles.problems} role="alert">
        {given.problems.length > 0 && <ProblemList problems={given.problems} />}
      </div>
      {cards.map((card) => (
        <FileCard
          key={card.id}
          card={card}
          onChoice={given.choose}
          onRemove={() => given.remove(card.files)}
          onEdit={
            card.files.length === 1 && isPasted(card.id) && card.id !== inField
              ? () => setEdited(card.id)
              : null
          }
        />
      ))}
      {cardsBeside(beside).map((card) => (
        <FileCard
          key={card.id}
          card={card}
          onChoice={given.choose}
          onRemove={() => removeBeside(card.id)}
          onEdit={null}
        />
      ))}
      {law !== null && <p className={styles.law}>{law}</p>}
      {test !== null && test.loop !== 'open' && measured.length > 0 && (
        <Think thinkMs={kept.thinkMs} onThink={given.setThink} />
      )}
      <Levels
        description={description}
        asked={sent?.what === 'level' ? sent : null}
        kept={kept.draft}
        onDraft={(draft) => given.keep({ ...kept, draft })}
        onText={(text) => given.addText({ name: pastedName(names), text })}
        onChange={onChange}
      />
    </section>
  );
}
