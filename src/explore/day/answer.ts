import type { DayRule } from '../study/dayRule';
import type { Asked, DayAnswer, Means } from './asked';
import { answerByCurve } from './byCurve';
import { answerByDays } from './byDays';

/** The hours of a load, by the rule of the study. */
export const answerDay = (rule: DayRule, asked: Asked, means: Means): Promise<DayAnswer> =>
  rule.kind === 'curve' ? answerByCurve(rule, asked, means) : answerByDays(rule, asked, means);
