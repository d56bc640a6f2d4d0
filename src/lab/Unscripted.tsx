import { wordsOf } from '../scenario/words';
import { labelText } from './configurationLabel';
import { Measured, Simulated } from './OutcomeValues';
import type { LabContext, Statistic } from './types';
import styles from './unscripted.module.css';
import { outcomesOf } from './view/outcomes';

export interface UnscriptedProps {
  context: LabContext;
  statistic: Statistic;
}

/**
 * What a reader needs to know before JavaScript has run, or where it never does: which configuration
 * the lab shows, and the results of all of them. It is seen at once where scripting is off, and
 * otherwise only after a while.
 */
export function Unscripted({ context, statistic }: UnscriptedProps) {
  const { labels, prefix, printed, published, study } = context;
  const nameOf = (label: string) => labelText(printed[label]?.row ?? label, study.parts);
  const rows = labels.flatMap((label) => {
    const { row = label, cells = {} } = printed[label] ?? {};
    const summary = published[label];
    if (!summary) return [];
    const subject = { scenario: `${prefix}${label}`, row, cells };
    return outcomesOf(study, subject, summary, statistic).flatMap((view) =>
      view.cell ? [{ label, view }] : [],
    );
  });
  const listed = new Set(rows.map(({ label }) => label)).size;
  const whole = listed === 1 ? 'the configuration' : `all ${listed} configurations`;
  const listedText =
    listed === labels.length ? whole : `the ${listed} configurations whose results are printed`;
  return (
    <div className={styles.unscripted} data-unscripted>
      <p>
        <strong>The knobs need JavaScript and data,</strong> and something of that is switched off
        or has not arrived. This lab shows configuration {nameOf(labels[0] ?? '')} as published,
        even where a link asks for another one or for other settings.
      </p>
      <details>
        <summary>Results of {listedText}, measured and simulated</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Configuration</th>
              <th scope="col">Result</th>
              <th scope="col">Measured</th>
              <th scope="col">Simulated</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, view }) => (
              <tr key={`${label} ${view.id}`}>
                <th scope="row">{nameOf(label)}</th>
                <td>
                  {view.label} <small>{view.unit}</small>
                </td>
                <td>
                  <Measured view={view} words={wordsOf(context)} />
                </td>
                <td>
                  {view.simulated && (
                    <Simulated
                      metric={view.metric}
                      value={view.simulated.mean}
                      printed={view.cell}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
