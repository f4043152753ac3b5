import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { states } from '#mocks/states.ts';
import { pactFolder, providers } from '#contracts/pact/providers.ts';

interface Target {
  /** Origin of the server under test; each provider has its own path below it. */
  url: string;
  /** Base URLs of single providers by name, if they differ. */
  bases?: Readonly<Record<string, string>>;
  /** Endpoint for provider states: `POST` of `{ state, params }`. */
  statesUrl: string;
  /** Headers of every request and of provider state calls; the mock identifies its visitor by one. */
  headers?: Readonly<Record<string, string>>;
  /** Contract files; default: all. */
  pacts?: readonly string[];
  quiet?: boolean;
}

interface ProxyRequest {
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** The verifier passes a form body as broken JSON text; this restores the form. */
function restoreFormBody(request: ProxyRequest, _response: unknown, next: () => void) {
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    const body = Buffer.from(new URLSearchParams(request.body as Record<string, string>).toString());
    request.body = body;
    request.headers['content-length'] = String(body.byteLength);
  }
  next();
}

function stateHandlers({ statesUrl, headers = {} }: Target) {
  return Object.fromEntries(
    Object.keys(states).map((state) => [
      state,
      async (params: unknown) => {
        const response = await fetch(statesUrl, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ state, params }),
        });
        if (!response.ok) {
          throw new Error(`Failed to set the state '${state}': ${response.status} ${await response.text()}`);
        }
      },
    ]),
  );
}

/** All contract files. Throws if there is none, so that an empty folder cannot pass. */
export function allPacts(): string[] {
  const files = readdirSync(pactFolder).filter((name) => name.endsWith('.json'));
  if (files.length === 0)
    throw new Error(`Failed to verify contracts: ${pactFolder} is empty. Run "npm run contracts" first.`);
  return files.map((name) => join(pactFolder, name));
}

function providerOf(file: string) {
  return Object.values(providers).find(({ name }) => file.endsWith(`-${name}.json`));
}

/**
 * Replays the contracts against a server, one provider after the other. Rejects with the verifier's report of the
 * first failure.
 */
export async function verify(target: Target): Promise<void> {
  const { headers = {} } = target;
  for (const file of target.pacts ?? allPacts()) {
    const provider = providerOf(file);
    if (provider === undefined) throw new Error(`Failed to verify ${file}: no provider has that name.`);
    await new Verifier({
      provider: provider.name,
      providerBaseUrl: target.bases?.[provider.name] ?? `${target.url}${provider.path}`,
      pactUrls: [file],
      stateHandlers: stateHandlers(target),
      requestFilter: restoreFormBody,
      ...(Object.keys(headers).length > 0 && { customProviderHeaders: { ...headers } }),
      logLevel: target.quiet ? 'error' : 'warn',
    }).verifyProvider();
  }
}
