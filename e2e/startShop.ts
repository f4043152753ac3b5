import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { CountryCode } from '#countries/country.ts';
import { shopServer } from '#server/shopServer.ts';

/** An answer in place of the server's; undefined leaves a request to the server. */
type Disturbance = (request: Request) => Response | undefined | Promise<undefined>;

/** A shop with its own server: a journey can replace its build, make it fail, and stop it. */
export interface OwnShop {
  /** The address of a path in the shop of a country. */
  url: (path: string, country?: CountryCode) => string;
  /** Serves another build from now on, or the script that removes the worker. */
  deploy: (change: { dist?: string; workerOff?: boolean }) => void;
  disturb: (answer: Disturbance) => void;
  /** Ends the server: its port refuses connections. */
  kill: () => Promise<void>;
}

/** Starts the shop on a free port. */
export async function startShop(): Promise<OwnShop> {
  const open = (change: { dist?: string; workerOff?: boolean } = {}) =>
    shopServer({ dist: 'dist', control: true, samplePictures: true, ...change });
  let app = open();
  let disturbance: Disturbance = () => undefined;
  const server = serve({
    fetch: async (request, env) => (await disturbance(request)) ?? app.fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
    createServer,
  }) as Server;
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (path, country = 'ar') => `http://${country === 'ar' ? '' : `${country}.`}localhost:${port}${path}`,
    deploy: (change) => {
      app = open(change);
    },
    disturb: (answer) => {
      disturbance = answer;
    },
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
