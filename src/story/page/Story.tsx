import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { currentAddress, showAddress } from '../../address/page/history';
import { useAddress } from '../../address/page/useAddress';
import type { Problem } from '../../address/problem';
import { queryOf } from '../../address/written';
import { capitalised, formatNumber } from '../../charts/frame/format';
import { useReducedMotion } from '../../course/useReducedMotion';
import { NeedsScripts } from '../../lab/NeedsScripts';
import { Problems } from '../../lab/Problems';
import { usePolite } from '../../lab/pace/usePolite';
import { differences } from '../../lab/view/knobText';
import { effectiveValues, published } from '../../scenario/scenario';
import watchPart from '../../studies/low-latency/pages/watch';
import { rowOf } from '../../watch/page/context';
import { Legend } from '../../watch/page/Legend';
import { AS_TOLD, type Asked, readStory, writeStory } from '../run/address';
import { CHOICES, wholeOf } from '../run/choices';
import { type CrowdRow, crowdOf, fromRows } from '../run/crowd';
import type { Tale } from '../run/tale';
import { storyOf, titleOf } from '../run/texts';
import { whereIs } from '../run/where';
import { ChoiceButtons } from './ChoiceButtons';
import { Ruler } from './Ruler';
import { StopCard } from './StopCard';
import { StoryBar } from './StoryBar';
import { StopStill, StoryFigure } from './StoryFigure';
import styles from './story.module.css';
import { useClock } from './useClock';
import { useStoryKeys } from './useStoryKeys';
import { useTale } from './useTale';
import { YourTurn } from './YourTurn';

interface StoryProps {
  /** The message of the story, then the one that waited longest: kept by the build. */
  kept: readonly [Tale, ...Tale[]];
  /** All messages of the minute, kept by the build. */
  crowd: () => Promise<{ default: readonly CrowdRow[] }>;
  /** What is said before the story. */
  children: ReactNode;
}

const { study, context } = watchPart;
const LABEL = rowOf(watchPart, published(study.firstScenario));
const BASE = context.configurations[LABEL] ?? {};
const AS_PUBLISHED = effectiveValues(context.schema, BASE, {});

/** The life of one message: the page scrolls, the message moves, and the reader decides what it meets. */
export function Story({ kept, crowd, children }: StoryProps) {
  const [asked, setAsked] = useState<Asked>(AS_TOLD);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { touch, write } = useAddress(
    {
      isOwn: () => true,
      hasEntries: false,
      onRead: (search) => {
        const { problems: found, ...read } = readStory(context, LABEL, search);
        setAsked(read);
        setProblems(found);
        return undefined;
      },
    },
    context,
  );
  const put = (next: Asked) => {
    setAsked(next);
    touch();
    write(writeStory(context, next));
  };
  const { tale, run, isRunning, failed } = useTale(watchPart, kept, asked);
  const stops = useMemo(() => storyOf(tale), [tale]);
  const stands = useReducedMotion();
  const ref = useRef<HTMLDivElement>(null);
  const { atMs, active, isPlaying, play, seek } = useClock(ref, stops, stands);
  useStoryKeys({ stops, active, isPlaying, stands, play, seek });

  // The address names the stop where the reader is, once they have moved.
  const at = stops[active]?.id;
  useEffect(() => {
    if (at === undefined || (active === 0 && !currentAddress().includes('#')) || isPlaying) return;
    const [address, hash] = currentAddress().split('#');
    if (active === stops.length - 1 && hash === 'longest') return;
    showAddress(`${address}#${at}`, 'replace');
  }, [at, active, isPlaying, stops]);

  const values = effectiveValues(context.schema, BASE, asked.changes);
  const decide = (knob: string, value: number) => {
    const { [knob]: _, ...others } = asked.changes;
    put({
      ...asked,
      changes: AS_PUBLISHED[knob] === value ? others : { ...others, [knob]: value },
    });
  };
  const loadCrowd = useCallback(
    async () => (run ? crowdOf(run) : fromRows((await crowd()).default)),
    [run, crowd],
  );
  const linkOf = (message: number) => {
    const query = queryOf(writeStory(context, { ...asked, message }));
    return `${window.location.origin}${window.location.pathname}${query}`;
  };
  const follow = (message: number) => {
    put({ ...asked, message });
    seek(0);
  };
  const isChanged = Object.keys(asked.changes).length > 0;
  const users = values.virtualUsers ?? 0;
  const shownUsers = run || !isChanged ? users : (AS_PUBLISHED.virtualUsers ?? 0);
  const said = usePolite(whereIs(tale, atMs), 1500);
  const decided = (
    <p className={styles.decided} tabIndex={-1} role={failed === null ? undefined : 'alert'}>
      {failed ??
        (isRunning
          ? 'Your choice runs …'
          : isChanged
            ? `${capitalised(differences(context.schema, AS_PUBLISHED, values).join(', '))}. ${wholeOf(kept[0], tale)}${asked.message === null ? ' Followed is the message that then knocks at the same instant.' : ''}`
            : `${titleOf(tale)}: number ${formatNumber(tale.journey.message)} of a simulated half hour of ${LABEL}, which the study calls its best.`)}
      {(isChanged || asked.message !== null) && (
        <>
          {' '}
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button goes, what it stands in stays.
              currentTarget.parentElement?.focus({ preventScroll: true });
              put(AS_TOLD);
            }}
          >
            As it was told
          </button>
        </>
      )}
    </p>
  );
  return (
    <div className={styles.story} data-story={isRunning ? 'running' : 'ready'}>
      <h1 className={styles.first}>{titleOf(tale)}</h1>
      {children}
      <NeedsScripts
        what="The choices"
        shown="This is the published run, even where the address asks for another."
      />
      <div className={styles.columns}>
        <div className={styles.figure}>
          <Problems problems={problems} onDismiss={() => setProblems([])} />
          <Legend hasPaths />
          <StoryFigure tale={tale} users={shownUsers} atMs={atMs} glides={!stands} />
          <Ruler tale={tale} atMs={atMs} onSeek={seek} />
          <StoryBar
            stops={stops}
            active={active}
            isPlaying={isPlaying}
            stands={stands}
            play={play}
            seek={seek}
          />
          <div className={styles.beside}>{decided}</div>
          <p role="status" className={styles.hidden}>
            {said}
          </p>
        </div>
        <div ref={ref} className={styles.stops}>
          {stops.map((stop, index) => {
            const choice = CHOICES.find((one) => one.stop === stop.id);
            return (
              <StopCard
                key={stop.id}
                stop={stop}
                isActive={index === active}
                still={<StopStill tale={tale} users={shownUsers} atMs={stop.atMs} />}
              >
                {stop.id === 'answer' && <div className={styles.below}>{decided}</div>}
                {choice && (
                  <ChoiceButtons
                    choice={choice}
                    value={values[choice.knob] ?? 0}
                    published={AS_PUBLISHED[choice.knob] ?? 0}
                    before={kept[0]}
                    after={tale}
                    isRunning={isRunning}
                    isAlone={Object.keys(asked.changes).length === 1}
                    onChoose={(value) => decide(choice.knob, value)}
                  />
                )}
              </StopCard>
            );
          })}
        </div>
      </div>
      <YourTurn
        load={loadCrowd}
        followed={tale.journey.message}
        linkOf={linkOf}
        onFollow={follow}
      />
    </div>
  );
}
