import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import TenQuestions from '../../../docs/start/ten-questions.mdx';

const parts = renderToStaticMarkup(<TenQuestions />)
  .split('<h2')
  .slice(1);

it('there are ten questions', () => {
  expect(parts).toHaveLength(10);
});

it.each(parts.map((part, index) => [index + 1, part] as const))(
  'question %d says where its answer is learned and checked, and folds it',
  (number, part) => {
    const [question = '', answer = ''] = part.split('<details');
    expect(question).toContain('?');
    expect(question).toMatch(/Learned in <a href="\/(concepts|start)\//);
    expect(question).toMatch(/Check it .*<a href="\/low-latency\/test-case-\d+\?config=/s);
    expect(answer).toContain(`Answer to question ${number}<`);
    expect(answer, 'an answer is made from numbers').toMatch(/\d/);
    expect(question.replace(/<[^>]+>/g, ' ')).not.toMatch(/ ms\b| messages per second/);
  },
);
