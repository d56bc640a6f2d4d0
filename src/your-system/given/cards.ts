import { group, max, min } from 'd3-array';
import type { Choice, Joined, LoadTest, Level as ReadLevel, Trouble } from '../../loadtest';
import { partOf, wholeName } from '../../loadtest/reports/partName';
import { baseName, folderOf } from '../../loadtest/text';
import type { Level } from '../../system/document';
import { loadOf } from '../../system/fitLevels';
import { filesText } from './names';
import { type Said, saidOf } from './said';

/** What was read of one file, or of several that one tool wrote for one test. */
export interface Card {
  /** Stays as long as the files are the same. */
  id: string;
  files: readonly string[];
  /** Such as "checkout-*.json". */
  title: string;
  /** Tool and number of files, or what a file tells of others. */
  what: string;
  /** Levels and how long each was held, or by what it was joined. */
  detail: string;
  /** Whether levels came of it; what brought none is to be put right. */
  isUsed: boolean;
  choices: readonly Choice[];
  said: readonly Said[];
  troubles: readonly Trouble[];
}

const round = (value: number): string => String(Number(value.toPrecision(2)));

/** From the least to the most, or the one that all nearly are. */
function spanText(values: readonly number[]): string {
  const [low, high] = [min(values) ?? 0, max(values) ?? 0];
  return high - low <= 0.05 * high ? round(high) : `${round(low)} to ${round(high)}`;
}

function loadSpan(levels: readonly Pick<Level, 'users' | 'arrivalsPerSecond'>[]): string {
  const loads = levels.flatMap((level) => loadOf(level) ?? []);
  const [low, high] = [min(loads), max(loads)];
  if (low === undefined || high === undefined) return 'users not told';
  const unit = levels.some(({ users }) => users) ? (high === 1 ? 'user' : 'users') : 'per second';
  return `${low === high ? low : `${low} to ${high}`} ${unit}`;
}

/** A load, for how long it was held, and what was cut off before. */
type Held = Pick<Level, 'users' | 'arrivalsPerSecond' | 'seconds'> & {
  warmUpSeconds?: number | null;
};

/** Such as "1 to 64 users, 20 s each, 3 s warm-up cut". */
function levelsText(levels: readonly Held[]): string {
  const seconds = levels.flatMap((level) => level.seconds ?? []);
  const cut = levels.flatMap((level) => level.warmUpSeconds || []);
  return [
    loadSpan(levels),
    ...(seconds.length > 0
      ? [`${spanText(seconds)}\u202fs${levels.length > 1 ? ' each' : ''}`]
      : []),
    ...(cut.length > 0 ? [`${spanText(cut)}\u202fs warm-up cut`] : []),
  ].join(', ');
}

const countText = (files: readonly string[]): string =>
  files.length > 1 ? `, ${files.length} files` : '';

interface Filed {
  file?: string | null;
}

const wholeNames = (levels: readonly Filed[]): string[] =>
  [...new Set(levels.flatMap(({ file }) => (file ? wholeName(file) : [])))].sort();

/** How many reports levels are of, where a text holds several. */
function reportsText(levels: readonly Filed[]): string {
  const reports = new Set(levels.flatMap(({ file }) => (file && partOf(file) ? file : [])));
  return reports.size > 0 ? `, ${reports.size} reports` : '';
}

const PLACES: Readonly<Record<Joined['by'], string>> = {
  time: 'time',
  users: 'the number of users',
  name: 'the names of files',
};

function joinedText({ tells, resources, by, levels }: Joined): { what: string; detail: string } {
  const to = `joined by ${PLACES[by]} to ${levels} ${levels === 1 ? 'level' : 'levels'}`;
  return tells === 'windows'
    ? { what: 'when levels began and ended', detail: to }
    : {
        what: `utilisation by ${by === 'time' ? 'time' : 'level'}`,
        detail: `${resources.join(', ')}; ${to}`,
      };
}

/** Files that one tool wrote into one folder, of one kind. */
const seriesOf = ({ file, tool }: ReadLevel): string =>
  `${folderOf(file)}/${tool}/${/\.[^.]*$/.exec(baseName(wholeName(file)))?.[0] ?? ''}`;

/** A trouble of one of several reports, with the report as a part of its place. */
const placed = (one: Trouble): Trouble =>
  partOf(one.file) === ''
    ? one
    : { ...one, file: wholeName(one.file), place: `${partOf(one.file)}, ${one.place}` };

/** A card for each series of files, each file that was joined, and those of which nothing was used. */
export function cardsOf(test: LoadTest, files: readonly string[]): Card[] {
  const isOf = (own: readonly string[]) => (one: { file: string }) =>
    own.includes(wholeName(one.file));
  const about = (own: readonly string[]) => ({
    id: own[0] ?? '',
    files: own,
    title: filesText(own),
    isUsed: true,
    choices: test.choices.filter(isOf(own)),
    troubles: test.troubles.filter(isOf(own)).map(placed),
  });
  const series = [...group(test.levels, seriesOf).values()].map((levels): Card => {
    const card = about(wholeNames(levels));
    const warned = levels.map((level) => ({
      ...level,
      sentences: level.warnings.map(({ sentence }) => sentence),
    }));
    return {
      ...card,
      what: `${levels[0]?.tool}${countText(card.files)}${reportsText(levels)}`,
      detail: levelsText(levels),
      said: saidOf(warned),
    };
  });
  const joined = test.joined.map(
    (one): Card => ({ ...about([one.file]), ...joinedText(one), said: [] }),
  );
  const used = new Set([...series, ...joined].flatMap((card) => card.files));
  const others = files.filter((name) => !used.has(name));
  const isAsked = (name: string) => test.choices.some(isOf([name]));
  const isTroubled = (name: string) => test.troubles.some(isOf([name]));
  const asked = others.filter(isAsked).map(
    (name): Card => ({
      ...about([name]),
      what: 'table',
      detail: 'no level yet',
      isUsed: false,
      said: [],
    }),
  );
  const refused = others.filter((name) => !isAsked(name) && isTroubled(name));
  const again = others.filter((name) => !isAsked(name) && !isTroubled(name));
  const rest = (own: readonly string[], what: string, detail: string): Card[] =>
    own.length === 0 ? [] : [{ ...about(own), what: what + countText(own), detail, said: [] }];
  return [
    ...series,
    ...asked,
    ...joined,
    ...rest(again, 'not counted', 'the same runs again, or no level that belongs to these'),
    ...rest(refused, 'not used', 'no results of a load test').map((card) => ({
      ...card,
      isUsed: false,
    })),
  ];
}

/** Cards of levels whose files are not here, such as those of a link, one for each tool by its name. */
export function cardsBeside(levels: readonly Level[]): Card[] {
  return [...group(levels, ({ tool }) => tool ?? '')].map(([tool, own]) => {
    const files = wholeNames(own);
    const warned = own.map((level) => ({
      ...level,
      sentences: Object.values(level.warnings ?? {}).map(String),
    }));
    return {
      id: tool,
      files,
      title: files.length > 0 ? filesText(files) : 'Levels',
      what: `${tool}${countText(files)}${reportsText(own)}`,
      detail: levelsText(own),
      isUsed: true,
      choices: [],
      said: saidOf(warned),
      troubles: [],
    };
  });
}
