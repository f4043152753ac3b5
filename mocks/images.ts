import { http, HttpResponse } from 'msw';
import { drawAt } from '#fixtures/images/drawPicture.ts';

/** The pictures of the image host, drawn on demand (COUNTRY-20). */
export const imageHandlers = [
  http.get('*/images/*', ({ request }) => {
    const { pathname } = new URL(request.url);
    const picture = drawAt(pathname.slice(pathname.indexOf('/images/') + '/images'.length));
    if (picture === undefined) return new HttpResponse(null, { status: 404 });
    return HttpResponse.text(picture, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    });
  }),
];
