import { grouped } from '../../../lab/grouped';
import { runsText } from '../../../lab/view/runText';
import type { Scenario } from '../../../scenario/scenario';
import { wordsOf } from '../../../scenario/words';
import type { Standing } from '../../study/bands';
import { type ExploredStudy, rowOf } from '../../study/exploredStudy';
import { sheetKnobs } from '../knobs';
import { sheetOutcomes, summaryOf } from '../outcomes';
import type { SheetReports } from '../runs';
import { answerOf, assumptionsOf, nearestText, titleOf, trustText } from '../texts';
import { KnobTable } from './KnobTable';
import { OutcomeTable } from './OutcomeTable';
import { QrCode } from './QrCode';
import styles from './sheet.module.css';

/** Assumptions that a page has room for. */
const MOST_ASSUMPTIONS = 3;

interface PaperProps {
  study: ExploredStudy;
  scenario: Scenario;
  /** Empty where the scenario names itself. */
  title: string;
  /** Whole address of the lab that shows the scenario. */
  link: string;
  reports: SheetReports;
  /** How far the runs are; null once all are made. */
  unfinished: string | null;
  standing: Standing;
}

/** A page of A4 for the review of a scenario. */
export function Paper(props: PaperProps) {
  const { study, scenario, title, link, reports, unfinished, standing } = props;
  const row = rowOf(study, scenario);
  const words = wordsOf(study.context);
  const knobs = sheetKnobs(study, scenario);
  const outcomes = sheetOutcomes(study, scenario, reports, standing);
  const summary = summaryOf(scenario.seed, reports.here);
  const answer = answerOf(study, scenario, outcomes);
  const nearest = nearestText(study, standing, reports, outcomes);
  const trust = trustText(study, scenario, standing, summary);
  const assumptions = assumptionsOf(study, scenario, summary).slice(0, MOST_ASSUMPTIONS);
  const heading =
    knobs.length === 0
      ? `${row} as ${words.standing}`
      : `${row} with ${knobs.length === 1 ? 'one change' : `${knobs.length} changes`}`;
  return (
    <article className={styles.sheet} data-sheet={scenario.base} aria-label="Review sheet">
      <header className={styles.head}>
        <strong>MessageBox Lab</strong>
        <span>
          {unfinished === null ? 'Review sheet, one page' : `Not finished. ${unfinished}`}
        </span>
        <span className={styles.blank} data-blank="date">
          Date
        </span>
        <span className={styles.blank} data-blank="reviewer">
          Reviewed by
        </span>
      </header>
      <p className={styles.kicker}>Question</p>
      <h2 className={styles.title}>{title === '' ? titleOf(study, scenario) : title}</h2>
      <p className={styles.answer}>
        {summary ? (
          <span>
            <strong>{answer.first}</strong> {answer.rest}
          </span>
        ) : (
          'The runs are being made.'
        )}
      </p>
      <section>
        <h3>Scenario: {heading}</h3>
        {knobs.length > 0 && <KnobTable row={row} knobs={knobs} words={words} />}
      </section>
      <section>
        <h3>Result</h3>
        <OutcomeTable words={words} row={row} outcomes={outcomes} isChanged={knobs.length > 0} />
      </section>
      <div className={styles.pair}>
        <section>
          <h3>Nearest measured neighbour</h3>
          <p className={styles.text}>
            {nearest ? (
              <span>
                <strong>{nearest.name}:</strong> {nearest.text}
              </span>
            ) : (
              'Nothing of this study was measured that could be compared.'
            )}
          </p>
        </section>
        <section>
          <h3>How far to trust it here</h3>
          <p className={styles.text}>
            <strong>{trust.verdict}</strong> {trust.text}
          </p>
        </section>
        <section>
          <h3>What limits</h3>
          <p className={styles.text}>{summary ? study.limitText(summary) : ''}</p>
        </section>
        <section>
          <h3>Assumptions</h3>
          {assumptions.length === 0 ? (
            <p className={styles.text}>None beyond those of the model.</p>
          ) : (
            <ol className={styles.assumptions}>
              {assumptions.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <section className={styles.again}>
        <QrCode text={link} className={styles.qr} />
        <div>
          <h3>Run it again</h3>
          <p className={styles.link}>{link}</p>
          <dl className={styles.facts}>
            <dt>Digest</dt>
            <dd data-digest={summary?.digest}>{summary ? grouped(summary.digest) : '–'}</dd>
            <dt>Model</dt>
            <dd>{summary?.modelVersion ?? study.context.schema.modelVersion}</dd>
            <dt>Seed, runs</dt>
            <dd>
              {scenario.seed}
              {summary && <span>{`, ${runsText(summary)}`}</span>}
            </dd>
            <dt>Data</dt>
            <dd>{study.index.configurations.length} configurations</dd>
            <dt>Study</dt>
            <dd>
              {study.name}, {row}
            </dd>
          </dl>
        </div>
      </section>
      <footer className={styles.decision} data-blank="decision">
        <strong>Decision</strong>
        {['go', 'measure first', 'no'].map((option) => (
          <span key={option}>
            <i className={styles.box} /> {option}
          </span>
        ))}
        <span className={styles.blank}>because</span>
      </footer>
    </article>
  );
}
