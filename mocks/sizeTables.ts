import * as v from 'valibot';
import type { SizeTable } from '#fixtures/world/sizeTables.ts';
import { endpoint } from '#schemas/endpoint.ts';
import { apiReply } from '#schemas/reply.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import { handle, ok } from './handle.ts';
import type { Session } from './session.ts';

/** Any other key of that address, which is unknown (API-26). */
const getOtherContent = endpoint({
  name: 'getOtherContent',
  requirements: ['API-26'],
  method: 'GET',
  base: 'api',
  path: getSizeTables.path,
  apiVersion: 3,
  kind: 'read',
  auth: false,
  query: v.object({ key: v.string() }),
  reply: apiReply({ content: v.null() }),
});

/** A size table as a call sends it. */
export const wireSizeTable = ({ title, systems, rows }: SizeTable) => ({ title, systems, rows });

/** The size tables of the shop, which are those of its products too (API-26). */
function wireSizeTables({ world, content }: Session) {
  const set = content.get(getSizeTables.fixed.key);
  return set === undefined ? world.shop.sizeTables.map(wireSizeTable) : set;
}

/** The content of the keys; the segment tabs are the key of `mocks/menu.ts`, whose handlers come first. */
export const sizeTableHandlers = [
  handle(getSizeTables, ({ session }) => ({ ...ok, content: wireSizeTables(session) })),
  handle(getOtherContent, () => ({ ...ok, content: null })),
];
