import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PUBLISHED_FILE, publishedText } from '../../../scripts/python/published';

it('the Python package has the configurations of the transcription: npm run build:python', () => {
  expect(readFileSync(PUBLISHED_FILE, 'utf8')).toBe(publishedText());
});
