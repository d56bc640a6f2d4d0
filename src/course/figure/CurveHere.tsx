import { useChapter } from '../chapter/context';
import { CurvePlot } from './CurvePlot';
import { Distribution } from './Distribution';
import styles from './figure.module.css';
import { Meters } from './Meters';
import { metersFit } from './metersFit';
import { OverTime } from './OverTime';
import { Replications } from './Replications';

/** The chapter's charts among its steps, on narrow pages, where the figure has no room for them. */
export function CurveHere() {
  const { chapter, view } = useChapter();
  return (
    <div className={styles.among}>
      {!metersFit(chapter) && <Meters chapter={chapter} view={view} />}
      {chapter.overTime && <OverTime of={chapter.overTime} />}
      {chapter.distribution && <Distribution />}
      <CurvePlot />
      <Replications />
    </div>
  );
}
