import { CHAPTERS, type Listed } from '../../course/chapters/list';
import type { Description } from '../description';
import { TEMPLATES } from './list';

/** What a system is there to answer, and the chapter that explains it. */
export interface Question {
  asks: string;
  chapter: Listed;
}

/** The chapter that explains a template. */
export function chapterOfTemplate({ chapter }: { chapter: string }): Listed {
  const found = CHAPTERS.find(({ id }) => id === chapter);
  if (found === undefined) throw new Error(`The course has no chapter ${chapter}.`);
  return found;
}

/** The question of a template or of a chapter's network, for as long as a system bears its name. */
export function questionNamed({ name }: Pick<Description, 'name'>): Question | null {
  const template = TEMPLATES.find(({ title }) => title === name);
  if (template) return { asks: template.asks, chapter: chapterOfTemplate(template) };
  const chapter = CHAPTERS.find((one) => one.name === name);
  return chapter ? { asks: chapter.asks, chapter } : null;
}
