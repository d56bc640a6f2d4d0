import useBaseUrl from '@docusaurus/useBaseUrl';
import { useRef, useState } from 'react';
import scroll from '../../../../charts/frame/scroll.module.css';
import { useScrolls } from '../../../../charts/frame/useScrolls';
import { Icon } from '../../../../lab/Icon';
import { Flag } from '../../../../tables/Flag';
import { Fold } from '../../../../tables/list/Fold';
import {
  BandMark,
  CrossMark,
  DiamondMark,
  DotMark,
  RuleMark,
  WhiskerMark,
} from '../../../../tables/marks';
import type { BoardData } from '../../evidence/types';
import { lowLatency } from '../../metrics';
import { BoardTable } from './BoardTable';
import { BoardTiles } from './BoardTiles';
import styles from './board.module.css';
import { BOARD_ORDERS, type BoardOrder, ordered } from './boardOrder';

function Key() {
  return (
    <ul className={styles.key}>
      <li>
        <RuleMark /> measured
      </li>
      <li>
        <DotMark /> simulated, in sample: calibrated
      </li>
      <li>
        <WhiskerMark /> 95 % interval
      </li>
      <li>
        <DiamondMark /> simulated, its test case held out: predicted
      </li>
      <li>
        <BandMark /> global tolerance
      </li>
      <li>
        <b className={styles.outside}>outside</b> not reproduced
      </li>
      <li>
        <CrossMark /> in the ledger
      </li>
      <li>
        <Flag /> erratum, as printed
      </li>
    </ul>
  );
}

function Notes({ modelVersion, replications, corrections }: BoardData) {
  return (
    <p className={styles.notes}>
      Medians where printed, means in 1-A to 1-C. An error is simulated over measured, less one.
      Errata are shown as printed and compared with a reference:{' '}
      {corrections
        .map(
          ({ configuration, metric, printed, likely }) =>
            `${configuration} ${lowLatency.textOf(metric).toLowerCase()} ${printed} with ${likely} ${lowLatency.unitOf(metric)}`,
        )
        .join('; ')}
      . Where the study prints no number the simulated one is a prediction with nothing to compare.
      Model {modelVersion}, {replications} runs each.
    </p>
  );
}

/** Every configuration of the study, measured and simulated, with the errors over all of them. */
export function FidelityBoard({ board }: { board: BoardData }) {
  const [order, setOrder] = useState<BoardOrder>('test-case');
  const content = useRef<HTMLElement>(null);
  const edges = useScrolls(content);
  const csv = useBaseUrl('/data/fidelity.csv');
  return (
    <>
      <BoardTiles tiles={board.tiles} />
      <Fold name={`all ${board.rows.length} configurations`}>
        <div className={styles.toolbar}>
          <Key />
          <div className={styles.controls}>
            <label className={styles.sort}>
              Sort
              <select
                value={order}
                onChange={({ currentTarget }) => setOrder(currentTarget.value as BoardOrder)}
              >
                {BOARD_ORDERS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <a className="button" href={csv} download>
              <Icon name="download" /> CSV
            </a>
          </div>
        </div>
        <div className={styles.frame}>
          <div className={scroll.frame} data-scrolls={edges}>
            <section
              ref={content}
              className={styles.scroll}
              aria-label="Board of errors"
              tabIndex={edges ? 0 : undefined}
            >
              <BoardTable
                rows={ordered(board.rows, order, board.tolerances)}
                tolerances={board.tolerances}
                grouped={order === 'test-case'}
              />
            </section>
          </div>
        </div>
        <Notes {...board} />
      </Fold>
    </>
  );
}
