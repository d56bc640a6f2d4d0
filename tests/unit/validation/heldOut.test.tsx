import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readParametersOf, readStudy, source } from '../../../scripts/evidenceSource';
import { Trust } from '../../../src/components/start/Trust';
import { GoalsTable } from '../../../src/components/validation/GoalsTable';
import { judgedGoals } from '../../../src/evidence/goals';
import { boardOf } from '../../../src/studies/low-latency/evidence/board';
import { heldOutOf } from '../../../src/studies/low-latency/evidence/heldOut';
import { FIRST_EIGHT } from '../../../src/studies/low-latency/evidence/study';
import { HeldOutLine } from '../../../src/studies/low-latency/lab/HeldOutLine';
import { BoardTiles } from '../../../src/studies/low-latency/pages/evidence/BoardTiles';
import { HeldOut } from '../../../src/studies/low-latency/pages/evidence/HeldOut';
import { TypicalError } from '../../../src/studies/low-latency/pages/evidence/TypicalError';

const study = readStudy();
const parameters = readParametersOf('low-latency');
const goals = judgedGoals(source);
const calibrated = parameters.filter(({ origin }) => origin === 'calibrated');

/** Calibrated parameters without a fitted value in a fold. */
function unmovedIn(isWanted: (fold: string) => boolean): string[][] {
  const folds = (study.heldOut?.folds ?? []).filter(({ id }) => isWanted(id));
  return folds.map((fold) =>
    calibrated.filter(({ id }) => !(id in fold.parameters)).map(({ id }) => id),
  );
}

const text = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");

describe('what a fit keeps', () => {
  const { kept } = study.heldOut ?? {};
  const names = (list: readonly { parameter: string }[] = []) =>
    list.map(({ parameter }) => parameter).sort();

  it('is nothing without a test case, and named for the first eight', () => {
    const folds = unmovedIn((fold) => fold !== FIRST_EIGHT);
    expect(folds.length).toBeGreaterThan(19);
    for (const unmoved of folds) expect(unmoved).toEqual([]);
    expect([names(kept?.firstEight)]).toEqual(
      unmovedIn((fold) => fold === FIRST_EIGHT).map((unmoved) => unmoved.sort()),
    );
  });
});

describe('the page of the held-out errors', () => {
  const html = renderToString(<HeldOut data={heldOutOf(study, parameters)} />);
  const sections = new Map(html.split(/<h2 id="/).map((part) => [part.split('"')[0], part]));
  const named = (section: string) =>
    [...(sections.get(section) ?? '').matchAll(/data-kept="(\w+)"/g)].map(([, id]) => id);

  it('names every parameter that the fit to the first eight keeps, with its meaning', () => {
    const [firstEight = []] = unmovedIn((fold) => fold === FIRST_EIGHT);
    expect(named('kept')).toEqual([]);
    expect(named('first-eight').sort()).toEqual(firstEight.sort());
    for (const id of firstEight) {
      expect(text(html)).toContain(calibrated.find((one) => one.id === id)?.meaning);
    }
  });

  it('says how many are fitted to the first eight alone', () => {
    const [kept = []] = unmovedIn((fold) => fold === FIRST_EIGHT);
    expect(text(sections.get('first-eight') ?? '')).toContain(
      `${calibrated.length - kept.length} of the ${calibrated.length} parameters are fitted to test cases 1 to 8 alone`,
    );
  });

  it('names the largest error of each quantity, which no median shows', () => {
    const { pairs } = heldOutOf(study, parameters) ?? {};
    for (const ofQuantity of Object.values(pairs ?? {})) {
      const worst = Math.max(...ofQuantity.map(({ heldOut }) => Math.abs(heldOut)));
      const id = ofQuantity.find(({ heldOut }) => Math.abs(heldOut) === worst)?.id;
      const [, errors = ''] = text(sections.get('test-cases') ?? '').split(
        'largest errors held out',
      );
      expect(errors).toMatch(
        new RegExp(`[+−]${Math.round(100 * worst).toLocaleString('en-US')}\u202f% \\(${id}\\)`),
      );
    }
  });

  it('says what else every refit knows', () => {
    for (const subject of [/switch of the response delay/, /start of the search/])
      expect(text(sections.get('kept') ?? '')).toMatch(subject);
  });
});

describe('held-out figures elsewhere', () => {
  const { tiles } = boardOf(study, goals);
  it.each([
    ['the lab', <HeldOutLine key="lab" />],
    ['the tiles of the board', <BoardTiles key="tiles" tiles={tiles} />],
    ['the goals', <GoalsTable key="goals" goals={goals} />],
    ['the start page', <Trust key="start" />],
    ['the page of the model', <TypicalError key="model" />],
  ])('in %s stand with what the refits know', (_, shown) => {
    const html = renderToString(shown);
    expect(text(html)).toContain('each refit knows');
    expect(text(html)).toContain('response delay');
    expect(html).toContain('href="/fidelity/held-out#kept"');
    expect(text(html)).not.toMatch(/never saw|did not see/);
  });
});
