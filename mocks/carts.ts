import { Collection } from '@mswjs/data';
import * as v from 'valibot';
import { table } from './table.ts';

const line = v.object({ item: v.string(), quantity: v.number() });
const cartRow = v.object({ hash: v.string(), lines: v.array(line) });

/** An item of a cart and how many of it. */
export type Line = v.InferOutput<typeof line>;

/** A stored cart; prices and names are read from the catalogue for each answer. */
export type CartRow = v.InferOutput<typeof cartRow>;

/** The carts of one visitor by hash, and their lines. */
export const cartTable = () =>
  table({ name: 'carts', schema: cartRow, key: 'hash', parts: { lines: new Collection({ schema: line }) } });
