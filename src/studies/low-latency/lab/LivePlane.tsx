import { memo, useContext, useState } from 'react';
import {
  type PlaneBand,
  ThroughputLatencyPlane,
} from '../../../charts/plane/ThroughputLatencyPlane';
import { BandsContext } from '../../../lab/bands/scenarioBands';
import { OverLoad } from '../../../lab/curve/OverLoad';
import type { Previewed } from '../../../lab/curve/previewed';
import { useTrail } from '../../../lab/trail';
import type { PartProps } from '../../../lab/types';
import { changeBegins } from '../../../lab/view/changeBegins';
import { overLoadPoints, planeBand, planeProps, undoubtedOf } from './planeProps';

/** The plane of a lab's view, with what a tour has visited. */
function usePlane({ context, view, statistic }: PartProps) {
  const trail = useTrail();
  const { row, published, changeLabel, outside } = view;
  const now = view.now && {
    summary: view.now,
    label: changeLabel,
    begins: changeBegins(context, view),
    extrapolated: outside.length > 0,
  };
  return planeProps({ configuration: row, statistic, published, now, trail });
}

interface DrawnProps extends PartProps {
  band: PlaneBand | undefined;
  previewed: Previewed | null;
}

/** The plane, drawn anew only for what is in it: bands follow each move of a knob, a stale plane has none. */
const Drawn = memo(function Drawn({ band, previewed, ...part }: DrawnProps) {
  const { context, view, statistic } = part;
  const plane = usePlane(part);
  return (
    <ThroughputLatencyPlane
      {...plane}
      measured={undoubtedOf(plane)}
      band={band}
      overLoad={view.stale ? undefined : overLoadPoints(context, previewed, statistic)}
      isQuiet
      stale={view.stale}
    />
  );
});

/** What is shown among measured configurations, with its band and what less and more load would do. */
export const LivePlane = memo(function LivePlane(props: PartProps) {
  const { context, view, statistic } = props;
  const bands = useContext(BandsContext);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { stale, isChanged, shown } = view;
  const band = planeBand(shown, isChanged ? bands.now : bands.published, statistic);
  return (
    <>
      <Drawn {...props} band={stale ? undefined : band} previewed={previewed} />
      <OverLoad context={context} view={view} onPreviewed={setPreviewed} />
    </>
  );
});

/** All configurations, those too whose numbers are in doubt. */
export const PlaneOfAll = memo(function PlaneOfAll(props: PartProps) {
  return <ThroughputLatencyPlane {...usePlane(props)} stale={props.view.stale} />;
});
