import type * as v from 'valibot';

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  boolean: 'true or false',
  Object: 'an object',
};

/** One sentence that names a wrong setting by its path, and says what is wrong with it. */
export function settingFault(issue: v.BaseIssue<unknown>): string {
  const { type, input, received, expected } = issue;
  const name = (issue.path ?? []).map(({ key }) => String(key)).join('.');
  if (type === 'parse_json') return `The settings are no JSON: ${received}.`;
  if (name === '') return `The settings must be an object in JSON, not ${received}.`;
  if (expected === 'never') return `${name} is no setting.`;
  if (received === 'undefined') return `${name} is missing.`;
  if (type === 'regex' && String(input).trim() === '') return `${name} is empty.`;
  const addresses =
    name === 'hosts.desktop'
      ? 'an https address without query, or empty'
      : 'an https address or a path with one slash first, without query';
  const wanted =
    type === 'regex'
      ? addresses
      : (words[expected ?? ''] ?? String(expected).replaceAll(/[()]/g, '').replaceAll(' | ', ' or '));
  return `${name} must be ${wanted}, not ${received}.`;
}
