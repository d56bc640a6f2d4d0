import Link from '@docusaurus/Link';
import { pathOf } from '../../course/chapters/list';
import type { Description } from '../description';
import { questionNamed } from '../templates/question';

/** What a template, or the network of a chapter, is there to answer; of a system of another name what its readers should know. */
export function Asked({ description }: { description: Description }) {
  const question = questionNamed(description);
  const { notes } = description;
  if (question === null) return notes ? <p data-notes>{notes}</p> : null;
  const { asks, chapter } = question;
  return (
    <p data-asks={chapter.id}>
      <strong>{asks}</strong> The chapter <Link to={pathOf(chapter)}>{chapter.name}</Link> explains
      what is behind it.
    </p>
  );
}
