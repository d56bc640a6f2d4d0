import type { JudgedCandidate, SeekAnswer, SeekQuestion } from '../../src/explore/seek/types';
import { type ExploredStudy, valuesOf } from '../../src/explore/study/exploredStudy';
import { pathOf, toParams } from '../../src/scenario/codec';
import type { Scenario } from '../../src/scenario/scenario';
import { knobById } from '../../src/scenario/schema';
import { formatValue } from '../../src/scenario/value';

/** The lab's link of a scenario. */
export function labLink({ context }: ExploredStudy, scenario: Scenario): string {
  const params = toParams({ ...context, labels: [] }, scenario);
  params.delete('config');
  const rest = params.toString();
  return rest === '' ? pathOf(scenario.base) : `${pathOf(scenario.base)}&${rest}`;
}

/** What the command tells of a candidate. */
export function printed(
  study: ExploredStudy,
  question: SeekQuestion,
  { scenario, found, bands }: JudgedCandidate,
) {
  const values = valuesOf(study, scenario);
  return {
    link: labLink(study, scenario),
    knobs: Object.fromEntries(
      question.moves.flatMap(({ knob: id }) => {
        const knob = knobById(study.context.schema, id);
        return knob ? [[id, formatValue(knob, values[id] ?? knob.default)]] : [];
      }),
    ),
    metrics: Object.fromEntries(
      Object.entries(found).map(([measure, estimate]) => [
        measure,
        {
          simulated: estimate?.mean ?? null,
          low: estimate?.low ?? null,
          high: estimate?.high ?? null,
          bandLow: bands[measure]?.low ?? null,
          bandHigh: bands[measure]?.high ?? null,
        },
      ]),
    ),
  };
}

/** The answer as JSON. */
export const toJson = (study: ExploredStudy, question: SeekQuestion, answer: SeekAnswer) => ({
  best: answer.best && printed(study, question, answer.best),
  front: answer.front.map((one) => printed(study, question, one)),
  evaluated: answer.evaluated,
  probabilityOfCorrectSelection: answer.probabilityOfCorrectSelection,
});
