import Link from '@docusaurus/Link';
import { memo } from 'react';
import type { Studies } from '../../question/scenarioText';
import { SHEET_PATH, sheetLinkOf } from '../../sheet/link';
import { partsOfLink } from '../entry';
import { suggestedName } from '../name';
import { scenariosIn } from '../scenarios';
import { Keep } from './Keep';
import styles from './keep.module.css';

interface QuestionActsProps {
  /** Studies that the question is about. */
  studies: Studies;
  /** Path and query of the question, without the base of the site. */
  link: string;
}

/** What can be done with a question: keep it, and take its scenario to a review. */
export const QuestionActs = memo(function QuestionActs({ studies, link }: QuestionActsProps) {
  const held = scenariosIn(studies, link);
  const [only, another] = held;
  const hasSheet = another === undefined && partsOfLink(link).path !== SHEET_PATH;
  const models = Object.fromEntries(
    held.map(({ study }) => [study.id, study.context.schema.modelVersion]),
  );
  return (
    <span className={styles.acts}>
      {only && hasSheet && <Link to={sheetLinkOf(only.study, only.scenario)}>Review sheet</Link>}
      <Keep link={link} name={suggestedName(link, held)} models={models} />
    </span>
  );
});
