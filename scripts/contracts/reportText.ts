import type { InteractionResult } from '#contracts/verifier/result.ts';
import { mismatchTexts } from './mismatchText.ts';

/** Everything about one interaction that was not kept. */
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
 * The full report: each interaction that was not kept with its request, differences and answer, then Pact's own report.
 * Headers given on the command line are not in it.
 */
export function reportText(results: readonly InteractionResult[], pactText: string): string {
  const sections = results.filter(({ outcome }) => outcome !== 'kept').map(section);
  return [...sections, "Pact's own report:", pactText.trim(), ''].join('\n\n');
}
