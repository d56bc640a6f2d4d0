import { describe, expect, it } from 'vitest';
import { cameraOn } from '../../../src/picture/camera';
import { inPicture, pictureFor } from '../../../src/picture/places';
import type { Present } from '../../../src/watch/run/moment';

const plan = { width: 704, height: 400 };
const window = { width: 358, height: 200 };
const boxAt = (x: number, y: number) => ({ x, y, width: 100, height: 60 });

describe('the window on the picture', () => {
  it('has what it looks at in its middle', () => {
    const { x, y } = cameraOn(plan, boxAt(300, 170), window);
    expect(x + window.width / 2).toBe(350);
    expect(y + window.height / 2).toBe(200);
  });

  it('shows nothing far beyond the edges of the picture', () => {
    const first = cameraOn(plan, boxAt(0, 0), window);
    expect([first.x, first.y]).toEqual([-8, -8]);
    const last = cameraOn(plan, boxAt(604, 340), window);
    expect([last.x + last.width, last.y + last.height]).toEqual([712, 408]);
  });
});

describe('the places of the picture', () => {
  const machine = (...roles: string[]) => ({ roles }) as never;
  const machines = [
    machine('receive', 'send'),
    machine('receive', 'send'),
    machine('send'),
    machine('messagebox'),
  ];
  const { plan: drawn, places } = pictureFor({ machines });

  it('are as many hosts as receive and as send', () => {
    const count = (role: string) => places.filter(({ id }) => id.startsWith(`${role}:`)).length;
    expect([count('receive'), count('send')]).toEqual([2, 3]);
    expect(new Set(drawn.boxes.map(({ place }) => place))).toEqual(
      new Set(places.map(({ id }) => id)),
    );
  });

  it('hold those whom only Watch tells apart', () => {
    const at = (place: string) => ({ place }) as Present;
    const moment = [at('queueLock'), at('reading'), at('publishLock'), at('send:1')];
    expect(inPicture(moment).map(({ place }) => place)).toEqual([
      'queue',
      'processors',
      'publishLock',
      'send:1',
    ]);
  });
});
