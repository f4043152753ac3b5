import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Endpoint } from '#schemas/endpoint.ts';

const folder = fileURLToPath(new URL('../../src/schemas', import.meta.url));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'base' in value && 'reply' in value;

/** Every endpoint defined in `src/schemas`, so that a test over all calls cannot miss one. */
export async function definitions(): Promise<Endpoint[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(
    files
      .sort()
      .map((name) => import(/* @vite-ignore */ `#schemas/${name}`) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((exports) => Object.values(exports).filter(isEndpoint));
}
