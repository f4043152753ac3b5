import type { SizeTable } from '#fixtures/world/sizeTables.ts';
import { getSizeTables } from '#schemas/sizeTables.ts';
import { handle, ok } from './handle.ts';
import type { Session } from './session.ts';

/** A size table as a call sends it. */
export const wireSizeTable = ({ title, systems, rows }: SizeTable) => ({ title, systems, rows });

/** The size tables of the shop, which are those of its products too (API-26). */
function wireSizeTables({ world, content }: Session) {
  const set = content.get(getSizeTables.fixed.key);
  return set === undefined ? world.shop.sizeTables.map(wireSizeTable) : set;
}

/** The content of one key; that of others is in `mocks/menu.ts` and `mocks/content.ts`. */
export const sizeTableHandlers = [
  handle(getSizeTables, ({ session }) => ({ ...ok, content: wireSizeTables(session) })),
];
