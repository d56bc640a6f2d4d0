import clsx from 'clsx';
import { useMemo } from 'react';
import type { LedgerRow, StatedBoard } from '../../comparison/boards';
import { formatError, groupedText, inSentence } from '../../lab/view/format';
import type { BoardData } from '../../studies/low-latency/evidence/types';
import { STUDY_IDS } from '../../studies/registry';
import { ConfigurationLink } from '../../tables/ConfigurationLink';
import type { ListGroup } from '../../tables/list/groups';
import { ListTable } from '../../tables/list/ListTable';
import { ListTools } from '../../tables/list/ListTools';
import list from '../../tables/list/list.module.css';
import { useListFilter } from '../../tables/list/useListFilter';
import shared from '../../tables/validation.module.css';
import { studyName } from '../studies/studyField';
import {
  countedOutcomes,
  type JudgedResult,
  judgedResults,
  RESULT_FIELDS,
  resultWords,
} from './results';
import styles from './results.module.css';
import { rangeText, valueText } from './statedText';

/** A study shows this many of its results at first. */
const MOST_SHOWN = 4;

const HEADS = [
  ...['Printed', 'Simulated', 'Error'].map((name) => (
    <th
      key={name}
      scope="col"
      className={clsx(styles.number, name === 'Simulated' && styles.simulated)}
    >
      {name}
    </th>
  )),
  <th key="result" scope="col" className={styles.outcome}>
    Result
  </th>,
];

function Detail({ result }: { result: JudgedResult }) {
  const { scenario, interval, accepted, role, reason } = result;
  return (
    <>
      {reason && <p>{reason}</p>}
      <p>
        <ConfigurationLink scenario={scenario} />, {role}. Accepted: {accepted}.{' '}
        {interval && (
          <span>{`95 % interval of the runs: ${rangeText(interval.low, interval.high)}.`}</span>
        )}
      </p>
    </>
  );
}

function partsOf(result: JudgedResult) {
  const { configuration, quantity, unit, metric, printed, measured, simulated, error, outcome } =
    result;
  return {
    title: `${configuration}: ${inSentence(quantity)}${unit && `, ${unit}`}`,
    cells: (
      <>
        <td className={clsx(styles.number, list.cell)}>
          {measured === null ? (
            printed
          ) : (
            <data value={measured} data-metric={metric} data-kind="measured">
              {groupedText(printed)}
            </data>
          )}
        </td>
        <td className={clsx(styles.number, styles.simulated)}>
          {simulated === null ? (
            '–'
          ) : (
            <data
              value={Number(simulated.toPrecision(8))}
              data-metric={metric}
              data-kind="simulated"
            >
              {valueText(simulated)}
            </data>
          )}
        </td>
        <td className={clsx(styles.number, outcome === 'missed' && shared.missed)}>
          {error === null ? '–' : formatError(error)}
        </td>
        <td className={styles.outcome}>
          {outcome === 'missed' ? <b className={shared.missed}>missed</b> : outcome}
        </td>
      </>
    ),
    detail: <Detail result={result} />,
  };
}

function groupOf(study: string, results: readonly JudgedResult[]): ListGroup<JudgedResult> {
  const holds = (result: JudgedResult) => result.study === study;
  const own = results.filter(holds);
  const { reproduced, missed } = countedOutcomes(own);
  return {
    id: `results-${study}`,
    name: studyName(study),
    head: (
      <span>
        <b>{studyName(study)}</b> {reproduced} of {reproduced + missed} judged results reproduced,{' '}
        {missed} missed
      </span>
    ),
    holds,
  };
}

interface Props {
  board: BoardData;
  stated: Readonly<Record<string, StatedBoard>>;
  ledger: readonly LedgerRow[];
}

/** Every result of every study, misses first, with a search. The boards must stay the same objects. */
export function ResultsBrowser({ board, stated, ledger }: Props) {
  const results = useMemo(() => judgedResults(board, stated, ledger), [board, stated, ledger]);
  const groups = useMemo(() => STUDY_IDS.map((study) => groupOf(study, results)), [results]);
  const link = useListFilter(RESULT_FIELDS, results, resultWords);
  return (
    <>
      <ListTools {...link} fields={RESULT_FIELDS} items={results} noun="results" />
      <ListTable
        label="Results of all studies"
        className={styles.results}
        kind="result"
        items={results}
        titleHead="Configuration and quantity"
        heads={HEADS}
        partsOf={partsOf}
        groups={groups}
        most={MOST_SHOWN}
        taken={link.taken}
      />
    </>
  );
}

/** How many results of all studies are reproduced. */
export function ResultsDigest({ board, stated, ledger }: Props) {
  const results = judgedResults(board, stated, ledger);
  const { reproduced, missed } = countedOutcomes(results);
  const unjudged = results.filter(({ outcome }) => outcome === 'not judged').length;
  const configurations = new Set(
    results.filter(({ outcome }) => outcome === 'not compared').map(({ scenario }) => scenario),
  ).size;
  return (
    <p>
      With every result in view when parameters were set, {reproduced} of {reproduced + missed}{' '}
      judged results lie within their tolerance, {missed} are missed, each with its reason. What
      follows from the settings alone, such as an offered load, is listed and not counted; counters
      of one run that err alike count once. {unjudged} have nothing to be judged by, and{' '}
      {configurations} configurations are not compared.
    </p>
  );
}
