import { capitalised } from '../../charts/frame/format';
import type { Explained, FitAnswer, Verdict } from '../../system/fitAnswer';
import { fitting } from '../fitting';

/** What is said of an explanation, by its verdict. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  best: 'kept',
  'as-good': 'as good: these points cannot tell it from the first',
  worse: 'worse',
  refuted: 'refuted',
};

/** The same where none fits. */
const UNFIT_VERDICTS: Readonly<Record<Verdict, string>> = {
  ...VERDICTS,
  best: 'misses least',
  'as-good': 'misses no more than the first',
};

/** An explanation as a row of their table. */
export interface ExplanationRow {
  says: string;
  /** Error in percent on the levels it was fitted to, and on each without it; null where there is none. */
  fittedPercent: number | null;
  leftOutPercent: number | null;
  verdict: string;
  /** Whether it may still be what the system is. */
  isAlive: boolean;
  /** What would be taken as the system; null of the scalability law, which is none. */
  explained: Explained | null;
}

const rowOf = (explained: Explained, fit: FitAnswer): ExplanationRow => ({
  says: capitalised(explained.says),
  fittedPercent: explained.fittedErrorPercent,
  leftOutPercent: explained.leftOutErrorPercent,
  verdict: (fit.fits ? VERDICTS : UNFIT_VERDICTS)[explained.verdict],
  isAlive: fitting(fit).includes(explained),
  explained,
});

/** The scalability law beside the explanations, judged by the levels left out; none of an open test. */
function lawRows({ law, explanations, scatterPercent }: FitAnswer): ExplanationRow[] {
  if (law === null) return [];
  const best = explanations[0]?.leftOutErrorPercent ?? null;
  const leftOut = law.leftOutErrorPercent;
  // Less apart than the points scatter is not worse.
  const isWorse = best !== null && leftOut !== null && leftOut > best + scatterPercent;
  return [
    {
      says: 'The scalability law: cost that grows with users',
      fittedPercent: null,
      leftOutPercent: leftOut,
      verdict: `${isWorse ? 'worse; ' : ''}says nothing of how responses spread`,
      isAlive: false,
      explained: null,
    },
  ];
}

/** All explanations, the best first, then the scalability law. */
export const explanationRows = (fit: FitAnswer): ExplanationRow[] => [
  ...fit.explanations.map((explained) => rowOf(explained, fit)),
  ...lawRows(fit),
];

/** What the table of explanations finds. */
export function explanationsFinding(fit: FitAnswer): string {
  const { explanations } = fit;
  const alive = fitting(fit).length;
  if (alive === 0) return 'None of them fits: each misses the levels by more than runs scatter.';
  const refuted = explanations.filter(({ verdict }) => verdict === 'refuted').length;
  const fitText = alive === 1 ? 'One explanation fits' : `${alive} explanations fit`;
  return `${fitText}, ${refuted === 0 ? 'none is refuted' : `${refuted} of ${explanations.length} ${refuted === 1 ? 'is' : 'are'} refuted`}.`;
}
