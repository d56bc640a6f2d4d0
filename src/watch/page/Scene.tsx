import { FigureFrame } from '../../charts/frame/FigureFrame';
import { formatNumber } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import type { KnobValues } from '../../scenario/schema';
import type { Present } from '../run/moment';
import type { NamedPlace } from '../run/study';
import type { Place, WatchedRun } from '../run/watched';
import { useWatchPart } from './context';
import { countsAt } from './counts';
import { Drawing } from './Drawing';
import { Legend } from './Legend';
import { PlaceList } from './PlaceList';
import { factText } from './texts';

/** Narrower than this, in px at the default font size, places are a list. */
const LEAST_DRAWING = 860;

interface SceneProps {
  title: string;
  subtitle: string;
  run: WatchedRun;
  places: readonly NamedPlace[];
  values: KnobValues;
  moment: readonly Present[];
  timeMs: number;
  /** Whether the whole run is there, not only a moment of it. */
  isReady: boolean;
  followed: number | null;
  /** Whether marks glide from place to place. */
  glides: boolean;
  onFollow: (message: number) => void;
}

/** Where every message is at an instant: drawn, or on a narrow screen listed. */
export function Scene(props: SceneProps) {
  const {
    title,
    subtitle,
    run,
    places,
    values,
    moment,
    timeMs,
    isReady,
    followed,
    glides,
    onFollow,
  } = props;
  const { study } = useWatchPart();
  const [ref, width] = useWidth<HTMLDivElement>(1080);
  const factsOf = (place: Place) => (isReady ? study.factsOf(place, run, values, timeMs) : []);
  const textOf = (place: Place) => factsOf(place).map(factText).join(', ');
  const told = places
    .filter(({ shape }) => shape === 'facts')
    .map(({ id, name }) => `${name}: ${textOf(id)}`);
  return (
    <FigureFrame
      title={title}
      subtitle={subtitle}
      table={() => ({
        columns: ['Place', 'in line', 'at work', 'numbers'],
        rows: places.map(({ id, name, shape }) => {
          const { waiting, atWork } = countsAt(moment, id);
          return shape === 'facts'
            ? [name, '', '', textOf(id)]
            : [name, formatNumber(waiting), formatNumber(atWork), ''];
        }),
      })}
    >
      <div ref={ref}>
        <Legend hasPaths={run.stages.some(({ path }) => path !== null)} />
        {width < LEAST_DRAWING ? (
          <PlaceList
            places={places}
            moment={moment}
            timeMs={timeMs}
            factsOf={factsOf}
            followed={followed}
            onFollow={onFollow}
          />
        ) : (
          <Drawing
            width={width}
            places={places}
            moment={moment}
            report={run.report}
            factsOf={factsOf}
            followed={followed}
            glides={glides}
            description={`${title}. ${told.map((text) => `${text}. `).join('')}The list of places is in the table.`}
            onFollow={onFollow}
          />
        )}
      </div>
    </FigureFrame>
  );
}
