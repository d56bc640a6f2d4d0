const KEY = /^ {2}"([0-9a-f]{8})":/gm;

/**
 * A function that replaces the names of the site's chunks, hashes that hardly compress, by their places among all of them: every
 * page loads each name twice.
 */
module.exports = function shortChunkNames(registry) {
  const names = [...registry.matchAll(KEY)].map(([, name]) => name).sort();
  const places = new Map(names.map((name, place) => [name, `p${place.toString(36)}`]));
  return (source) =>
    source.replace(/"([0-9a-f]{8})"/g, (quoted, name) =>
      places.has(name) ? `"${places.get(name)}"` : quoted,
    );
};
