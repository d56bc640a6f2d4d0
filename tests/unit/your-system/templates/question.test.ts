import { expect, it } from 'vitest';
import { CHAPTERS } from '../../../../src/course/chapters/list';
import { TEMPLATES } from '../../../../src/your-system/templates/list';
import { questionNamed } from '../../../../src/your-system/templates/question';

it.each(TEMPLATES)(
  'asks, and names who explains it, as long as it keeps its name: $id',
  async (template) => {
    const { name, ...others } = await template.description();
    const question = questionNamed({ ...others, name });
    expect(question?.asks).toBe(template.asks);
    expect(question?.chapter.id).toBe(template.chapter);
    expect(questionNamed({ ...others, name: `My ${name}` })).toBeNull();
    expect(questionNamed({})).toBeNull();
  },
);

it('asks of the network of a chapter what the chapter asks', () => {
  for (const chapter of CHAPTERS)
    expect(questionNamed({ name: chapter.name })).toEqual({ asks: chapter.asks, chapter });
});
