import { TimePanels } from '../../charts/TimePanels';
import { storyProps, waitingProps } from '../../lab/studies/workerThreads/chartProps';
import type { Replays } from '../tables/types';
import { replayOf } from './replayOf';
import styles from './stories.module.css';

interface Props {
  replays: Replays;
  configuration: string;
}

/** A run of the worker-threads study as it is simulated: messages, processors and standstills over time. */
export function ThreadsStory({ replays, configuration }: Props) {
  return (
    <div className={styles.story}>
      <TimePanels {...storyProps(replayOf(replays, configuration))} />
    </div>
  );
}

/** Connections, waiting and the publishing delay of the same run. */
export function ThreadsWaiting({ replays, configuration }: Props) {
  return (
    <div className={styles.story}>
      <TimePanels {...waitingProps(replayOf(replays, configuration))} />
    </div>
  );
}
