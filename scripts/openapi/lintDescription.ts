import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The linter's recommended rules; a warning counts as an error does. */
const config = createConfig({
  extends: ['recommended'],
  rules: {
    // Contracts allow further fields, such as the `cart` of a refusal.
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    // A path has a trailing slash where the server's has one.
    'no-path-trailing-slash': 'off',
    // The descriptions are for the teams of the shop, and are not published.
    'info-license': 'off',
  },
});

/** What the linter finds in a description, a sentence each: rule, place and message. */
export async function lintDescription(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config: await config });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer ?? '#/'}: ${message}`,
  );
}
