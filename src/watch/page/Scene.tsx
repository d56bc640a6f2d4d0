import { FigureFrame } from '../../charts/frame/FigureFrame';
import { formatNumber } from '../../charts/frame/format';
import { useWidth } from '../../charts/frame/useWidth';
import type { KnobValues } from '../../scenario/schema';
import type { Present } from '../run/moment';
import type { Fact, NamedPlace, WatchedStudy } from '../run/study';
import type { WatchedRun } from '../run/watched';
import { useWatchPart } from './context';
import { countsAt } from './counts';
import { Drawing } from './Drawing';
import { Legend } from './Legend';
import { PlaceList } from './PlaceList';
import { PlanDrawing } from './PlanDrawing';
import { factText } from './texts';

/** Narrower than this, in px at the default font size, places are a list. */
const LEAST_DRAWING = 860;
/** Drawn smaller than this, names cannot be read. */
const LEAST_SCALE = 0.75;

const isListed = ({ plan }: WatchedStudy, width: number): boolean =>
  plan === undefined
    ? width < LEAST_DRAWING
    : plan === 'listed' || width < LEAST_SCALE * plan.width;

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
  const factsOf = ({ id, shape, hasFacts }: NamedPlace): readonly Fact[] =>
    isReady && (shape === 'facts' || hasFacts) ? study.factsOf(id, run, values, timeMs) : [];
  const textOf = (place: NamedPlace) => factsOf(place).map(factText).join(', ');
  const told = places
    .filter(({ shape }) => shape === 'facts')
    .map((place) => `${place.name}: ${textOf(place)}`);
  const shared = { places, moment, factsOf, followed, onFollow };
  const description = `${title}. ${told.map((text) => `${text}. `).join('')}The list of places is in the table.`;
  return (
    <FigureFrame
      title={title}
      subtitle={subtitle}
      table={() => ({
        columns: ['Place', 'in line', 'at work', 'numbers'],
        rows: places.map((place) => {
          const { waiting, atWork } = countsAt(moment, place.id);
          const counts = [formatNumber(waiting), formatNumber(atWork)];
          return [place.name, ...(place.shape === 'facts' ? ['', ''] : counts), textOf(place)];
        }),
      })}
    >
      <div ref={ref}>
        <Legend hasPaths={run.stages.some(({ path }) => path !== null)} />
        {isListed(study, width) ? (
          <PlaceList {...shared} timeMs={timeMs} />
        ) : typeof study.plan === 'object' ? (
          <PlanDrawing {...shared} plan={study.plan} glides={glides} description={description} />
        ) : (
          <Drawing
            {...shared}
            width={width}
            report={run.report}
            glides={glides}
            description={description}
          />
        )}
      </div>
    </FigureFrame>
  );
}
