import { Hono } from 'hono';
import { builtFiles, builtHeaders } from './builtFiles.ts';
import { compressed } from './encodings.ts';
import { limitBody } from './limitBody.ts';
import { localControl, scenarioPages } from './scenarioPages.ts';
import { checkoutFiles } from './checkoutPage.ts';
import { filledPages, pages } from './builtPages.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { handlerIndex } from '#mocks/handlerIndex.ts';
import { handlers, shopHandlers } from '#mocks/handlers.ts';
import { mockApi } from './mockApi.ts';
import { pictures } from './pictures.ts';
import { sitemap } from './sitemap.ts';

interface Options {
  /** The folder of the production build; without it only the mock is served. */
  dist?: string;
  /** Whether `/__mock/` is served. */
  control: boolean;
  /** Whether a small sample replaces each picture. */
  samplePictures?: boolean;
  /** Whether pictures come in a quick first version. */
  quickPictures?: boolean;
  /** Whether the service worker is removed from the devices that have it (docs/offline.md). */
  workerOff?: boolean;
  /** Whether pages are filled with the reply to their first call (docs/filled-pages.md). */
  fill?: boolean;
  /** The folder of rendered pictures; `.cache/pictures` by default. */
  pictureFolder?: string;
}

const bases = ['/api/*', '/cms/*', '/bff/*', '/tracking/*', '/flags/*', '/images/*', '/__mock/*'];
/** The script that removes the worker. */
const workerOffFolder = 'deploy/worker-off';

const maxUrlLength = 8 * 1024;
const largestBody = { accepted: 64 * 1024, drained: 1024 * 1024 };

/** The shop on one origin: the production build and the mock backend. */
export function shopServer({
  dist,
  control,
  samplePictures = false,
  quickPictures = false,
  workerOff = false,
  fill = false,
  pictureFolder,
}: Options): Hono {
  const app = new Hono();
  const respond = mockApi(handlerIndex(control ? handlers : shopHandlers));

  if (dist !== undefined) app.use(builtHeaders(dist), compressed());
  app.use(async (context, next) => {
    if (context.req.url.length > maxUrlLength) return context.json({ message: 'URI too long.' }, 414);
    context.header('x-content-type-options', 'nosniff');
    return next();
  });
  app.use(limitBody(largestBody));
  if (control) app.use('/__mock/*', localControl());
  app.use(
    '/images/*',
    pictures({
      sample: samplePictures,
      quick: quickPictures,
      ...(pictureFolder && { folder: pictureFolder }),
    }),
  );
  for (const base of bases) app.all(base, respond);
  if (dist === undefined) return app;

  for (const [path, { type, content }] of checkoutFiles())
    app.get(path, (context) => context.body(content, 200, { 'content-type': type }));
  if (control) app.get('/*', scenarioPages());
  app.route('/', sitemap());
  const settings = developmentSettings();
  const shown = pages(dist, settings);
  const file = builtFiles(dist);
  const instead = workerOff ? builtFiles(workerOffFolder) : () => undefined;
  app.get('/*', async (context, next) => instead(context) ?? file(context) ?? next());
  // A missing asset gets no page, nor does a dot file of the build.
  app.get('/*', (context, next) =>
    context.req.path.startsWith('/assets/') || context.req.path.includes('/.')
      ? context.text('Not found.', 404)
      : next(),
  );
  if (fill) app.get('/*', filledPages(dist, settings, app.fetch));
  app.get('/*', shown);
  app.all('/*', (context) => context.text('Method not allowed.', 405, { allow: 'GET, HEAD' }));
  app.onError((_error, context) => context.json({ error: true, message: 'Internal' }, 500));
  return app;
}
