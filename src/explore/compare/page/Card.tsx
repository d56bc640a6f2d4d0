import Link from '@docusaurus/Link';
import { useMemo } from 'react';
import { ScenarioMark } from '../../../charts/compared/ScenarioMark';
import { Explained } from '../../../lab/Explained';
import { Icon } from '../../../lab/Icon';
import { wordsOf } from '../../../scenario/words';
import { summarise } from '../../../simulator/summarise';
import { labLinkOf } from '../../question/labLink';
import { rowOf, valuesOf } from '../../study/exploredStudy';
import { outsideOf } from '../../study/outside';
import { Published } from '../../trust/page/Published';
import { TrustLine } from '../../trust/page/Trust';
import { markOf } from '../chartProps';
import { differingKnobs, type Placed } from '../knobs';
import { KEYS } from '../question';
import { hasChanged, type Pinned } from '../rows';
import type { CardActions } from './cardActions';
import styles from './cards.module.css';
import { KnobFold } from './KnobFold';
import { KnobLine } from './KnobLine';

/** Knobs that a card tells of; the rest are in its fold. */
const MOST_LINES = 6;

interface CardProps {
  place: number;
  placed: readonly Placed[];
  one: Placed;
  seed: number;
  /** What it gave; null before there are numbers. */
  runs: Pinned | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  actions: CardActions;
  isFull: boolean;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A pinned scenario: what differs in it, how far it is from what was measured, and what limits it. */
export function Card(props: CardProps) {
  const { place, placed, one, seed, runs, isOpen, onOpen, actions, isFull } = props;
  const { study, scenario } = one;
  const letter = (KEYS[place] ?? '').toUpperCase();
  const values = valuesOf(study, scenario);
  const mark = markOf({ letter, study, scenario, values });
  const outside = outsideOf(study, values);
  const knobs = differingKnobs(placed, one);
  const changes = Object.keys(scenario.changes).length;
  const row = rowOf(study, scenario);
  const title =
    changes === 0
      ? `${row} as ${wordsOf(study.context).standing}`
      : `${row} with ${plural(changes, 'change')}`;
  const [outcome] = study.outcomes;
  const summary = useMemo(() => runs && summarise(seed, runs.reports), [seed, runs]);
  const fold = `compare-fold-${letter}`;
  return (
    <li className={styles.card} data-scenario={letter} data-own={hasChanged(scenario) || undefined}>
      <header>
        <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
          <ScenarioMark {...mark} />
        </svg>
        <h2 tabIndex={-1}>
          <b>{letter}</b> {title} <small>{study.name}</small>
        </h2>
        {outside.length > 0 && <em>{plural(outside.length, 'knob')} outside the measured range</em>}
      </header>
      {knobs.length > 0 && (
        <ul className={styles.lines}>
          {knobs.slice(0, MOST_LINES).map((knob) => (
            <KnobLine
              key={knob.knob.id}
              differing={knob}
              onReset={() => actions.onReset(place, knob.knob.id)}
            />
          ))}
          {knobs.length > MOST_LINES && <li>and {knobs.length - MOST_LINES} more, below</li>}
        </ul>
      )}
      <Published study={study} scenario={scenario} />
      {summary && (
        <p className={styles.limit}>
          <Explained text={study.limitText(summary)} />
          {hasChanged(scenario) && outcome && (
            <span>
              {' '}
              {outcome.label}:{' '}
              <TrustLine
                study={study}
                scenario={scenario}
                metrics={summary.metrics}
                metric={outcome.metric}
                excess={runs?.excess ?? null}
              />
              .
            </span>
          )}
        </p>
      )}
      <p className={styles.actions}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={fold}
          onClick={() => onOpen(!isOpen)}
        >
          Change {letter} <Icon name="chevron" />
        </button>
        {changes > 0 && (
          <button type="button" onClick={() => actions.onReset(place)}>
            Reset {changes === 1 ? 'it' : `all ${changes}`}
            <span className={styles.hidden}> in {letter}</span>
          </button>
        )}
        {place > 0 && (
          <button type="button" onClick={() => actions.onFirst(place)}>
            Swap with A<span className={styles.hidden}>: compare with {letter}</span>
          </button>
        )}
        {!isFull && (
          <button type="button" onClick={() => actions.onAdd(place)}>
            Pin a copy<span className={styles.hidden}> of {letter}</span>
          </button>
        )}
        {placed.length > 1 && (
          <button type="button" onClick={() => actions.onDrop(place)}>
            Drop<span className={styles.hidden}> {letter}</span>
          </button>
        )}
        <Link to={labLinkOf(study, scenario, seed)}>
          Open in the lab<span className={styles.hidden}>: {letter}</span>
        </Link>
      </p>
      <div id={fold} hidden={!isOpen}>
        {isOpen && <KnobFold place={place} placed={placed} one={one} actions={actions} />}
      </div>
    </li>
  );
}
