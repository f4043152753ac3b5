import type { GenericSchema } from 'valibot';
import type { Endpoint, HeaderName } from '#schemas/endpoint.ts';
import type { JsonSchema, Shapes } from './shapes.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

const headers: Record<HeaderName, JsonSchema> = {
  'x-os': { const: 'pwa' },
  // The store ids of the countries (API-35).
  'x-store': { type: 'string' },
};

interface Fields {
  entries?: Record<string, GenericSchema>;
  value?: GenericSchema;
}

const isOptional = ({ type }: GenericSchema) => type === 'optional' || type === 'exact_optional';

const depth = 'A path of any depth: its slashes are not encoded.';

function pathParameter({ path }: Endpoint, name: string, schema: JsonSchema): Parameter {
  const parameter = { name, in: 'path', required: true, schema } as const;
  return path.includes(`:${name}*`) ? { ...parameter, description: depth } : parameter;
}

/** The parameters of one call: those of its path, its query, fixed ones included, and its own headers. */
function parametersOf(call: Endpoint, shapes: Shapes): Parameter[] {
  const entriesOf = (fields: Fields | undefined) => Object.entries(fields?.entries ?? {});
  const fixed = { ...(call.apiVersion && { api_version: `${call.apiVersion}` }), ...call.fixed };
  const query: Fields | undefined = call.query;
  // Names that the definition leaves open (API-36).
  const open = query?.value && { type: 'object', additionalProperties: shapes.of(query.value) };
  return [
    ...entriesOf(call.params).map(([name, schema]) => pathParameter(call, name, shapes.of(schema))),
    ...Object.entries(fixed).map(([name, value]) => ({
      name,
      in: 'query' as const,
      required: true,
      schema: { const: value },
    })),
    ...entriesOf(query).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: !isOptional(schema),
      schema: shapes.of(schema),
    })),
    ...(open ? [{ name: 'filters', in: 'query' as const, required: false, schema: open }] : []),
    ...(call.headers ?? []).map((name) => ({
      name,
      in: 'header' as const,
      required: true,
      schema: headers[name],
    })),
  ];
}

/** Joins different schemas without duplicates; a single schema stays as it is. */
export function anyOf(all: readonly JsonSchema[]): JsonSchema {
  const different = [...new Map(all.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only = {}] = different;
  return different.length > 1 ? { anyOf: different } : only;
}

/** The parameters of calls that share a place: one is required if each of them demands it, and has the values of all. */
export function sharedParameters(calls: readonly Endpoint[], shapes: Shapes): Parameter[] {
  const each = calls.map((call) => parametersOf(call, shapes));
  const byName = Map.groupBy(each.flat(), ({ name, in: place }) => `${place} ${name}`);
  return [...byName.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const required = same.length === calls.length && same.every((parameter) => parameter.required);
    return [{ ...first, required, schema: anyOf(same.map(({ schema }) => schema)) }];
  });
}
