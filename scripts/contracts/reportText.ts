import type { InteractionResult } from '#contracts/verifier/result.ts';
import { mismatchTexts } from './mismatchText.ts';

/** The report of one failed interaction. */
function section(result: InteractionResult) {
  const { provider, call, description, states, outcome, trouble, mismatches } = result;
  const { request, expectedStatus, status, body } = result;
  return [
    `${provider} ${call}: '${description}' (${outcome})`,
    `  states: ${states.join(', ') || 'none'}`,
    `  request: ${request ?? 'not sent'}`,
    `  status: expected ${expectedStatus}, actual ${status ?? 'none'}`,
    ...(trouble === undefined ? [] : [`  ${trouble.text}`]),
    ...mismatchTexts(mismatches).map((text) => `  ${text}`),
    ...(body === undefined ? [] : [`  answer: ${body}`]),
  ].join('\n');
}

/**
 * The full report: each failed interaction with its request, differences and response, then Pact's own report.
 * Headers given on the command line are not in it.
 */
export function reportText(results: readonly InteractionResult[], pactText: string): string {
  const sections = results.filter(({ outcome }) => outcome !== 'kept').map(section);
  return [...sections, "Pact's own report:", pactText.trim(), ''].join('\n\n');
}
