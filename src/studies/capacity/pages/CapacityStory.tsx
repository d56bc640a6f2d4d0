import { TimePanels } from '../../../charts/time/TimePanels';
import { measuredOf } from '../../../measured/statedStudy';
import type { Prose } from '../../../measured/types';
import { replayOf } from '../../../tables/stated/replayOf';
import styles from '../../../tables/stated/stories.module.css';
import type { Replays } from '../../../tables/types';
import { indicatorProps, storyProps } from '../lab/chartProps';

interface Props {
  replays: Replays;
  configuration: string;
}

/** An experiment of the capacity study as it is simulated: load, spool and cleanup over time. */
export function CapacityStory({ replays, configuration, prose }: Props & { prose: Prose }) {
  const summary = replayOf(replays, configuration);
  return (
    <div className={styles.story}>
      <TimePanels {...storyProps(summary, measuredOf(prose, configuration))} />
    </div>
  );
}

/** Disk, processors, locks and sessions of the same experiment. */
export function CapacityIndicators({ replays, configuration }: Props) {
  return (
    <div className={styles.story}>
      <TimePanels {...indicatorProps(replayOf(replays, configuration))} />
    </div>
  );
}
