import Link from '@docusaurus/Link';
import type { FitAnswer } from '../../system/fitAnswer';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { EXAMPLES } from '../../your-system/templates/list';
import type { KnownLoadTest } from '../../your-system/templates/loadTests';
import { startLink } from '../../your-system/templates/startLink';
import { verdictText } from '../../your-system/templates/verdict';

export interface Truth {
  test: KnownLoadTest;
  fit: FitAnswer;
}

/** The real load tests: what the page answers beside what the systems were. By id. */
export function TruthTable({ tests }: { tests: Readonly<Record<string, Truth>> }) {
  return (
    <TableFrame
      className={reference.prose}
      label="Real load tests, the answer and the truth"
      cards="above"
      heads={['Test', 'What the page answers', 'The truth', 'So']}
    >
      <tbody>
        {EXAMPLES.flatMap(({ id, title }) => {
          const found = tests[id];
          return found === undefined
            ? []
            : [
                <tr key={id}>
                  <th scope="row">
                    <Link to={startLink(id)}>{title}</Link>
                  </th>
                  <td>{found.fit.sentence}</td>
                  <td>{found.test.truth}</td>
                  <td>{verdictText(found.test, found.fit)}</td>
                </tr>,
              ];
        })}
      </tbody>
    </TableFrame>
  );
}
