import { existsSync } from 'node:fs';

const dist = 'dist';
const host = process.env['HOST'] ?? '127.0.0.1';
const wanted = process.env['PORT'] ?? '4173';
const port = Number(wanted);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

if (!/^\d{1,5}$/.test(wanted) || port > 65_535)
  stop(`Failed to start: PORT is '${wanted}', not a port from 0 to 65535.`);
if (!existsSync(`${dist}/index.html`))
  stop('Failed to start: there is no build yet. Run "npm run build" first.');

// Imported last: they take seconds to load, and a failed start should report its reason at once.
const { serve } = await import('@hono/node-server');
const { shopServer } = await import('./shopServer.ts');
const { warmUp } = await import('./warmUp.ts');

const loopback = ['127.0.0.1', '::1', 'localhost'].includes(host);
const control = loopback || process.env['MOCK_CONTROL'] === 'on';

/** Ends requests that are sent too slowly. */
const serverOptions = { headersTimeout: 5_000, requestTimeout: 10_000 };

const { PICTURES, WORKER, FILL } = process.env;

const app = shopServer({
  dist,
  control,
  samplePictures: PICTURES === 'sample',
  quickPictures: true,
  workerOff: WORKER === 'off',
  fill: FILL !== 'off',
});
const server = serve({ fetch: app.fetch, hostname: host, port, serverOptions }, (address) => {
  const at = `localhost:${address.port}`;
  console.log(`The shop is open at http://${at} (Argentina).`);
  void warmUp(app);
  console.log(`Other countries: http://cl.${at}  http://co.${at}  http://br.${at}`);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    stop(`Failed to start: port ${port} is taken. Choose another: PORT=5000 npm start`);
  stop(`Failed to start: ${error.message}`);
});
