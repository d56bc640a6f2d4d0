import { memo, useMemo, useRef, useState } from 'react';
import { type Studies, studyOf } from '../../question/scenarioText';
import type { Placed } from '../knobs';
import type { PinnedRuns } from '../pinned';
import { type CompareQuestion, KEYS, MOST_SCENARIOS } from '../question';
import { Card } from './Card';
import type { CardActions } from './cardActions';
import styles from './cards.module.css';

interface CardsProps {
  studies: Studies;
  question: CompareQuestion;
  shown: PinnedRuns | null;
  actions: CardActions;
}

/** The scenarios of a question, each with what is changed in it. */
export const Cards = memo(function Cards({ studies, question, shown, actions }: CardsProps) {
  const { scenarios } = question;
  const placed: readonly Placed[] = useMemo(
    () => scenarios.map((scenario) => ({ study: studyOf(studies, scenario), scenario })),
    [scenarios, studies],
  );
  const [first, second] = scenarios;
  // Who comes to change a copy finds its knobs open.
  const isCopy =
    scenarios.length === 2 &&
    first?.base === second?.base &&
    Object.keys(second?.changes ?? {}).length === 0;
  const [open, setOpen] = useState<number | null>(isCopy ? 1 : null);
  const list = useRef<HTMLUListElement>(null);
  const count = scenarios.length;
  const own: CardActions = useMemo(
    () => ({
      ...actions,
      onDrop: (at) => {
        actions.onDrop(at);
        setOpen(null);
        list.current?.querySelector<HTMLElement>('h2')?.focus();
      },
      onAdd: (at) => {
        actions.onAdd(at);
        setOpen(count);
      },
    }),
    [actions, count],
  );
  return (
    <ul className={styles.cards} ref={list} data-count={scenarios.length}>
      {placed.map((one, index) => (
        <Card
          key={KEYS[index]}
          place={index}
          placed={placed}
          one={one}
          seed={question.seed}
          runs={shown?.pinned[index] ?? null}
          isOpen={open === index}
          onOpen={(isOpen) => setOpen(isOpen ? index : null)}
          actions={own}
          isFull={scenarios.length >= MOST_SCENARIOS}
        />
      ))}
    </ul>
  );
});
