import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFields, writeFields } from '../../../src/address/fields';
import { queryOf } from '../../../src/address/written';
import { COURSE } from '../../../src/course/chapters/course';
import { CHAPTERS } from '../../../src/course/chapters/list';
import { judgeNumber, readAnswer } from '../../../src/course/exercises/judge';
import { exercisesOf, givenOf } from '../../../src/course/exercises/seeded';
import {
  answerText,
  classHeads,
  classRows,
  studentsOf,
} from '../../../src/course/problems/answers';
import {
  exercisesLink,
  FIRST_SET,
  type ProblemSet,
  SET_FIELDS,
} from '../../../src/course/problems/problemSet';

const CLASS = Array.from({ length: 40 }, (_, index) => `student ${index + 1}`);

describe('the numbers of a student', () => {
  it('stay the same however the name is typed', () => {
    for (const chapter of COURSE) {
      const asked = (seed: string) => JSON.stringify(exercisesOf(chapter, seed));
      expect(asked(' Ada  Lovelace ')).toEqual(asked('ada lovelace'));
      expect(asked('e\u0301')).toEqual(asked('\u00e9'));
    }
  });

  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'are shared by few in a class, and the first for nobody: %s',
    (_, chapter) => {
      const given = CLASS.map((student) => String(givenOf(chapter, 0, student)));
      expect(new Set(given).size).toBeGreaterThanOrEqual(8);
      for (const place of [0, 1, 2] as const)
        expect(givenOf(chapter, place, '  ')).toEqual(chapter.exercises[place].given.first);
    },
  );
});

describe('the key', () => {
  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'is right by the judge of the page, for every number that can be asked: %s',
    (_, { exercises: [posed] }) => {
      for (const given of [posed.given.first, ...posed.given.others]) {
        const exercise = posed.with(given);
        const answer = readAnswer(exercise, answerText(exercise));
        expect(answer).not.toBeNull();
        expect(judgeNumber(exercise, answer ?? 0)).toBe('passed');
      }
    },
  );

  it('has a row for each student of a pasted list, once', () => {
    const students = studentsOf('Ada\n\n Grace ;extra\nAda\nEdsger\t1930\r\n');
    expect(students).toEqual(['Ada', 'Grace', 'Edsger']);
    const chapters = COURSE.slice(0, 2);
    expect(classHeads(chapters)).toEqual(['Student', 'Queue, ms', 'Closed loop, ms']);
    const rows = classRows(students, chapters);
    expect(rows.map(({ student }) => student)).toEqual(students);
    const [first] = chapters;
    if (first === undefined) throw new Error('There is no chapter.');
    expect(rows[1]?.answers[0]).toBe(answerText(exercisesOf(first, 'Grace')[0]));
  });
});

const read = (query: string) => readFields(SET_FIELDS, new URLSearchParams(query));

describe('the link of a problem set', () => {
  it('holds student and chapters, in the order of the course', () => {
    const set = { student: 'Ada & Co', chapters: ['queue', 'locks'] };
    const write = (one: ProblemSet) => queryOf(writeFields(SET_FIELDS, one));
    expect(read(write(set))).toEqual({ state: set, problems: [] });
    expect(read('?chapters=locks.queue').state.chapters).toEqual(['queue', 'locks']);
    expect(read('').state).toEqual(FIRST_SET);
    expect(read(write({ student: '', chapters: [] })).state.chapters).toEqual([]);
  });

  it('names what it cannot take, and what it takes', () => {
    const { state, problems } = read('?chapters=queue.cats');
    expect(state.chapters).toEqual(['queue']);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/^Chapters \(chapters\) is “cats”; accepted: /);
    expect(read('?chapters=cats').state.chapters).toEqual(FIRST_SET.chapters);
    const long = read(`?seed=${'x'.repeat(99)}`);
    expect(long.state.student).toHaveLength(40);
    expect(long.problems[0]?.message).toContain('at most 40');
  });

  it('leads to the same numbers in a chapter', () => {
    expect(exercisesLink('Ada L', 'queue')).toBe('/concepts/queue?seed=Ada+L#check-yourself');
    expect(exercisesLink('', 'queue')).toBe('/concepts/queue#check-yourself');
    expect(read('?seed=Ada+L').state.student).toBe('Ada L');
    for (const { id } of CHAPTERS)
      expect(readFileSync(`docs/concepts/${id}.mdx`, 'utf8')).toContain('\n## Check yourself\n');
  });
});
