import { formatNumber } from '../../charts/frame/format';
import type { JudgedComparison, PrintedValue } from '../../comparison/claimsTypes';
import { ConfigurationLink } from '../../tables/ConfigurationLink';
import styles from './claims.module.css';
import { DIRECTION_WORDS } from './claimText';

/** Two names, or two printed values with their unit, may break where they are longer. */
const MOST_LETTERS = 16;

/** Whether texts stay on one line; words may break. */
export const isShort = (...texts: string[]): boolean => texts.join('').length <= MOST_LETTERS;

/** What a comparison claims: its metrics and configurations, as links to their labs. */
export function Statement({ left, right, direction, metricTexts }: JudgedComparison) {
  const word = DIRECTION_WORDS[direction];
  const subject = <Side {...left} />;
  const object = <Side {...right} />;
  const [metric, other] = metricTexts;
  if (left.scenario === right.scenario) {
    const [first, second] = twoStatistics(left.metric, right.metric, metric) ?? [
      lowerFirst(metric),
      lowerFirst(other),
    ];
    return (
      <span>
        {subject}: {first} {word} {second}
      </span>
    );
  }
  return (
    <span>
      {metric}:{' '}
      <span className={isShort(left.configuration, right.configuration) ? styles.whole : undefined}>
        {subject} {word} {metric !== other && <span>{`${lowerFirst(other)} of `}</span>}
        {object}
      </span>
    </span>
  );
}

/** A configuration, or the number in place of one. */
function Side({ scenario, value }: PrintedValue) {
  if (scenario !== null) return <ConfigurationLink scenario={scenario} />;
  return value === null ? null : formatNumber(value);
}

/** Mean and median of one quantity: "roundtrip mean" and "median". */
function twoStatistics(left: string, right: string, text: string): [string, string] | null {
  const [quantity, statistic = ''] = left.split('.');
  const [otherQuantity, other = ''] = right.split('.');
  const isStatistic = [statistic, other].every((name) => /^(mean|median)$/.test(name));
  if (quantity !== otherQuantity || !isStatistic) return null;
  return [`${lowerFirst(text.replace(' (median)', ''))} ${statistic}`, other];
}

/** "Roundtrip" inside a sentence; "CPU" keeps its capitals. */
const lowerFirst = (text = ''): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
