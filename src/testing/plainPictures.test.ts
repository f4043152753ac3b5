import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { lagoPicture } from '#fixtures/situations.ts';
import { plainPictures } from './plainPictures.ts';

/** What a test in a browser gets for a path; undefined where the mock backend is asked. */
const answerTo = (path: string) => getResponse([plainPictures], new Request(`https://ar.example.com${path}`));

test('a picture of the catalogue is an empty one', async () => {
  const response = await answerTo(lagoPicture(1));
  expect(response?.headers.get('content-type')).toBe('image/svg+xml');
  expect(await response?.text()).toMatch(/^<svg [^>]*\/>$/);
});

test.each([lagoPicture(99), '/images/p/zz9999-1.jpg', '/images/otra.jpg'])(
  'a picture that the catalogue does not have is missing in tests too: %s',
  async (path) => expect(await answerTo(path)).toBeUndefined(),
);
