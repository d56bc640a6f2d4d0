import { Halo, Simulated } from '../marks/points';
import type { ComparedScenario } from './types';

/** A scenario's mark, drawn around its own origin: a dot as published, in a circle if changed, dashed if nobody measured there. */
export function ScenarioMark({ kind, letter }: ComparedScenario) {
  return (
    <g data-mark="scenario" data-letter={letter} data-kind={kind}>
      <Simulated isExtrapolated={kind === 'extrapolated'} r={kind === 'extrapolated' ? 5.5 : 4} />
      {kind === 'changed' && <Halo r={6.5} />}
    </g>
  );
}
