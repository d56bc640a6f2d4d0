import { expect, it } from 'vitest';
import type { Chapter, ChoiceExercise } from '../../../src/course/chapter/types';
import { backlog } from '../../../src/course/chapters/backlog';
import { batches } from '../../../src/course/chapters/batches';
import { bottleneck } from '../../../src/course/chapters/bottleneck';
import { doubt } from '../../../src/course/chapters/doubt';
import { littlesLaw } from '../../../src/course/chapters/littlesLaw';
import { locks } from '../../../src/course/chapters/locks';
import { percentiles } from '../../../src/course/chapters/percentiles';
import { queue } from '../../../src/course/chapters/queue';
import { meanValueAnalysis } from '../../../src/course/theory';

/** All choices of a chapter, each with the numbers that its question tells. */
function asked({ exercises: [, , posed] }: Chapter): { choice: ChoiceExercise; told: number[] }[] {
  return [posed.given.first, ...posed.given.others].map((given) => {
    const choice = posed.with(given);
    const told = [...choice.ask.replace(/(\d),(\d)/g, '$1$2').matchAll(/\d+(\.\d+)?/g)];
    return { choice, told: told.map(([text]) => Number(text)) };
  });
}
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

it('asks Little’s law whether three numbers can be right', () => {
  for (const { choice, told } of asked(littlesLaw)) {
    const [perSecond = 0, stayMs = 0, inside = 0] = told;
    expect(choice.right.option, choice.ask).toBe(yesOrNo(perSecond * stayMs === 1000 * inside));
  }
});

it('asks whether means add up', () => {
  for (const { choice, told } of asked(doubt)) {
    const [request = 0, response = 0, roundtrip = 0] = told;
    expect(choice.right.option, choice.ask).toBe(yesOrNo(request + response === roundtrip));
  }
});

it('asks whether a backlog is gone by five, counted second by second', () => {
  for (const { choice, told } of asked(backlog)) {
    const [atMost = 0, over = 0, after = 0] = told;
    let waiting = 0;
    for (let second = 0; second < 5 * 3600; second += 1)
      waiting = Math.max(0, waiting + (second < 3600 ? over : after) - atMost);
    expect(choice.right.option, choice.ask).toBe(yesOrNo(waiting === 0));
  }
});

it('asks whether faster receiving lets noticeably more through', () => {
  for (const { choice, told } of asked(bottleneck)) {
    const [database = 0, receive = 0, send = 0] = told;
    const through = (receiveMs: number) =>
      meanValueAnalysis(60, 100, [receiveMs, database / 10, send / 10]);
    const more = through(receive / 20) / through(receive / 10) - 1;
    expect(choice.right.option, choice.ask).toBe(yesOrNo(more > 0.1));
  }
});

it('asks whether twice the processors would let noticeably more through', () => {
  for (const { choice, told } of asked(locks)) {
    const [computing = 0, held = 0] = told;
    const most = (part: number) => 1 / Math.max(part * computing, held);
    expect(choice.right.option, choice.ask).toBe(yesOrNo(most(0.5) > 1.1 * most(1)));
  }
});

it('asks for more than a server has time for', () => {
  for (const { choice, told } of asked(queue)) {
    const [busy = 0, more = 0] = told;
    expect(busy, choice.ask).toBeLessThan(100);
    expect(busy * (100 + more), choice.ask).toBeGreaterThan(100 * 100);
  }
});

it('asks for batches that do not fill before their timer, which is too late', () => {
  for (const { choice, told } of asked(batches)) {
    const [size = 0, , perSecond = 1, limitMs = 0, timerS = 0] = told;
    expect((size - 1) / perSecond, choice.ask).toBeGreaterThan(timerS);
    expect(1000 * timerS, choice.ask).toBeGreaterThan(limitMs);
  }
});

it('has an example of a mean that meets the goal, and one that misses it', () => {
  for (const { choice, told } of asked(percentiles)) {
    const [limitMs = 0, meanMs = 0] = told;
    const [lateMs = 0, quickMs = 0] = [...(choice.answers.below ?? '').matchAll(/[\d,]+/g)].map(
      ([text]) => Number(text.replace(/,$|,/g, '')),
    );
    expect(0.2 * lateMs + 0.8 * quickMs, choice.answers.below).toBeCloseTo(meanMs, -1);
    expect(lateMs).toBeGreaterThan(limitMs);
    expect(meanMs).toBeLessThan(limitMs);
    expect(quickMs).toBeGreaterThan(0);
  }
});
