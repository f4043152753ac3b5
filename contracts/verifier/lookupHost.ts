import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** Resolves a host; one below `localhost` is this machine, as in browsers, although not every system knows it. */
export const lookupHost: LookupFunction = (host, options, done) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, options, done);
