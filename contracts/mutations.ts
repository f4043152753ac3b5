import * as v from 'valibot';

/** What is done to one place of a reply. `otherType` makes a number of a text, and a text of anything else. */
type Change = 'removed' | 'null' | 'otherType';

/** One break of a reply's shape; in the path `*` stands for every entry of a list. */
export interface Mutation {
  path: readonly string[];
  change: Change;
}

interface Found {
  mutations: Mutation[];
  /** Lists and maps that no reply fills, and fields that none has: nothing can be said of what they hold. */
  unseen: string[];
}

/** A place of the reply: its schema, and what the replies hold there. */
interface Place {
  schema: v.GenericSchema;
  values: readonly unknown[];
  path: readonly string[];
}

interface Parts {
  type: string;
  wrapped?: v.GenericSchema;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  value?: v.GenericSchema;
}

const leaves = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'null']);

const isOptional = ({ type }: v.GenericSchema) => type === 'optional' || type === 'exact_optional';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const otherType = (value: unknown) => (typeof value === 'string' ? 7 : 'text');

/** A copy of a reply with one place changed, in every entry of the lists on the way; as it was where the place is not. */
export function mutate(reply: unknown, { path: [step, ...rest], change }: Mutation): unknown {
  if (step === undefined) return change === 'null' ? null : otherType(reply);
  if (Array.isArray(reply)) return reply.map((entry) => mutate(entry, { path: rest, change }));
  if (!isMap(reply) || !Object.hasOwn(reply, step)) return reply;
  const { [step]: held, ...others } = reply;
  if (rest.length === 0 && change === 'removed') return others;
  return { ...others, [step]: mutate(held, { path: rest, change }) };
}

/** The changes of a value that its schema refuses. */
function changesOf({ schema, values, path }: Place): Mutation[] {
  const made = (change: Change) => values.map((value) => mutate(value, { path: [], change }));
  const refused = (['null', 'otherType'] as const).filter((change) =>
    made(change).every((one) => !v.is(schema, one)),
  );
  return refused.map((change) => ({ path, change }));
}

/** The places right below one, and whether each of them must be there. */
function below({ schema, values, path }: Place): (Place & { required: boolean })[] {
  const { type, wrapped, entries, item, value } = schema as unknown as Parts;
  if (leaves.has(type)) return [];
  const held = (name: string) =>
    values.flatMap((one) => (isMap(one) && Object.hasOwn(one, name) ? [one[name]] : []));
  const at = (name: string, its: v.GenericSchema, required: boolean) => ({
    schema: its,
    values: held(name),
    path: [...path, name],
    required,
  });
  if (type === 'nullable' && wrapped !== undefined) {
    return below({ schema: wrapped, values: values.filter((one) => one !== null), path });
  }
  if (type === 'object' && entries !== undefined) {
    const required = Object.entries(entries).filter(([, its]) => !isOptional(its));
    return required.map(([name, its]) => at(name, its, true));
  }
  if (type === 'array' && item !== undefined) {
    return [{ schema: item, values: values.flat(), path: [...path, '*'], required: false }];
  }
  if (type === 'record' && value !== undefined) {
    const names = [...new Set(values.filter(isMap).flatMap((one) => Object.keys(one)))];
    const none = { schema: value, values: [], path: [...path, '*'], required: false };
    return names.length === 0 ? [none] : names.map((name) => at(name, value, false));
  }
  throw new Error(`Failed to mutate ${path.join('.')}: the schema type '${type}' is not known here.`);
}

function walk(place: Place): Found {
  const mutations: Mutation[] = [];
  const unseen: string[] = [];
  for (const part of below(place)) {
    if (part.values.length === 0) {
      unseen.push(part.path.join('.'));
      continue;
    }
    const inner = walk(part);
    if (part.required) mutations.push({ path: part.path, change: 'removed' });
    mutations.push(...changesOf(part), ...inner.mutations);
    unseen.push(...inner.unseen);
  }
  return { mutations, unseen };
}

/**
 * Every break of shape that the schema of a reply refuses, of the places that real replies show: each required field
 * removed, set to null, given another type; entries of lists all at once, those of maps one by one. Throws for a
 * schema of a kind that it cannot walk, so that nothing is passed over.
 */
export const mutationsOf = (schema: v.GenericSchema, replies: readonly unknown[]): Found =>
  walk({ schema, values: replies, path: [] });
