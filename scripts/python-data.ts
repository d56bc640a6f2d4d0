/** Writes what the Python package knows of the published configurations. */
import { writeFileSync } from 'node:fs';
import { PUBLISHED_FILE, publishedText } from './python/published';

writeFileSync(PUBLISHED_FILE, publishedText());
