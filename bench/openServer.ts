import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { certificate } from './certificate.ts';

type FetchCallback = Parameters<typeof serve>[0]['fetch'];

/** How a page comes: as from a network for content over TLS and HTTP/2, or as from `npm start`. */
export type Way = 'tls' | 'plain';

/** Opens a server on a free port of loopback. */
export async function openServer(fetch: FetchCallback, way: Way) {
  const listening =
    way === 'tls'
      ? serve({
          fetch,
          port: 0,
          hostname: '127.0.0.1',
          createServer: createSecureServer,
          serverOptions: { ...(await certificate(Date.now())), allowHTTP1: true },
        })
      : serve({ fetch, port: 0, hostname: '127.0.0.1', createServer });
  await new Promise((resolve) => listening.once('listening', resolve));
  const { port } = listening.address() as AddressInfo;
  return {
    origin: `${way === 'tls' ? 'https' : 'http'}://localhost:${port}`,
    close: () => {
      listening.close();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
    },
  };
}
