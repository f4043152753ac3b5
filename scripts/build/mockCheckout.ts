import type { Plugin } from 'vite';
import { checkoutFiles } from '#server/checkoutPage.ts';

/** Serves the mock's checkout in development, where the demo server does not run; no build contains it (COUNTRY-19). */
export function mockCheckout(): Plugin {
  return {
    name: 'mock-checkout',
    apply: 'serve',
    configureServer({ middlewares }) {
      const files = checkoutFiles();
      middlewares.use((request, response, next) => {
        const file = files.get(request.url?.split('?', 1)[0] ?? '');
        if (file === undefined) return next();
        response.setHeader('content-type', file.type);
        return response.end(file.content);
      });
    },
  };
}
