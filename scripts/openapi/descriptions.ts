import { cachedPacts } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';
import type { Base } from '#schemas/endpoint.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { formatted } from '../formatted.ts';
import { describeProvider } from './describeProvider.ts';
import { shapes } from './shapes.ts';

/** Folder of the generated descriptions, one file per provider. */
export const openApiFolder = 'contracts/openapi';

/** The text that each file of the folder must have, by the definitions and contracts of now. */
export async function descriptions(): Promise<Map<string, string>> {
  const calls = await definitions();
  const shared = await shapes();
  const readPact = cachedPacts();
  const texts = (Object.keys(providers) as Base[]).map(async (base) => {
    const file = `${openApiFolder}/${providers[base].name}.json`;
    const described = describeProvider(base, calls, readPact(base), shared);
    return [file, await formatted(file, JSON.stringify(described))] as const;
  });
  return new Map(await Promise.all(texts));
}
