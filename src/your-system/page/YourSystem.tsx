import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Problems } from '../../lab/Problems';
import { systemClient } from '../../system/client';
import type { Next } from '../../system/fitAnswer';
import { kindOf, labelOfLoad } from '../answer/loads';
import { Answer } from '../answer/page/Answer';
import { Targets } from '../answer/page/Targets';
import { Before } from '../before/page/Before';
import { SHELF } from '../carry/stored';
import { type Description, isDrawn, NOTHING } from '../description';
import { SystemPart } from '../drawing/page/SystemPart';
import { Given } from '../given/page/Given';
import { Footing, YOUR_SYSTEM_PATH } from './Footing';
import { Head } from './Head';
import { useSystemTold } from './openSystem';
import { ReplacedNotice } from './ReplacedNotice';
import { Start } from './Start';
import { UndoRedo } from './UndoRedo';
import { useAnswered } from './useAnswered';
import { useCarriedLinks } from './useCarriedLinks';
import { useDescription } from './useDescription';
import styles from './yourSystem.module.css';

/** What is kept comes once the page stands. */
const Kept = lazy(() => import('./Kept').then((module) => ({ default: module.Kept })));

/** Whether anything is kept, or could be. */
const hasKept = (description: Description): boolean =>
  description !== NOTHING || SHELF.current().names.length > 0;

/** A reader's system: what was given of it at the left, what follows at the right, and the link that holds both. */
export function YourSystem() {
  useCarriedLinks();
  const client = useMemo(systemClient, []);
  useEffect(() => () => client.dispose(), [client]);
  const state = useDescription();
  const { description, fragment, history, change } = state;
  const { answered, study } = useAnswered(client, state, state.follow);
  useSystemTold(answered, state.before, state.isRead);
  const [isWide, setWide] = useState(false);
  const [sent, setSent] = useState<Next | null>(null);
  const load = description.users ?? null;
  const summary = answered.simulated.find((one) => one.load === load)?.summary;
  const { withBaseUrl } = useBaseUrlUtils();
  const labHref = (load: number) =>
    withBaseUrl(
      `${YOUR_SYSTEM_PATH}/lab?config=${labelOfLoad(load, kindOf(description))}${fragment}`,
    );
  return (
    <section
      className={styles.page}
      aria-label="Your system"
      data-your-system={state.isRead ? 'ready' : 'loading'}
      data-status={answered.status}
    >
      <Head
        description={description}
        isChanged={answered.isChanged}
        fragment={fragment}
        study={study}
        onName={(name, goesOn) =>
          goesOn
            ? state.follow({ ...description, name })
            : change({ ...description, name }, 'Rename the system')
        }
        onReport={state.report}
      />
      <ReplacedNotice state={state} />
      <Problems problems={state.problems} onDismiss={() => state.report([])} />
      <div className={styles.panel} data-wide={isWide || undefined}>
        <div className={styles.given}>
          {history.before.length + history.after.length > 0 && <UndoRedo state={state} />}
          <Given
            client={client}
            description={description}
            origin={state.origin}
            sent={sent}
            onChange={change}
            onOpen={state.open}
          />
          {description === NOTHING && <Start />}
          <SystemPart
            description={description}
            refusals={answered.refusals}
            bottleneck={answered.bounds?.bottleneck ?? null}
            onChange={change}
            onWide={setWide}
          />
          <Targets answered={answered} onChange={change} />
          {isDrawn(description) && <Before state={state} study={study} />}
          {state.isRead && hasKept(description) && (
            <Suspense fallback={null}>
              <Kept state={state} />
            </Suspense>
          )}
        </div>
        <div className={styles.answer}>
          <Answer
            answered={answered}
            study={study}
            fragment={fragment}
            onChange={change}
            hrefOf={labHref}
            onEnter={(next) => setSent({ ...next })}
          />
        </div>
        {study && (
          <Footing
            fragment={fragment}
            name={description.name ?? 'Your system'}
            study={study}
            summary={summary}
          />
        )}
      </div>
    </section>
  );
}
