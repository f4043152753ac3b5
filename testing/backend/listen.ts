import { createServer, type RequestListener, type Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Starts a TCP server on a free port of loopback, which may break the rules of HTTP. */
export async function listen(server: Server | HttpServer, scheme = 'http') {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
  };
}

/** Starts a server of `node:http` on a free port of loopback. */
export const listenHttp = (answer: RequestListener) => listen(createServer(answer));
