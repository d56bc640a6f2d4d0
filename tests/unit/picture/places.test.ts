import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inPicture, pictureFor } from '../../../src/picture/places';
import { HOSTS, pictureOf } from '../../../src/picture/plan';
import type { Present } from '../../../src/watch/run/moment';

const told = JSON.parse(readFileSync('generated/story/told.json', 'utf8'));

it('chapters and the story draw the same computers', () => {
  const { plan, places } = pictureFor(told.run.report);
  expect(plan).toEqual(pictureOf(HOSTS));
  const count = (role: string) => places.filter(({ id }) => id.startsWith(`${role}:`)).length;
  expect([count('receive'), count('send')]).toEqual([HOSTS.receive, HOSTS.send]);
});

it('everybody has a place, also who is where the picture tells less apart', () => {
  const { places } = pictureFor(told.run.report);
  const at = (place: string) => inPicture([{ place } as Present])[0]?.place;
  for (const place of ['queueLock', 'reading', 'publishLock', 'send:6', 'backend'])
    expect(places.map(({ id }) => id)).toContain(at(place));
});
