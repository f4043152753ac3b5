import { http, HttpResponse } from 'msw';
import { pictureAt } from '#fixtures/pictures.ts';
import { countryOfRequest } from './country.ts';
import { worldOf } from './seed.ts';

/** The picture that a request asks for, drawn on demand; undefined where there is none. */
export async function pictureOf(request: Request) {
  const { pathname } = new URL(request.url);
  const { productOfSku } = await worldOf(countryOfRequest(request));
  const path = pathname.slice(pathname.indexOf('/images/') + '/images/'.length);
  return pictureAt(path, (sku) => productOfSku.get(sku)?.thing);
}

/** The pictures of the image host, as they are drawn (COUNTRY-20, IMG-07). */
export const imageHandlers = [
  http.get('*/images/*', async ({ request }) => {
    const picture = await pictureOf(request);
    if (picture === undefined) return new HttpResponse(null, { status: 404 });
    return HttpResponse.text(picture.svg, {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
    });
  }),
];
