import { Collection } from '@mswjs/data';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

interface Listing<Row> {
  where?: (row: Row) => boolean;
  /** Compares two rows as `Array.prototype.sort` does. */
  order?: (a: Row, b: Row) => number;
  skip?: number;
  take?: number;
}

/** Rows of one kind, checked by their schema on every write. Reads return copies. */
export interface Table<Schema extends GenericSchema> {
  add(row: InferInput<Schema>): Promise<void>;
  /** Changes a row in place, except its id. Throws for an unknown id. */
  change(id: string, to: (row: InferOutput<Schema>) => void): Promise<void>;
  find(id: string): InferOutput<Schema> | undefined;
  list(listing?: Listing<InferOutput<Schema>>): InferOutput<Schema>[];
}

/**
 * A collection of @mswjs/data with a unique key, and with sorting before pagination (its own `orderBy` sorts only the page
 * that was cut already).
 */
export function table<Schema extends GenericSchema>(
  schema: Schema,
  idOf: (row: InferOutput<Schema>) => string,
) {
  type Row = InferOutput<Schema>;
  const rows = new Collection({ schema });
  const byId = new Map<string, Row>();
  const taken = new Set<string>();

  const made: Table<Schema> = {
    async add(row) {
      const id = idOf(row);
      if (taken.has(id)) throw new Error(`Failed to add a row: the id ${id} is taken.`);
      // Reserved before the asynchronous check, during which a second write of the id can come.
      taken.add(id);
      try {
        byId.set(id, await rows.create(row));
      } catch (cause) {
        taken.delete(id);
        throw cause;
      }
    },
    async change(id, to) {
      const changed = await rows.update((q) => q.where((row) => idOf(row) === id), {
        // The function that changes a draft must not return anything.
        data: (row) => {
          to(row);
        },
      });
      if (changed === undefined) throw new Error(`Failed to change a row: none has the id ${id}.`);
      byId.set(id, changed);
    },
    find(id) {
      const row = byId.get(id);
      return row === undefined ? undefined : structuredClone(row);
    },
    list({ where = () => true, order, skip = 0, take = Infinity } = {}) {
      const found = rows.findMany((q) => q.where(where)).slice();
      if (order) found.sort(order);
      return found.slice(skip, skip + take).map((row) => structuredClone(row));
    },
  };
  return made;
}
