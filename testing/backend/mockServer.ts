import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { shopServer } from '#server/shopServer.ts';

type FetchCallback = Parameters<typeof serve>[0]['fetch'];

/** A server on a free port of loopback. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a fetch handler on a free port. */
export async function startServer(fetch: FetchCallback): Promise<RunningServer> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A hanging or aborted call would keep the server open.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Starts the mock backend without a build of the shop; `hear` is called with each request before its answer. */
export function startMockServer(
  hear: (request: Request) => void | Promise<void> = () => undefined,
): Promise<RunningServer> {
  const mock = shopServer({ control: true });
  return startServer(async (request, env) => {
    await hear(request);
    return mock.fetch(request, env);
  });
}
