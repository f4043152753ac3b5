import { interactionsOf, type Pact } from '#contracts/pact/pactFile.ts';
import { providers } from '#contracts/pact/providers.ts';
import type { Base, Endpoint } from '#schemas/endpoint.ts';
import { type ContractedCall, operationOf } from './operation.ts';
import type { Shapes } from './shapes.ts';

/** The path of a call in OpenAPI: `cart/` is '/cart/', `:path*` is '/{path}'. */
const pathOf = ({ path }: Endpoint) => `/${path.replaceAll(/:(\w+)\*?/g, '{$1}')}`;

const codeUnits = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The OpenAPI description of the calls of one provider, with the responses of its contract as examples. */
export function describeProvider(base: Base, calls: readonly Endpoint[], pact: Pact, shapes: Shapes) {
  const all = calls
    .filter((call) => call.base === base)
    .toSorted((one, other) => codeUnits(one.name, other.name))
    .map((call): ContractedCall => ({ call, interactions: interactionsOf(call, pact) }));
  const paths: Record<string, Record<string, unknown>> = {};
  const places = Map.groupBy(all, ({ call }) => `${pathOf(call)} ${call.method.toLowerCase()}`);
  for (const [place, shared] of [...places].sort(([one], [other]) => codeUnits(one, other))) {
    const [path = '', method = ''] = place.split(' ');
    paths[path] = { ...paths[path], [method]: operationOf(shared, shapes) };
  }
  const { name, path } = providers[base];
  return {
    openapi: '3.1.0',
    info: {
      title: `Vidriera: ${name}`,
      version: '1.0.0',
      description:
        'What the shop sends and what it reads of the answers. Generated from the definitions of the calls and the contracts by `npm run openapi`; do not edit.',
    },
    servers: [{ url: path, description: 'The mock backend, where `npm start` serves it.' }],
    // The token of a customer is a field of the form, the query or the path.
    security: [],
    paths,
    components: { schemas: shapes.usedBy(paths) },
  };
}
