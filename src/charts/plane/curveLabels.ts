import { formatOperatingPoint } from '../frame/format';
import type { LabelRequest } from '../frame/placeLabels';
import type { Tone } from '../marks/Label';

/** Throughput and roundtrip at one number of virtual users. */
export interface UserPoint {
  users: number;
  throughputPerSecond: number;
  roundtripMs: number;
}

export const plural = (users: number) => `${users} ${users === 1 ? 'user' : 'users'}`;

/** The labels the curve wants, most important first. */
export function labelRequests(
  measured: readonly UserPoint[],
  simulated: readonly UserPoint[],
  now: UserPoint | undefined,
  users: number,
  at: (point: UserPoint) => { x: number; y: number },
): { tone: Tone; request: LabelRequest }[] {
  const values = (point: UserPoint) =>
    formatOperatingPoint(point.throughputPerSecond, point.roundtripMs);
  const ends = [...simulated.slice(0, 1), ...simulated.slice(-1)].filter(
    (point) => point.users !== users && !measured.some((other) => other.users === point.users),
  );
  return [
    ...(now
      ? [
          {
            tone: 'simulated' as Tone,
            request: {
              id: 'now',
              ...at(now),
              radius: 9,
              lines: [{ text: `simulated: ${values(now)}`, bold: true }],
              required: true,
            },
          },
        ]
      : []),
    ...measured.map((point) => {
      const chosen = point.users === users;
      return {
        tone: 'measured' as Tone,
        request: {
          id: `measured-${point.users}`,
          ...at(point),
          radius: chosen ? 9 : 5,
          lines: [
            { text: chosen ? `measured: ${values(point)}` : plural(point.users), bold: true },
          ],
          required: true,
        },
      };
    }),
    ...ends.map((point) => ({
      tone: 'simulated' as Tone,
      request: {
        id: `simulated-${point.users}`,
        ...at(point),
        radius: 4,
        lines: [{ text: plural(point.users) }],
        required: true,
      },
    })),
  ];
}
