import { TimePanels } from '../../../charts/time/TimePanels';
import { replayOf } from '../../../tables/stated/replayOf';
import styles from '../../../tables/stated/stories.module.css';
import type { Replays } from '../../../tables/types';
import { storyProps, waitingProps } from '../lab/chartProps';

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
