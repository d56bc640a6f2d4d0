import { type ClaimContext, judgeClaims } from '../comparison/claimsJudge';
import type { JudgedClaim } from '../comparison/claimsTypes';
import { readReplay } from '../comparison/replayedStudy';
import type { ReadData } from '../measured/readData';
import type { Claim, Erratum } from '../measured/types';
import { labelOf } from '../scenario/codec';
import { type SamplesFile, samplesFileOf } from '../simulator/samples';
import { studyOfDocument } from '../studies/registry';
import type { StudyContents, StudyModule } from '../studies/studyModule';

/** The claims of a study with both verdicts, and what they were judged by. */
export interface JudgedStudy
  extends Pick<ClaimContext, 'metrics' | 'repeats' | 'read' | 'samples' | 'unsettled'> {
  study: string;
  modelVersion: string;
  claims: JudgedClaim[];
}

/** Rows of a study's configurations that did not settle. */
const unsettledIn = ({ configurations }: StudyContents, read: ReadData): string[] =>
  configurations.flatMap((configuration) => {
    const replay = readReplay(read, configuration).configurations[labelOf(configuration.scenario)];
    return replay?.status === 'unstable' ? [configuration.row] : [];
  });

/** A study's claims judged by the transcription and the precomputed results. */
export function judgedClaims(
  { id, metrics, repeats }: StudyModule,
  contents: StudyContents,
  read: ReadData,
): JudgedStudy {
  const { modelVersion, configurations } = read<SamplesFile>(`replays/${samplesFileOf(id)}`);
  const judging = {
    metrics,
    repeats,
    read: contents.readPrinted,
    samples: configurations,
    unsettled: new Set(unsettledIn(contents, read)),
  };
  const claims = judgeClaims(
    read<Claim[]>('claims.json').filter(({ address }) => studyOfDocument(address).id === id),
    {
      ...judging,
      errata: read<Erratum[]>('errata.json'),
    },
  );
  return { study: id, modelVersion, claims, ...judging };
}
