import { http, HttpResponse } from 'msw';
import { countryOfRequest } from '#mocks/country.ts';
import { pictureFor } from '#mocks/pictureFor.ts';

/** Nothing, in the size of a product's picture. */
const plain = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>';

/**
 * Answers the requests for pictures with empty ones. No test in a browser looks at what a picture shows, and drawing
 * one takes some ten milliseconds of the page. A picture that the mock backend does not have is missing here too.
 */
export const plainPictures = http.get('*/images/*', async ({ request }) => {
  const picture = await pictureFor(countryOfRequest(request), new URL(request.url).pathname);
  // The mock backend says that it has none.
  if (picture === undefined) return;
  return HttpResponse.text(plain, { headers: { 'content-type': 'image/svg+xml' } });
});
