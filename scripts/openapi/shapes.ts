import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema of OpenAPI 3.1, which is JSON Schema of 2020-12. */
export type JsonSchema = Record<string, unknown>;

const folder = fileURLToPath(new URL('../../src/schemas', import.meta.url));

const isObjectSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && 'entries' in value;

/** The objects that the definitions export, by their names, so that a shape of several calls is written once. */
async function namedShapes(): Promise<Record<string, GenericSchema>> {
  const named = new Map<GenericSchema, string>();
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue;
    const exports = (await import(/* @vite-ignore */ `#schemas/${name}`)) as Record<string, unknown>;
    // Sorted, because bundlers use another order than Node.
    for (const shape of Object.keys(exports).sort()) {
      const value = exports[shape];
      if (isObjectSchema(value)) named.set(value, shape);
    }
  }
  return Object.fromEntries([...named].map(([schema, name]) => [name, schema]));
}

/** A pattern of lower-case hexadecimal letters that also allows upper case: JSON Schema has no flags. */
const withoutFlags = ({ source, flags }: RegExp) =>
  flags.includes('i') ? source.replaceAll('a-f', 'a-fA-F') : source;

/** Turns the definitions of calls into schemas of OpenAPI, by shapes with names. */
export async function shapes() {
  const definitions = await namedShapes();
  const config: ConversionConfig = {
    target: 'draft-2020-12',
    // The shape on the wire, before the shop maps it.
    typeMode: 'input',
    // Rules in code; their names and the requirements describe them.
    ignoreActions: ['check'],
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      'requirement' in valibotAction && valibotAction.requirement instanceof RegExp
        ? { ...jsonSchema, pattern: withoutFlags(valibotAction.requirement) }
        : undefined,
  };
  const components = toJsonSchemaDefs(definitions, config) as Record<string, JsonSchema>;
  return {
    /** The schema of a definition; a shape with a name is a reference. */
    of(schema: GenericSchema): JsonSchema {
      const { $schema: _dialect, $defs: _named, ...described } = toJsonSchema(schema, config);
      return described;
    },
    /** The shapes that a description refers to, directly or by another. */
    usedBy(description: unknown): Record<string, JsonSchema> {
      const used: Record<string, JsonSchema> = {};
      const visit = (part: unknown) => {
        for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
          const shape = components[name];
          if (shape === undefined || name in used) continue;
          used[name] = shape;
          visit(shape);
        }
      };
      visit(description);
      return Object.fromEntries(Object.entries(used).sort(([one], [other]) => one.localeCompare(other)));
    },
  };
}

/** Converts definitions to schemas, by `shapes`. */
export type Shapes = Awaited<ReturnType<typeof shapes>>;
