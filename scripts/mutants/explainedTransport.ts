import { type Explained, forOneReason, list, neverUsed, noMatch } from './explanation.ts';

/** What no test can turn red of the transport. */
export const explainedTransport: readonly Explained[] = [
  ...forOneReason(neverUsed, [['src/api/transport/requestOf.ts', 'fields?.entries', 'fields.entries']]),
  ...forOneReason(noMatch, [['src/api/transport/requestOf.ts', '[]', list]]),
  {
    file: 'src/api/transport/attempt.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'A function without return gives undefined too.',
  },
  {
    file: 'src/api/transport/baseQuery.ts',
    code: '{ endpoint, args }',
    replacement: '{}',
    reason: 'The attempts of a call share the request that was made of it before.',
  },
  {
    file: 'src/api/transport/schemaFailure.ts',
    code: '(part as Fields)?.key',
    replacement: '(part as Fields).key',
    reason: 'No step of a path is null.',
  },
];
