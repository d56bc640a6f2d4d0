import Link from '@docusaurus/Link';
import { formatNumber, formatRate, formatShare } from '../../charts/frame/format';
import reference from '../../tables/reference.module.css';
import { TableFrame } from '../../tables/TableFrame';
import { startLink } from '../../your-system/templates/startLink';
import { errorsOf } from '../../your-system/templates/studies/errors';
import { STUDIES, type StudyId } from '../../your-system/templates/studies/list';
import type { RebuiltStudy } from '../../your-system/templates/studies/rebuilt';

type Studies = Readonly<Record<StudyId, RebuiltStudy>>;

const number = (name: string) => ({ name, className: reference.number });
const shareText = (share: number | null): string => (share === null ? '–' : formatShare(share));

/** What the page answers to a study: by its levels, or where it is drawn by what it can do at most. */
const answerOf = ({ fit, bound }: RebuiltStudy): string =>
  fit?.sentence ??
  (bound === null ? '–' : `“${bound.name}” is full at ${formatRate(bound.perSecond)} per second.`);

/** The studies of this site, rebuilt from their tables, with what the page and the study's own model say of them. */
export function RebuiltTable({ studies }: { studies: Studies }) {
  return (
    <TableFrame
      className={reference.prose}
      label="The studies, rebuilt from their tables"
      cards="above"
      heads={[
        'Study',
        number('Levels'),
        'What the page answers',
        number('Its error on levels it has not seen'),
        number('Error of the study’s own model'),
      ]}
    >
      <tbody>
        {STUDIES.map(({ id, title }) => {
          const study = studies[id];
          const { page, own } = errorsOf(study.levels);
          return (
            <tr key={id}>
              <th scope="row">
                <Link to={startLink(id)}>{title}</Link>
              </th>
              <td className={reference.number}>{study.levels.length}</td>
              <td>{answerOf(study)}</td>
              <td className={reference.number}>{shareText(page)}</td>
              <td className={reference.number}>{shareText(own)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableFrame>
  );
}

const rate = (value: number | null): string =>
  value === null ? '–' : value < 20 ? formatNumber(value, 1) : formatRate(value);

/** Level by level: measured, as the page says that has not seen it, and as the study's own model says. */
export function RebuiltLevels({ studies }: { studies: Studies }) {
  return (
    <TableFrame
      className={reference.compact}
      label="The levels of the studies"
      cards="beside"
      heads={[
        'Run',
        number('Load'),
        number('Measured, per second'),
        number('The page, unseen'),
        number('Own model'),
      ]}
    >
      <tbody>
        {STUDIES.flatMap(({ id, title }) =>
          studies[id].levels.map(({ name, load, measured, page, own }) => (
            <tr key={`${id} ${name}`}>
              <th scope="row">
                {title}, {name}
              </th>
              <td className={reference.number}>{load}</td>
              <td className={reference.number}>{rate(measured)}</td>
              <td className={reference.number}>{rate(page)}</td>
              <td className={reference.number}>{rate(own)}</td>
            </tr>
          )),
        )}
      </tbody>
    </TableFrame>
  );
}
