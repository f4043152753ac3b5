import { http, HttpResponse } from 'msw';

/** The pictures of the image host, drawn on demand (COUNTRY-20). */
export const imageHandlers = [
  http.get('*/images/*', () =>
    HttpResponse.text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>', {
      headers: { 'content-type': 'image/svg+xml' },
    }),
  ),
];
