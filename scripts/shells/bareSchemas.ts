import type { Plugin } from 'vite';

type Fields = { entries: Record<string, unknown> } | undefined;

const namesOf = (fields: Fields) =>
  fields && { entries: Object.fromEntries(Object.keys(fields.entries).map((name) => [name, 0])) };

/** What a request is made of: the definition with the names of its fields, without their schemas and without the reply. */
function bare(definition: Record<string, unknown>) {
  const { method, base, path, headers, apiVersion, fixed, query, form, json } = definition;
  const fields = {
    query: namesOf(query as Fields),
    form: namesOf(form as Fields),
    json: namesOf(json as Fields),
  };
  return { method, base, path, headers, apiVersion, fixed, ...fields };
}

const isDefinition = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Takes the schemas out of the definitions of calls, for a script that sends one and reads no answer by it. */
export function bareSchemas(): Plugin {
  return {
    name: 'bare-schemas',
    async load(id) {
      if (!/\/src\/schemas\/\w+\.ts$/.test(id)) return undefined;
      const exported = (await import(/* @vite-ignore */ id)) as Record<string, unknown>;
      return Object.entries(exported)
        .filter(([, value]) => isDefinition(value))
        .map(
          ([name, value]) =>
            `export const ${name} = ${JSON.stringify(bare(value as Record<string, unknown>))};`,
        )
        .join('\n');
    },
  };
}
