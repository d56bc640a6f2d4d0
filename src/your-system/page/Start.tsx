import Link from '@docusaurus/Link';
import { EXAMPLES, TEMPLATES, TEXTBOOK } from '../templates/list';
import { startLink } from '../templates/start';
import styles from './yourSystem.module.css';

interface Listed {
  id: string;
  title: string;
  text: string;
}

const List = ({ title, listed }: { title: string; listed: readonly Listed[] }) => (
  <details>
    <summary>{title}</summary>
    <ul>
      {listed.map(({ id, title: name, text }) => (
        <li key={id}>
          <Link to={startLink(id)}>{name}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </details>
);

/** What a reader without a load test can begin with. */
export function Start() {
  return (
    <section className={styles.start} aria-label="Or start from">
      <h2>Or start from</h2>
      <List title="a template" listed={TEMPLATES} />
      <List title="a real load test" listed={EXAMPLES} />
      <List title="a textbook system" listed={TEXTBOOK} />
    </section>
  );
}
