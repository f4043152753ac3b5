import { Collection } from '@mswjs/data';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

interface Listing<Row> {
  where?: (row: Row) => boolean;
  /** Compares two rows as `Array.prototype.sort` does. */
  order?: (a: Row, b: Row) => number;
  skip?: number;
  take?: number;
}

/** Rows of one kind, checked by their schema on every write. Reads give copies: changing one changes nothing here. */
export interface Table<Schema extends GenericSchema> {
  add(row: InferInput<Schema>): Promise<void>;
  find(id: string): InferOutput<Schema> | undefined;
  list(listing?: Listing<InferOutput<Schema>>): InferOutput<Schema>[];
}

/**
 * A collection of @mswjs/data with what it lacks: it knows its key and refuses a second row of the same id, and it
 * sorts before it cuts (its own `orderBy` sorts only the page that was cut already).
 */
export function table<Schema extends GenericSchema>(
  schema: Schema,
  idOf: (row: InferOutput<Schema>) => string,
) {
  type Row = InferOutput<Schema>;
  const rows = new Collection({ schema });
  const byId = new Map<string, Row>();

  const made: Table<Schema> = {
    async add(row) {
      const id = idOf(row as Row);
      if (byId.has(id)) throw new Error(`Failed to add a row: the id ${id} is taken.`);
      byId.set(id, (await rows.create(row as never)) as Row);
    },
    find(id) {
      const row = byId.get(id);
      return row === undefined ? undefined : structuredClone(row);
    },
    list({ where = () => true, order, skip = 0, take = Infinity } = {}) {
      const found = (rows.findMany((q) => q.where(where as never)) as Row[]).slice();
      if (order) found.sort(order);
      return found.slice(skip, skip + take).map((row) => structuredClone(row));
    },
  };
  return made;
}
