// Whether this Node is new enough. Node built-ins only.

const numbers = (version) => version.split('.').map(Number);

/** Below 0 when the first version is older, above 0 when it is newer. */
function compare(first, second) {
  const [a, b] = [numbers(first), numbers(second)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place < 0 ? 0 : a[place] - b[place];
}

/** Whether a version is in a range such as "^20.19.0 || >=24.0.0", the form of the engines in package.json. */
export const isInRange = (version, range) =>
  range.split(' || ').some((part) => {
    const [, operator, oldest] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
    if (oldest === undefined) throw new Error(`${part} is no range of the form ^1.2.3 or >=1.2.3`);
    const isSameMajor = numbers(version)[0] === numbers(oldest)[0];
    return compare(version, oldest) >= 0 && (operator === '>=' || isSameMajor);
  });

/** A range in words: "20.19 or newer of 20, 24 or newer". */
const inWords = (range) =>
  range
    .split(' || ')
    .map((part) => {
      const [major, minor] = numbers(part.replace(/^\D+/, ''));
      const oldest = minor === 0 ? major : `${major}.${minor}`;
      return part.startsWith('^') ? `${oldest} or newer of ${major}` : `${oldest} or newer`;
    })
    .join(', or ');

/** Why this Node does not do, and what to do; undefined where it does. */
export const nodeProblem = (version, range) =>
  isInRange(version, range)
    ? undefined
    : `This is Node ${version}, and the packages of the project need ${inWords(range)}: install one from ` +
      'https://nodejs.org or with "nvm install", then run the command again';
