import { describe, expect, it } from 'vitest';
import { guideIn, withGuide, withoutGuide } from '../../../src/address/guide';
import { readPlace, tourIn } from '../../../src/tours/place';

const TOURS = ['page', '300ms', 'collapse', 'adapters'];
const read = (given: string) => readPlace(given, TOURS, 7);

describe('the place in a link', () => {
  it('is a tour and a step', () => {
    expect(read('300ms.3')).toEqual({ place: { tour: '300ms', step: 3 }, problems: [] });
    expect(read('collapse.7').problems).toEqual([]);
  });

  it.each([
    ['300ms.0', '300ms', 1],
    ['300ms.8', '300ms', 7],
    ['300ms', '300ms', 1],
    ['300ms.', '300ms', 1],
    ['300ms.three', '300ms', 1],
    ['300ms.-2', '300ms', 1],
    ['300ms.03', '300ms', 3],
    ['300ms.99999999999999', '300ms', 1],
    ['colapse.2', 'collapse', 2],
    ['', 'page', 1],
    ['<b>.2', 'page', 2],
  ])('takes the nearest for %j and says what is accepted', (given, tour, step) => {
    const { place, problems } = read(given);
    expect(place).toEqual({ tour, step });
    expect(problems).toHaveLength(1);
    const [problem] = problems;
    expect(problem).toMatchObject({ field: 'tour', given });
    expect(problem?.message).toContain('(tour)');
    expect(problem?.message).toContain(problem?.accepted ?? '-');
    expect(problem?.accepted).toContain(tour === given.split('.')[0] ? `${tour}.7` : 'collapse');
    expect(tourIn(given, TOURS)).toBe(tour);
  });
});

describe('the guide of a query', () => {
  it('is set, changed and taken away beside the scenario', () => {
    const scenario = '?config=A&virtualUsers=6&v=1';
    const at3 = withGuide(scenario, { key: 'tour', given: '300ms.3' });
    expect(at3).toBe('?config=A&virtualUsers=6&v=1&tour=300ms.3');
    expect(guideIn(at3)).toEqual({ key: 'tour', given: '300ms.3' });
    expect(withGuide(at3, { key: 'challenge', given: 'edge' })).toBe(`${scenario}&challenge=edge`);
    expect(withoutGuide(at3)).toBe(scenario);
    expect(withoutGuide('?tour=page.1')).toBe('');
    expect(guideIn(scenario)).toBeNull();
  });

  it('goes to the tour where both are named', () => {
    expect(guideIn('?challenge=edge&tour=page.2')).toEqual({ key: 'tour', given: 'page.2' });
  });
});
