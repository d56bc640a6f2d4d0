import { useState } from 'react';
import { ParetoFronts } from '../../../../charts/plane/ParetoFronts';
import { Segmented } from '../../../../lab/knobs/Segmented';
import type { TestCase } from '../../../../measured/types';
import stories from '../../../../tables/stated/stories.module.css';
import validation from '../../../../tables/validation.module.css';
import { goal } from '../../goal';
import { boxesOf, designLink, engineOf, rolesOf, usersOf } from './design';
import { RUN_NAMES } from './runKinds';
import { SurfaceTable } from './SurfaceTable';
import type { DesignStudy, Surface } from './types';

interface Props {
  study: DesignStudy;
  testCase: TestCase;
}

/** Numbers of computers for which a line is drawn, as far as they have one. */
const LEVELS = [2, 3, 4, 5, 6, 8, 12];
const TRACKED = 1;

const toPoint =
  ({ base }: DesignStudy, testCase: TestCase) =>
  (point: Surface['points'][number]) => {
    const { settings } = point;
    return {
      ...point,
      id: `${point.number}`,
      notes: [rolesOf(settings), `${usersOf(settings)}, ${boxesOf(settings)}`, engineOf(settings)],
      settings: [rolesOf(settings), usersOf(settings), boxesOf(settings), engineOf(settings)].join(
        ', ',
      ),
      href: designLink(testCase, base, settings),
    };
  };

/** Designs that no other beats, for a number of tracked points that the reader chooses, as chart and table. */
export function ParetoSurface({ study, testCase }: Props) {
  const [tracking, setTracking] = useState(TRACKED);
  const surface = study.surfaces.find((one) => one.tracking === tracking) ?? study.surfaces[0];
  return (
    <>
      <div className={validation.selector}>
        <span aria-hidden="true">Body tracking points</span>
        <Segmented
          label="Body tracking points"
          options={study.surfaces.map((one) => ({
            value: one.tracking,
            label: `${one.tracking}`,
          }))}
          value={tracking}
          onChange={setTracking}
        />
      </div>
      <div className={stories.story}>
        <ParetoFronts
          points={surface.points.map(toPoint(study, testCase))}
          levels={LEVELS}
          run={RUN_NAMES.full}
          targetMs={goal.meanMs}
        />
      </div>
      <SurfaceTable study={study} surface={surface} testCase={testCase} />
    </>
  );
}
