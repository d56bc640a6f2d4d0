import { formatNumber, formatRate, formatShare, withUnit } from '../../charts/frame/format';
import type { FitAnswer, Range } from '../../system/fitAnswer';
import { NumberTable } from '../../tables/NumberTable';
import { explanationRows } from '../../your-system/answer/explanations';
import type { KnownLoadTest } from '../../your-system/templates/loadTests';

const usersText = (users: number): string => `${users} ${users === 1 ? 'user' : 'users'}`;

const betweenText = (range: Range | null): string => {
  if (range === null) return '–';
  const high = range.high === null ? 'no end' : formatRate(range.high);
  return `${formatRate(range.value)} (${formatRate(range.low)} to ${high})`;
};

/** The first check of each level of a closed test: as many users as throughput times response. */
export function LawTable({ test }: { test: KnownLoadTest }) {
  return (
    <NumberTable
      label="Users, and what throughput and response time say of them"
      columns={['Level', 'Requests per second', 'Mean response, ms', 'X · R']}
      rows={test.levels.map(({ users, throughputPerSecond, responseMs }) => {
        const mean = responseMs?.mean ?? 0;
        return {
          key: users ?? 0,
          name: usersText(users ?? 0),
          cells: [
            formatRate(throughputPerSecond),
            formatNumber(mean, 1),
            formatNumber((throughputPerSecond * mean) / 1000, 2),
          ],
        };
      })}
    />
  );
}

/** What was predicted of loads that the explanations have not seen, beside what was measured. */
export function PredictedTable({ test, fit }: { test: KnownLoadTest; fit: FitAnswer }) {
  const rows = fit.predictions.flatMap(({ users, throughputPerSecond, lawPerSecond }) => {
    const measured = test.levels.find((level) => level.users === users)?.throughputPerSecond;
    if (users === null || measured === undefined) return [];
    return [
      {
        key: users,
        name: usersText(users),
        cells: [
          formatRate(measured),
          betweenText(throughputPerSecond),
          lawPerSecond === null ? '–' : formatRate(lawPerSecond),
        ],
      },
    ];
  });
  return (
    <NumberTable
      label="Requests per second, measured and predicted"
      columns={['Not seen', 'Measured', 'Predicted', 'Scalability law']}
      rows={rows}
    />
  );
}

/** All explanations of a load test with the error on levels left out. */
export function ExplanationTable({ fit }: { fit: FitAnswer }) {
  return (
    <NumberTable
      label="Explanations"
      columns={['Explanation', 'On levels left out', 'Verdict']}
      rows={explanationRows(fit).map(({ says, leftOutPercent, verdict }) => ({
        key: says,
        name: says,
        cells: [leftOutPercent === null ? '–' : withUnit(leftOutPercent, '%', 1), verdict],
      }))}
    />
  );
}

/** How busy the parts were at each level. */
export function BusyTable({ test }: { test: KnownLoadTest }) {
  const meters = test.meters ?? [];
  const [first, ...others] = Object.keys(meters[0]?.utilisation ?? {});
  if (first === undefined) return null;
  const names = [first, ...others];
  const rate = (users: number) =>
    test.levels.find((level) => level.users === users)?.throughputPerSecond ?? 0;
  return (
    <NumberTable
      label="How busy the parts were"
      columns={['Level', 'Requests per second', ...names]}
      rows={meters.map(({ users, utilisation }) => ({
        key: users,
        name: usersText(users),
        cells: [
          formatRate(rate(users)),
          ...names.map((name) => formatShare(utilisation[name] ?? 0)),
        ],
      }))}
    />
  );
}

/** What the meters of a test say of each part. */
export function ResourceTable({ fit }: { fit: FitAnswer }) {
  return (
    <NumberTable
      label="Demands from utilisation"
      columns={['Part', 'Demand ÷ servers, ms', 'Busy without requests', 'Full at, per second']}
      rows={fit.resources.map(({ name, demandMs, background, limitPerSecond }) => ({
        key: name,
        name,
        cells: [formatNumber(demandMs, 2), formatShare(background), formatRate(limitPerSecond)],
      }))}
    />
  );
}
