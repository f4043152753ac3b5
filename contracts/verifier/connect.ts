import { connect as connectTcp, isIP } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { connectionTrouble } from './connectionTrouble.ts';
import { lookupHost } from './lookupHost.ts';
import type { Trouble } from './trouble.ts';

const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * Opens a connection to the host of a URL and closes it, without a request. Returns what prevents it, at the latest
 * after `connectMs`; undefined if the host accepts.
 */
export function connectionObstacle(url: string, connectMs: number): Promise<Trouble | undefined> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  const port = target.port === '' ? (defaultPorts[target.protocol] ?? 0) : Number(target.port);
  return new Promise((resolve) => {
    const socket =
      target.protocol === 'https:'
        ? connectTls({ host, port, lookup: lookupHost, ...(isIP(host) === 0 && { servername: host }) }, () =>
            end(undefined),
          )
        : connectTcp({ host, port, lookup: lookupHost }, () => end(undefined));
    const end = (trouble: Trouble | undefined) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(trouble);
    };
    const fail = (error: Error) => end(connectionTrouble(error, target, undefined));
    const timer = setTimeout(
      () => fail(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' })),
      connectMs,
    );
    socket.on('error', fail);
  });
}
