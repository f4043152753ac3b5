import type { GenericSchema } from 'valibot';

interface Walkable {
  type: string;
  item?: GenericSchema;
  entries?: Record<string, GenericSchema>;
  options?: readonly unknown[];
  wrapped?: GenericSchema;
}

const names: Record<string, string> = { string: 'text', number: 'number', boolean: 'true or false' };

/** A schema in words: text, number, list, or the fields of an object. Throws for a kind that no state has yet. */
export function typeText(schema: GenericSchema): string {
  const { type, item, entries, options, wrapped } = schema as Walkable;
  if (type === 'array' && item !== undefined) return `list of ${typeText(item)}`;
  if (type === 'nullable' && wrapped !== undefined) return `${typeText(wrapped)} or null`;
  if (type === 'exact_optional' && wrapped !== undefined) return `${typeText(wrapped)} or nothing`;
  if (type === 'picklist') return `one of ${(options ?? []).join(', ')}`;
  if (type === 'object')
    return `{ ${Object.entries(entries ?? {})
      .map(([name, field]) => `${name}: ${typeText(field)}`)
      .join(', ')} }`;
  const name = names[type];
  if (name === undefined)
    throw new Error(`Failed to describe a parameter: the schema type '${type}' is not known.`);
  return name;
}
