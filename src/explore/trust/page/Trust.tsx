import { useMemo } from 'react';
import { NestedBands } from '../../../charts/evidence/NestedBands';
import { ScrollFrame } from '../../../charts/frame/ScrollFrame';
import { distanceText } from '../../../lab/view/distanceText';
import { digitsOf, formatNumber, intervalText } from '../../../lab/view/format';
import type { Scenario } from '../../../scenario/scenario';
import { wordsOf } from '../../../scenario/words';
import type { Spread } from '../../../simulator/ensemble';
import type { Estimate } from '../../../simulator/types';
import type { ExploredStudy } from '../../study/exploredStudy';
import { type Trust as Trusted, type TrustedOutcome, trusting } from '../trust';
import {
  distanceReason,
  errorReason,
  nearbyErrorText,
  placeText,
  rangeText,
  recordText,
  widthFinding,
  widthReason,
} from '../trustText';
import { Published } from './Published';
import styles from './trust.module.css';

interface TrustProps {
  study: ExploredStudy;
  scenario: Pick<Scenario, 'base' | 'changes'>;
  /** What its runs found, by metric: those of a summary, or estimates over a batch. */
  metrics: Readonly<Record<string, Estimate>>;
  /** What the parameters leave open of it; null while, or where, that is not known. */
  excess: Spread | null;
}

/** How far to trust a scenario; null while it is not known which. */
function useTrust({ study, scenario, metrics, excess }: TrustProps): Trusted {
  const trustOf = useMemo(() => trusting(study), [study]);
  return useMemo(() => trustOf(scenario, metrics, excess), [trustOf, scenario, metrics, excess]);
}

/** What the errors are: of predictions by fits without the configuration, where there are such. */
const errorName = (outcomes: readonly TrustedOutcome[]): string =>
  outcomes.some(({ nearby }) => nearby?.heldOut != null) ? 'error there, held out' : 'error there';

/** Each outcome with its intervals, the nearest measured configuration with its own error, and why bands are so wide. */
export function Trust(props: TrustProps) {
  const { study } = props;
  const trust = useTrust(props);
  const { nearest, outside, outcomes } = trust;
  const where = nearest?.label ?? 'nearest';
  return (
    <section className={styles.trust} aria-label="How far to trust these numbers">
      <p className={styles.place} data-trust-distance={nearest?.distance}>
        Nearest measured: <strong>{placeText(trust)}</strong>; {rangeText(trust)}.
      </p>
      <Published study={study} scenario={props.scenario} />
      <ScrollFrame aria-label="Intervals and bands">
        <table className={styles.table}>
          <caption>
            Simulated here, measured at {where}, and how far a prediction of that was off
          </caption>
          <thead>
            <tr>
              <th scope="col">Outcome</th>
              <th scope="col">simulated</th>
              <th scope="col">95 % of runs</th>
              <th scope="col">90 % band</th>
              <th scope="col">{where} measured</th>
              <th scope="col">{errorName(outcomes)}</th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((one) => (
              <OutcomeRow
                key={one.outcome.metric}
                trusted={one}
                missing={wordsOf(study.context).missing}
              />
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {outside.length > 0 && (
        <p className={styles.note}>{distanceText(outside, wordsOf(study.context))}</p>
      )}
      <details className={styles.why}>
        <summary>Why is this band so wide?</summary>
        <p>{distanceReason(study, trust)}</p>
        <div className={styles.reasons}>
          {outcomes.map((one) => (
            <Reason key={one.outcome.metric} study={study} trust={trust} trusted={one} />
          ))}
        </div>
        <p className={styles.note}>{recordText(study.record)}</p>
      </details>
    </section>
  );
}

function OutcomeRow({ trusted, missing }: { trusted: TrustedOutcome; missing: string }) {
  const { outcome, unit, simulated, band, nearby, printedNearby } = trusted;
  const digits = digitsOf(simulated.mean);
  return (
    <tr>
      <th scope="row">
        {outcome.label} <span className={styles.unit}>{unit}</span>
      </th>
      <td>
        <data value={simulated.mean} data-metric={outcome.metric} data-kind="simulated">
          {formatNumber(simulated.mean, digits)}
        </data>
      </td>
      <td>{intervalText(simulated, digits)}</td>
      <td data-band={outcome.metric} data-low={band?.whole.low} data-high={band?.whole.high}>
        {band ? intervalText(band.whole, digits) : 'none'}
      </td>
      <td>
        {printedNearby !== null ? (
          <data value={printedNearby} data-metric={outcome.metric} data-kind="measured">
            {formatNumber(printedNearby, digitsOf(printedNearby))}
          </data>
        ) : (
          missing
        )}
      </td>
      <td>{nearby ? nearbyErrorText(trusted, missing) : ''}</td>
    </tr>
  );
}

interface ReasonProps {
  study: ExploredStudy;
  trust: Trusted;
  trusted: TrustedOutcome;
}

function Reason({ study, trust, trusted }: ReasonProps) {
  const { unit, simulated, band } = trusted;
  const digits = digitsOf(simulated.mean);
  return (
    <div>
      {band ? (
        <NestedBands
          title={widthFinding(trusted)}
          unit={unit}
          digits={digits}
          mean={simulated.mean}
          runs={band.runs}
          measured={band.measured}
          whole={band.whole}
        />
      ) : (
        <p className={styles.head}>{widthFinding(trusted)}</p>
      )}
      <p>
        {widthReason(trusted, digits)} {errorReason(study, trust, trusted)}
      </p>
    </div>
  );
}

interface TrustLineProps extends TrustProps {
  /** The outcome that the line is about, such as "roundtripTime.median". */
  metric: string;
}

/** The same in one line, for a table: the band of one number, where it was measured nearby and how well. */
export function TrustLine(props: TrustLineProps) {
  const trust = useTrust(props);
  const own = trust.outcomes.find(({ outcome }) => outcome.metric === props.metric);
  if (own === undefined) return null;
  const { band, outcome, simulated } = own;
  const isOutside = trust.outside.length > 0;
  return (
    <span className={styles.line}>
      <span data-band={outcome.metric} data-low={band?.whole.low} data-high={band?.whole.high}>
        {band ? `90 % band ${intervalText(band.whole, digitsOf(simulated.mean))}` : 'no band'}
      </span>
      , {placeText(trust)} ({errorName([own])}{' '}
      {nearbyErrorText(own, wordsOf(props.study.context).missing)})
      {isOutside && <strong>, {rangeText(trust)}</strong>}
    </span>
  );
}
