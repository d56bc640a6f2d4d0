import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { useGuideName } from '../../address/page/pageGuide';
import { pathOf } from '../../course/chapters/list';
import { EXAMPLES, TEMPLATES, TEXTBOOK } from '../templates/list';
import { chapterOfTemplate } from '../templates/question';
import { startLink } from '../templates/startLink';
import { STUDY_STARTS } from '../templates/studies/starts';
import type { Template } from '../templates/template';
import { TODAY } from '../templates/today/starts';
import styles from './yourSystem.module.css';

interface Listed {
  id: string;
  title: string;
  text: string;
  /** Beside what it is. */
  more?: ReactNode;
}

/** What a template asks, and who explains it. */
const Asks = ({ template }: { template: Template }) => {
  const chapter = chapterOfTemplate(template);
  return (
    <span>
      {template.asks} Chapter: <Link to={pathOf(chapter)}>{chapter.name}</Link>
    </span>
  );
};

function List({ title, listed }: { title: string; listed: readonly Listed[] }) {
  const guide = useGuideName(); // a tour goes on with what is opened
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {listed.map(({ id, title: name, text, more }) => (
          <li key={id}>
            <Link to={startLink(id, guide)}>{name}</Link>
            <span>{text}</span>
            {more}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a reader without a load test can begin with. */
export function Start() {
  return (
    <section className={styles.start} aria-label="Or start from">
      <h2>Or start from</h2>
      <List
        title="a template"
        listed={TEMPLATES.map((one) => ({ ...one, more: <Asks template={one} /> }))}
      />
      <List title="a real load test" listed={EXAMPLES} />
      <List title="a system of today" listed={TODAY} />
      <List title="a study of this site" listed={STUDY_STARTS} />
      <List title="a textbook system" listed={TEXTBOOK} />
      <p>
        <Link to="/your-system/examples">What became of the examples</Link>
      </p>
    </section>
  );
}
