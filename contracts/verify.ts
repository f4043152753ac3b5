import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { states } from '#mocks/states.ts';
import { pactFolder, providers } from './providers.ts';

interface Target {
  /** Origin of the server under test; each provider is expected below its own path of it. */
  url: string;
  /** Base address of single providers, by name, where it is another. */
  bases?: Readonly<Record<string, string>>;
  /** Where provider states are set: `POST` of `{ state, params }`. */
  statesUrl: string;
  /** Headers of every request, the setting of states included; the mock names its visitor so. */
  headers?: Readonly<Record<string, string>>;
  /** Contract files; all that are kept otherwise. */
  pacts?: readonly string[];
  quiet?: boolean;
}

interface ProxyRequest {
  headers: Record<string, string | undefined>;
  body: unknown;
}

/** The verifier hands a form on as the text of a broken JSON: it is written again as the form it was. */
function mendForm(request: ProxyRequest, _response: unknown, next: () => void) {
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

/** The contract files that are kept. Throws when there is none, so that nothing is never a success. */
export function keptPacts(): string[] {
  const files = readdirSync(pactFolder).filter((name) => name.endsWith('.json'));
  if (files.length === 0)
    throw new Error(`Failed to verify: ${pactFolder} is empty. Run "npm run contracts" first.`);
  return files.map((name) => join(pactFolder, name));
}

/** The provider that a contract file is about. */
function providerOf(file: string) {
  return Object.values(providers).find(({ name }) => file.endsWith(`-${name}.json`));
}

/** Replays the contracts on a server, one provider after the other. Rejects with the verifier's report of the first that fails. */
export async function verify(target: Target): Promise<void> {
  const { headers = {} } = target;
  for (const file of target.pacts ?? keptPacts()) {
    const provider = providerOf(file);
    if (provider === undefined) throw new Error(`Failed to verify ${file}: no provider has that name.`);
    await new Verifier({
      provider: provider.name,
      providerBaseUrl: target.bases?.[provider.name] ?? `${target.url}${provider.path}`,
      pactUrls: [file],
      stateHandlers: stateHandlers(target),
      requestFilter: mendForm,
      ...(Object.keys(headers).length > 0 && { customProviderHeaders: { ...headers } }),
      logLevel: target.quiet ? 'error' : 'warn',
    }).verifyProvider();
  }
}
