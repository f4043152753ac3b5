import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'hono';
import * as v from 'valibot';

const headers = v.record(v.string(), v.string());
const schema = v.object({ every: headers, tls: headers });

/**
 * Adds the security headers that the build has written to every answer, and those for TLS if the request came over it.
 * An answer without `cache-control` is not cached. Throws if the build has no headers.
 */
export function builtHeaders(dist: string) {
  const { every, tls } = v.parse(
    schema,
    JSON.parse(readFileSync(join(dist, '.policy/headers.json'), 'utf8')),
  );
  return async (context: Context, next: Next) => {
    await next();
    const secure = context.req.url.startsWith('https:');
    for (const [name, value] of Object.entries({ ...every, ...(secure ? tls : {}) }))
      context.res.headers.set(name, value);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  };
}
