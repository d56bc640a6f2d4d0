import type { Problem } from '../../address/problem';
import { loadStudies, problemsOfStudies } from '../../explore/page/studies';
import { studyOf } from '../../explore/question/scenarioText';
import { SWEEP_CODEC } from '../../explore/sweep/page/codec';
import { programOf } from '../../explore/sweep/program';
import { exploredOf } from '../../studies/parts';

/** The program of a sweep that a query asks for; what cannot be used is named and the nearest valid used. */
export async function sweepProgram(
  query: URLSearchParams,
): Promise<{ program: string; problems: Problem[] }> {
  const studies = await loadStudies(exploredOf, SWEEP_CODEC.studiesOf(query));
  const { question, problems } = SWEEP_CODEC.read(studies, query);
  return {
    program: programOf(studyOf(studies, question.from), question),
    problems: [...problemsOfStudies(studies), ...problems],
  };
}
