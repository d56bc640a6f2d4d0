import Link from '@docusaurus/Link';
import { useMemo } from 'react';
import { countText, formatRate } from '../../../charts/frame/format';
import { farText } from '../../../lab/view/farText';
import { standings } from '../../study/bands';
import type { DayRule } from '../../study/dayRule';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import { unbandedHours } from '../hours';
import type { DayQuestion } from '../question';
import type { DayResult } from '../work';
import styles from './day.module.css';

interface TrustProps {
  study: ExploredStudy;
  rule: DayRule;
  question: DayQuestion;
  result: DayResult;
}

/** What the hours rest on. */
export function Trust({ study, rule, question, result }: TrustProps) {
  const { scenario } = question;
  const { reach, measurement } = result.answer;
  const nearest = useMemo(
    () => standings(study)(valuesOf(study, scenario)).nearest,
    [study, scenario],
  );
  const unbanded = unbandedHours(study, result.answer.hours);
  const runs = `${measurement.replications} ${measurement.replications === 1 ? 'run' : 'runs'}`;
  const short = measurement.protocol === 'preview' ? ' short' : '';
  const what = rule.kind === 'curve' ? 'load' : 'day';
  const unit = `${rule.noun}/s`;
  return (
    <ul className={styles.trust}>
      {reach !== null && (
        <li>
          Carried {reach.isEnd ? 'at most' : 'at least'}{' '}
          <data value={reach.most.mean} data-kind="simulated" data-metric="reach.most">
            {formatRate(reach.most.mean)}
          </data>{' '}
          {unit}, 95 % of runs {formatRate(reach.most.low)}–{formatRate(reach.most.high)}
          {reach.mostBand && (
            <span>{`, predictive band ${formatRate(reach.mostBand.low)}–${formatRate(reach.mostBand.high)}`}</span>
          )}
          ; with all limits kept, up to{' '}
          <data value={reach.accepted} data-kind="simulated" data-metric="reach.accepted">
            {formatRate(reach.accepted)}
          </data>{' '}
          {unit}.
        </li>
      )}
      {unbanded > 0 && (
        <li>
          {`${unbanded} of ${countText(result.answer.hours.length, 'hour')} ${unbanded === 1 ? 'has' : 'have'} no band: nobody measured such a load, and ${unbanded === 1 ? 'its' : 'their'} verdict is that of the runs alone.`}
        </li>
      )}
      <li>
        {runs} of each {what}, seed {question.seed}
        {short && <span>, short ones so far</span>}. Bands widen with the distance to what was{' '}
        <Link to="/fidelity/bands">measured</Link>
        {nearest && (
          <span>{`: ${nearest.distance === 0 ? `${nearest.label} is this scenario` : `${nearest.label} is nearest, ${farText(nearest.distance)}`}, apart from the load`}</span>
        )}
        . A limit without a band is held to the interval of its runs.
        {study.ensemble && (
          <span>{' The bands do not hold what other parameters would change.'}</span>
        )}
      </li>
    </ul>
  );
}
