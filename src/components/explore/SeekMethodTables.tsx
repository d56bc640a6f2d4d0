import type { ReactNode } from 'react';
import { ScrollFrame } from '../../charts/frame/ScrollFrame';

interface Estimate {
  mean: number;
  low: number;
  high: number;
}

interface Found {
  throughputPerSecond: Estimate;
  roundtripMs: Estimate;
  computers: number;
}

/** static/data/studies/seek.json */
export interface SeekRecord {
  questions: {
    limits: { measure: string; value: number }[];
    evaluated: number;
    probabilityOfCorrectSelection: number;
    best: Found | null;
    published: Found | null;
  }[];
  methods: {
    /** Numbers of scenarios after which the best so far was noted. */
    evaluated: number[];
    compared: {
      method: string;
      knobs: string;
      runs: { seed: number; best: (number | null)[] }[];
    }[];
  };
}

const MESSAGES = 'throughput.median';

function Simulated({ metric, value }: { metric: string; value: number }): ReactNode {
  return (
    <data value={value} data-metric={metric} data-kind="simulated">
      {value.toFixed(1)}
    </data>
  );
}

/** What each method had found after so many scenarios, by seed. */
export function SeekMethods({ record: { methods } }: { record: SeekRecord }): ReactNode {
  return (
    <ScrollFrame aria-label="Methods compared">
      <table>
        <caption>
          Highest throughput found after so many scenarios, in messages/s, by short runs
        </caption>
        <thead>
          <tr>
            <th scope="col">Method</th>
            <th scope="col">Knobs</th>
            <th scope="col">Seed</th>
            {methods.evaluated.map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {methods.compared.flatMap(({ method, knobs, runs }) =>
            runs.map(({ seed, best }) => (
              <tr key={`${method} ${knobs} ${seed}`}>
                <th scope="row">{method}</th>
                <td>{knobs}</td>
                <td>{seed}</td>
                {best.map((value, place) => (
                  <td key={methods.evaluated[place]}>
                    {value === null ? '–' : <Simulated metric={MESSAGES} value={value} />}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function FoundCells({ found }: { found: Found | null }): ReactNode {
  if (found === null) return <td colSpan={2}>none</td>;
  return (
    <>
      <td>
        <Simulated metric={MESSAGES} value={found.throughputPerSecond.mean} />
      </td>
      <td>
        <Simulated metric="roundtripTime.median" value={found.roundtripMs.mean} />
      </td>
    </>
  );
}

const limitOf = (limits: { measure: string; value: number }[], name: string): number | undefined =>
  limits.find(({ measure }) => measure === name)?.value;

/** What Seek finds under some limits, beside the best of the published search. */
export function SeekFound({ record: { questions } }: { record: SeekRecord }): ReactNode {
  return (
    <ScrollFrame aria-label="Against the published search">
      <table>
        <caption>
          Highest throughput in messages/s with its median roundtrip in ms, in full runs
        </caption>
        <thead>
          <tr>
            <th scope="col">At most</th>
            <th scope="col">Tried</th>
            <th scope="col">Seek, messages/s</th>
            <th scope="col">Roundtrip, ms</th>
            <th scope="col">Correct selection</th>
            <th scope="col">Design space, messages/s</th>
            <th scope="col">Roundtrip, ms</th>
          </tr>
        </thead>
        <tbody>
          {questions.map(
            ({ limits, evaluated, probabilityOfCorrectSelection, best, published }) => (
              <tr key={JSON.stringify(limits)}>
                <th scope="row">
                  <span>{limitOf(limits, 'roundtripTime.median')}</span> ms,{' '}
                  <span>{limitOf(limits, 'computers')}</span> computers
                </th>
                <td>{evaluated}</td>
                <FoundCells found={best} />
                <td>{(100 * probabilityOfCorrectSelection).toFixed(1)} %</td>
                <FoundCells found={published} />
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
