import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { builtFiles } from './builtFiles.ts';
import { builtHeaders } from './builtHeaders.ts';
import { compressed } from './compressed.ts';
import { handlerIndex } from './handlerIndex.ts';
import { handlers, shopHandlers } from './handlers.ts';
import { mockApi } from './mockApi.ts';
import { pages } from './page.ts';
import { pictures } from './pictures.ts';

interface Options {
  /** Folder of the production build; without it only the mock answers. */
  dist?: string;
  /** Whether `/__mock/` can be reached: on loopback, or where it is asked for. */
  control: boolean;
  /** The largest width in px in which pictures are rendered; as large as they are asked for otherwise. */
  largestPicture?: number | undefined;
}

const bases = ['/api/*', '/cms/*', '/bff/*', '/tracking/*', '/flags/*', '/images/*', '/__mock/*'];
const longestUrl = 8 * 1024;
const largestBody = 64 * 1024;

/** The shop on one origin: the production build, and the mock backend below its bases. */
export function shopServer({ dist, control, largestPicture }: Options): Hono {
  const app = new Hono();
  const answer = mockApi(handlerIndex(control ? handlers : shopHandlers));

  if (dist !== undefined) app.use(builtHeaders(dist), compressed());
  app.use(async (context, next) => {
    if (context.req.url.length > longestUrl) return context.json({ message: 'URI too long.' }, 414);
    context.header('x-content-type-options', 'nosniff');
    return next();
  });
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: (context) => context.json({ message: 'Body too large.' }, 413),
    }),
  );
  app.use('/images/*', pictures({ largest: largestPicture }));
  for (const base of bases) app.all(base, answer);
  if (dist === undefined) return app;

  const shown = pages(dist, { environment: 'development', mock: true });
  const file = builtFiles(dist);
  app.get('/*', async (context, next) => file(context) ?? next());
  // A missing asset is not the page; what begins with a dot is the build's own, such as its manifest.
  app.get('/*', (context, next) =>
    context.req.path.startsWith('/assets/') || context.req.path.includes('/.')
      ? context.text('Not found.', 404)
      : next(),
  );
  app.get('/*', shown);
  app.all('/*', (context) => context.text('Method not allowed.', 405, { allow: 'GET, HEAD' }));
  app.onError((_error, context) => context.json({ error: true, message: 'Internal' }, 500));
  return app;
}
