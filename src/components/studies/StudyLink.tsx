import Link from '@docusaurus/Link';
import { studies } from '.';

/** The name of a study, with a link to its pages. */
export function StudyLink({ id }: { id: string }) {
  const study = studies.find((entry) => entry.id === id);
  if (!study) throw new Error(`No study ${id}.`);
  return <Link to={`/${id}`}>{study.name}</Link>;
}
