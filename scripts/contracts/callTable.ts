import { providers } from '#contracts/pact/providers.ts';
import type { Endpoint } from '#schemas/endpoint.ts';

const placeOf = ({ base, method, path }: Endpoint) => `${base} ${method} ${path}`;

/** By what a request is recognised, where method and path are not enough. */
function distinction(call: Endpoint, calls: readonly Endpoint[]) {
  const { discriminator, fixed = {}, path } = call;
  const query = Object.entries(fixed).map(([name, value]) => `\`${name}=${value}\``);
  if (path.includes('*')) return `query ${query.join(', ')}`;
  if (discriminator !== undefined && discriminator in fixed)
    return `query \`${discriminator}=${fixed[discriminator]}\``;
  if (discriminator !== undefined) return `form with \`${discriminator}\``;
  const others = calls
    .filter((other) => other !== call && placeOf(other) === placeOf(call))
    .flatMap((other) => other.discriminator ?? []);
  return others.length === 0 ? '' : `form without \`${others.join('`, `')}\``;
}

/** Which request belongs to which call: name, provider, method, path below the provider, and distinction. */
export function callTable(calls: readonly Endpoint[]): string {
  const rows = [...calls]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(
      (call) =>
        `| \`${call.name}\` | ${providers[call.base].name} | ${call.method} | \`/${call.path}\` | ${distinction(call, calls)} |`,
    );
  return ['| call | provider | method | path | and |', '| --- | --- | --- | --- | --- |', ...rows].join('\n');
}
