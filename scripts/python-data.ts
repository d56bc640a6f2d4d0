/** Writes what the Python package knows of the published configurations, and the readers of load tests that it runs. */
import { writeFileSync } from 'node:fs';
import { PUBLISHED_FILE, publishedText } from './python/published';
import { READERS_FILE, readersText } from './python/readers';

writeFileSync(PUBLISHED_FILE, publishedText());
readersText().then((text) => writeFileSync(READERS_FILE, text));
