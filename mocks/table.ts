import { Collection } from '@mswjs/data';
import * as v from 'valibot';

type RowSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type Row<Schema extends RowSchema> = v.InferOutput<Schema>;
type Fields = Record<string, unknown>;

/** The collections of rows that belong to a row, by the field that lists them. */
type Parts = Readonly<Record<string, Collection<RowSchema>>>;

interface Listing<Of> {
  where?: (row: Of) => boolean;
  /** Compares two rows as `Array.prototype.sort` does. */
  order?: (a: Of, b: Of) => number;
  skip?: number;
  take?: number;
}

interface TableOptions<Schema extends RowSchema> {
  /** Name of the rows, for errors: `carts`. */
  name: string;
  schema: Schema;
  /** The field with a unique value. */
  key: keyof v.InferOutput<Schema> & string;
  /** Rows that belong to a row: they are added, replaced and removed with it. */
  parts?: Parts;
}

/** A validated copy of a row; throws and names the first invalid field. */
function checked<Schema extends RowSchema>(schema: Schema, row: unknown, what: string): Row<Schema> {
  const { success, output, issues } = v.safeParse(schema, row);
  if (success) return output;
  const [issue] = issues;
  throw new Error(`Failed to ${what}: ${v.getDotPath(issue) ?? 'the row'}: ${issue.message}.`);
}

/**
 * Rows of one kind, validated on every write; reads return copies. A collection of @mswjs/data with a unique key, parts
 * that belong to a row, and sorting before pagination, because its own `orderBy` sorts only the current page. Writes
 * run one after another, so that none is lost between another's asynchronous steps.
 */
export function table<Schema extends RowSchema>({ name, schema, key, parts = {} }: TableOptions<Schema>) {
  type Of = Row<Schema>;
  const rows = new Collection({ schema });
  const fields = Object.entries(parts);
  const write = inTurn();
  if (fields.length > 0)
    rows.defineRelations(
      ({ many }) => Object.fromEntries(fields.map(([field, part]) => [field, many(part)])) as never,
    );

  const recordOf = (id: string) => rows.findFirst((q) => q.where((row) => (row as Fields)[key] === id));
  const copyOf = (row: Of): Of => v.parse(schema, row);

  /** The row, with records of the part collections instead of plain parts. */
  async function withParts(row: Of) {
    const linked = { ...row } as Fields;
    for (const [field, part] of fields) {
      const records: unknown[] = [];
      for (const each of linked[field] as Fields[]) records.push(await part.create(each));
      linked[field] = records;
    }
    return linked;
  }

  const partsOf = (row: Of) =>
    fields.map(([field, part]) => ({ part, records: [...((row as Fields)[field] as never[])] }));

  return {
    /** Adds a row. Rejects a duplicate key and an invalid shape, and names the field. */
    add: (row: v.InferInput<Schema>) =>
      write(async () => {
        const given = checked(schema, row, `add to ${name}`);
        const id = String((given as Fields)[key]);
        if (recordOf(id) !== undefined)
          throw new Error(`Failed to add to ${name}: ${key}: '${id}' is taken.`);
        await rows.create(await withParts(given));
      }),
    /** Changes a row in place. Rejects an unknown key, a changed key and an invalid shape. */
    change: (id: string, to: (row: Of) => void) =>
      write(async () => {
        const what = `change ${name}`;
        const record = recordOf(id);
        if (record === undefined) throw new Error(`Failed to ${what}: ${key}: none is '${id}'.`);
        const draft = copyOf(record);
        to(draft);
        const next = checked(schema, draft, what);
        if ((next as Fields)[key] !== id) throw new Error(`Failed to ${what}: ${key}: '${id}' is fixed.`);
        // Reading a cart writes the lines in stock, which mostly changes nothing: no new records are needed.
        if (JSON.stringify(next) === JSON.stringify(copyOf(record))) return;
        const replaced = partsOf(record);
        const linked = await withParts(next);
        await rows.update(record, {
          data: (stored) => {
            Object.assign(stored, linked);
          },
        });
        // Deleted last: a concurrent reader sees the old or the new parts, never none.
        for (const { part, records } of replaced) for (const each of records) part.delete(each);
      }),
    /** Removes a row with its parts. Rejects an unknown key. */
    remove: (id: string) =>
      write(async () => {
        const record = recordOf(id);
        if (record === undefined) throw new Error(`Failed to remove from ${name}: ${key}: none is '${id}'.`);
        const owned = partsOf(record);
        rows.delete(record);
        for (const { part, records } of owned) for (const each of records) part.delete(each);
      }),
    find(id: string): Of | undefined {
      const record = recordOf(id);
      return record === undefined ? undefined : copyOf(record);
    },
    list({ where = () => true, order, skip = 0, take = Infinity }: Listing<Of> = {}): Of[] {
      const found = rows.findMany((q) => q.where(where));
      if (order) found.sort(order);
      return found.slice(skip, skip + take).map(copyOf);
    },
  };
}

export type Tables<Name extends string> = Readonly<
  Record<Name, { add: (row: never) => Promise<void>; list: () => readonly unknown[] }>
>;

/** Adds rows to the tables of the same names, one after another. */
export async function addRows<Name extends string>(
  tables: Tables<NoInfer<Name>>,
  rows: Readonly<Record<Name, readonly unknown[]>>,
): Promise<void> {
  for (const name in rows) for (const row of rows[name]) await tables[name].add(row as never);
}

/** Runs asynchronous jobs one after another, in the order of the calls; a failed job stops no other. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = last.then(job, job);
    last = result;
    return result;
  };
}
