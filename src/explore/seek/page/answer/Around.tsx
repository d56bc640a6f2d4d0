import Link from '@docusaurus/Link';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { memo, useMemo } from 'react';
import { KnobPanels } from '../../../../charts/sought/KnobPanels';
import { RangeStrips } from '../../../../charts/sought/RangeStrips';
import { COMPARE_PATH, questionLinkOf } from '../../../../scenario/namedLink';
import { published } from '../../../../scenario/scenario';
import { wordsOf } from '../../../../scenario/words';
import { labLinkOf } from '../../../question/labLink';
import { rowOf } from '../../../study/exploredStudy';
import { Trust } from '../../../trust/page/Trust';
import { effectsIn } from '../../../why/answer';
import { Effects } from '../../../why/page/Effects';
import { PREVIEWS } from '../../../why/plan';
import { writeQuestion } from '../../../why/question';
import { measuresOf } from '../../goal';
import type { JudgedCandidate } from '../../types';
import { stripsOf, verdictOf } from '../../view/distance';
import { limitsOf } from '../../view/effects';
import { nameOf } from '../../view/missed';
import { aroundTitle, panelsOf } from '../../view/oneKnob';
import { axesOf, axisOf } from '../../view/plane';
import { scenarioOf } from '../../view/scenario';
import type { Search } from '../useSearch';
import styles from './answer.module.css';

interface AroundProps {
  search: Search;
  best: JudgedCandidate;
}

/** What surrounds the best: one knob at a time, and how far it is from what was measured. */
export const Around = memo(function Around({ search, best }: AroundProps) {
  return (
    <div className={styles.below}>
      <OneKnob search={search} best={best} />
      <StepByStep search={search} best={best} />
      <div className={styles.pair}>
        <HowFarToTrust search={search} best={best} />
        <Distance search={search} best={best} />
      </div>
    </div>
  );
});

/** What one step of every knob does from the best, sorted. */
function StepByStep({ search, best }: AroundProps) {
  const { study, question, effects } = search;
  const { withBaseUrl } = useBaseUrlUtils();
  const measures = useMemo(() => measuresOf(study, question.prices), [study, question.prices]);
  const axes = axesOf(study, question)?.map(({ id }) => measures.find((one) => one.id === id));
  const [measure, aside] = axes ?? [];
  const scenario = useMemo(() => scenarioOf(question, best.changes), [question, best.changes]);
  const found = useMemo(
    () =>
      effects && measure
        ? effectsIn(
            study,
            { scenario, measure, limits: limitsOf(study, question) },
            effects.steps.steps,
            effects.finished,
          )
        : null,
    [study, question, scenario, measure, effects],
  );
  if (effects === null || found === null || measure === undefined) return null;
  const why = writeQuestion(study, { scenario, measure, limits: limitsOf(study, question) });
  return (
    <div className={styles.steps}>
      <Effects
        measure={measure}
        effects={found.effects}
        aside={aside ?? null}
        after={found.after}
        runsOf={found.runsOf}
        leftOut={effects.steps.leftOut}
        hrefOf={(step) => withBaseUrl(labLinkOf(study, step.scenario, question.seed))}
        madeOf={`${PREVIEWS} short runs of each`}
      />
      <p>
        <Link to={why}>What limits the {nameOf(best)}, and what its changes did</Link>
      </p>
    </div>
  );
}

function HowFarToTrust({ search, best }: AroundProps) {
  const metrics = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(best.found).flatMap(([id, found]) => (found ? [[id, found]] : [])),
      ),
    [best.found],
  );
  return (
    <Trust study={search.study} scenario={best.scenario} metrics={metrics} excess={best.excess} />
  );
}

function OneKnob({ search, best }: AroundProps) {
  const { study, question, around } = search;
  const { withBaseUrl } = useBaseUrlUtils();
  const axes = useMemo(() => axesOf(study, question), [study, question]);
  const scenario = useMemo(() => scenarioOf(question, best.changes), [question, best.changes]);
  const knobs = useMemo(
    () =>
      around && axes
        ? panelsOf({
            study,
            question,
            best: scenario,
            upper: axes[0],
            lower: axes[1],
            ...around,
            hrefOf: withBaseUrl,
          })
        : [],
    [study, question, scenario, axes, around, withBaseUrl],
  );
  if (axes === null || knobs.length === 0) return null;
  const [upper, lower] = axes;
  return (
    <KnobPanels
      title={aroundTitle(knobs, upper, nameOf(best))}
      name={nameOf(best)}
      upper={axisOf(question, upper)}
      lower={axisOf(question, lower)}
      knobs={knobs}
      runs="previews of one short run each"
    />
  );
}

function Distance({ search, best }: AroundProps) {
  const { study, question } = search;
  const { from, moves, seed } = question;
  const scenario = scenarioOf(question, best.changes);
  const knobs = [...new Set([...moves.map(({ knob }) => knob), ...Object.keys(scenario.changes)])];
  const strips = stripsOf(study, scenario, knobs);
  const { verdict, why } = verdictOf(study, scenario, strips);
  const row = rowOf(study, from);
  const beside = { a: published(from.base), b: scenario };
  const compare = questionLinkOf(COMPARE_PATH, study.context, beside, seed);
  return (
    <div className={styles.distance}>
      <RangeStrips
        title="How far from what was measured"
        subtitle={`${nameOf(best) === 'best' ? 'Best' : 'Nearest'} against the range of the ${study.context.labels.length} configurations. Tick: ${row} as ${wordsOf(study.context).standing}.`}
        name={nameOf(best)}
        strips={strips}
      />
      <p data-verdict>
        <strong>{verdict}</strong> {why}
      </p>
      <p className={styles.buttons}>
        <Link to={labLinkOf(study, scenario, seed)}>Open in the lab</Link>
        <Link to={compare}>Compare with {row}</Link>
      </p>
    </div>
  );
}
