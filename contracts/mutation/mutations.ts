import * as v from 'valibot';

/** `otherType` replaces a string by a number, and anything else by a string. */
type Change = 'removed' | 'null' | 'otherType';

/** A change that breaks the shape of a reply; `*` in the path means every entry of a list. */
export interface Mutation {
  path: readonly string[];
  change: Change;
}

interface Found {
  mutations: Mutation[];
  /** Empty lists and maps, and absent fields: their content cannot be tested. */
  unseen: string[];
}

/** A field of the reply: its schema and its values in the recorded replies. */
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

const leaves = new Set(['string', 'number', 'boolean', 'literal', 'picklist', 'null', 'union']);

const isOptional = ({ type }: v.GenericSchema) => type === 'optional' || type === 'exact_optional';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const otherType = (value: unknown) => (typeof value === 'string' ? 7 : 'text');

/** A copy of a reply with one field changed in every list entry on the path; unchanged if the field is absent. */
export function mutate(reply: unknown, { path: [step, ...rest], change }: Mutation): unknown {
  if (step === undefined) return change === 'null' ? null : otherType(reply);
  if (Array.isArray(reply)) return reply.map((entry) => mutate(entry, { path: rest, change }));
  if (!isMap(reply) || !Object.hasOwn(reply, step)) return reply;
  const { [step]: held, ...others } = reply;
  if (rest.length === 0 && change === 'removed') return others;
  return { ...others, [step]: mutate(held, { path: rest, change }) };
}

/** Whether a reply has the field that a mutation changes; one without it stays as it is. */
export function hasField(reply: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (Array.isArray(reply)) return reply.some((entry) => hasField(entry, rest));
  return isMap(reply) && Object.hasOwn(reply, step) && hasField(reply[step], rest);
}

/** Whether a schema returns a value unchanged. Some fields of another shape are dropped, so no reply may rely on them. */
function accepts(schema: v.GenericSchema, value: unknown) {
  const { success, output } = v.safeParse(schema, value);
  return success && output === value;
}

/** The changes that the schema of a field does not accept. */
function changesOf({ schema, values, path }: Place): Mutation[] {
  const made = (change: Change) => values.map((value) => mutate(value, { path: [], change }));
  const refused = (['null', 'otherType'] as const).filter((change) =>
    made(change).every((one) => !accepts(schema, one)),
  );
  return refused.map((change) => ({ path, change }));
}

/** The child fields, and whether each is required. */
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
 * Every change to the recorded replies that the schema rejects: each required field removed, set to null, or given
 * another type; list entries together, map entries one by one. Throws for an unknown kind of schema, so that nothing
 * is skipped.
 */
export const mutationsOf = (schema: v.GenericSchema, replies: readonly unknown[]): Found =>
  walk({ schema, values: replies, path: [] });
