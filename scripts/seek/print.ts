import { measuresOf } from '../../src/explore/seek/goal';
import type { JudgedCandidate, SeekAnswer, SeekQuestion } from '../../src/explore/seek/types';
import { noLeversText } from '../../src/explore/seek/view/levers';
import { nameOf, nearestText } from '../../src/explore/seek/view/missed';
import { untriedText } from '../../src/explore/seek/view/sentences';
import { underErrorTexts } from '../../src/explore/seek/view/underError';
import { type ExploredStudy, valuesOf } from '../../src/explore/study/exploredStudy';
import { pathOf, toParams } from '../../src/scenario/codec';
import type { Scenario } from '../../src/scenario/scenario';
import { knobById } from '../../src/scenario/schema';
import { formatValue } from '../../src/scenario/value';
import { number, table } from '../command/table';
import { percent } from '../replay/print';

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
  { scenario, found, bands, missed }: JudgedCandidate,
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
    keepsLimits: missed.length === 0,
    missed: missed.map(({ limit, simulated, band, isInsideBand }) => ({
      metric: limit.measure,
      limit: limit.value,
      simulated,
      bandLow: band?.low ?? null,
      bandHigh: band?.high ?? null,
      isInsideBand,
    })),
  };
}

/** The answer as JSON. Its best is null only where nothing came to an end. */
export const toJson = (study: ExploredStudy, question: SeekQuestion, answer: SeekAnswer) => ({
  best: answer.best && printed(study, question, answer.best),
  front: answer.front.map((one) => printed(study, question, one)),
  evaluated: answer.evaluated,
  combinations: answer.combinations,
  isWhole: answer.isWhole,
  probabilityOfCorrectSelection: answer.probabilityOfCorrectSelection,
});

/** A table of the answer, and sentences that say what it is. */
export function toText(study: ExploredStudy, question: SeekQuestion, answer: SeekAnswer): string {
  const { wanted, limits } = question;
  const named = [wanted.measure, ...limits.map(({ measure }) => measure)];
  const measures = measuresOf(study, question.prices).filter(({ id }) => named.includes(id));
  const unitOf = (id: string) => measures.find((one) => one.id === id)?.unit ?? '';
  const row = (title: string, candidate: JudgedCandidate): string[] => {
    const { knobs, metrics } = printed(study, question, candidate);
    const numbers = measures.flatMap(({ id }) => {
      const { simulated, low, high, bandLow, bandHigh } = metrics[id] ?? {};
      return [number(simulated), between(low, high), between(bandLow, bandHigh)];
    });
    return [title, ...Object.values(knobs), ...numbers, candidate.broken.join(', ')];
  };
  const header = [
    '',
    ...question.moves.map(({ knob }) => knob),
    ...measures.flatMap(({ id, unit }) => [unit ? `${id} [${unit}]` : id, '95 % run', '90 % band']),
    'breaks',
  ];
  const { best, own, front } = answer;
  const rows = [
    ...(best ? [row(nameOf(best), best)] : []),
    ...(own ? [row(`study ${own.scenario.base}`, own)] : []),
    ...front.map((one) => row('front', one)),
  ];
  return [table([header, ...rows], 1), '', ...sentences(study, question, answer, unitOf)].join(
    '\n',
  );
}

const between = (low?: number | null, high?: number | null): string =>
  typeof low === 'number' && typeof high === 'number' ? `${number(low)} to ${number(high)}` : '-';

function sentences(
  study: ExploredStudy,
  question: SeekQuestion,
  answer: SeekAnswer,
  unitOf: (measure: string) => string,
): string[] {
  const { wanted, limits } = question;
  const { best, finalists, evaluated, probabilityOfCorrectSelection } = answer;
  const tried = `${evaluated} scenarios were tried`;
  const textOf = (candidate: JudgedCandidate, measure: string) =>
    `${measure} ${number(candidate.found[measure]?.mean)} ${unitOf(measure)}`.trim();
  if (best === null) return [`${tried}; none came to an end with what is wanted.`];
  const most = wanted.direction === 'maximise' ? 'highest' : 'lowest';
  const uncertain = best.uncertain.map((measure) => {
    const limit = limits.find((one) => one.measure === measure)?.value;
    return `Uncertain: the limit of ${measure}, ${number(limit)} ${unitOf(measure)}, lies inside the 90 % predictive band.`;
  });
  const link = labLink(study, best.scenario);
  return [
    best.missed.length > 0
      ? `${tried}. ${nearestText(study, question, best, true)} ${link}`
      : `${tried}. Of those that keep the limits the ${most} has ${textOf(best, wanted.measure)}: ${link}`,
    `Probability of correct selection among ${finalists.length} finalists: at least ${percent(probabilityOfCorrectSelection)}.`,
    ...underErrorTexts(study, question, answer),
    noLeversText(study, question, best),
    untriedText(answer),
    ...uncertain,
  ].filter(Boolean);
}
