import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { certificate } from './certificate.ts';

type FetchCallback = Parameters<typeof serve>[0]['fetch'];

/** Protocol: `tls` with HTTP/2, as from a CDN, or `plain`, as from `npm start`. */
export type Protocol = 'tls' | 'plain';

/** Starts a server on a free loopback port. */
export async function openServer(fetch: FetchCallback, protocol: Protocol) {
  const listening =
    protocol === 'tls'
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
    origin: `${protocol === 'tls' ? 'https' : 'http'}://localhost:${port}`,
    close: () => {
      listening.close();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
    },
  };
}
