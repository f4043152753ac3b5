import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { shopServer } from '#mocks/shopServer.ts';

type FetchCallback = Parameters<typeof serve>[0]['fetch'];

/** A server on a free port of loopback. */
export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts any fetch handler on a free port. */
export async function startServer(fetch: FetchCallback): Promise<RunningServer> {
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // A call that hangs, or that its caller has dropped, would keep the server open.
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Starts the mock backend alone, without a build of the shop; `hear` is told of each request before it is answered. */
export function startMockServer(
  hear: (request: Request) => void | Promise<void> = () => undefined,
): Promise<RunningServer> {
  const mock = shopServer({ control: true });
  return startServer(async (request, env) => {
    await hear(request);
    return mock.fetch(request, env);
  });
}
