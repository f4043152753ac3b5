import { http, HttpResponse } from 'msw';
import { countryOfRequest } from '#mocks/country.ts';
import { pictureFor } from './pictureFor.ts';

/** The pictures of the image host as SVG (COUNTRY-20, IMG-07). */
export const imageHandlers = [
  http.get('*/images/*', async ({ request }) => {
    const picture = await pictureFor(countryOfRequest(request), new URL(request.url).pathname);
    if (picture === undefined) return new HttpResponse(null, { status: 404 });
    return HttpResponse.text(picture.draw(), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    });
  }),
];
