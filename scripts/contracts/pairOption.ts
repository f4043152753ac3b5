import { validateHeaderName, validateHeaderValue } from 'node:http';

/** A parsed `NAME=VALUE` of the command line, or the reason why it is invalid. */
export type ReadPair = { name: string; value: string } | { fault: string };

/** Splits `NAME=VALUE` at the first `=`. */
export function readPair(option: string, text: string, example: string): ReadPair {
  const at = text.indexOf('=');
  const name = text.slice(0, at).trim();
  const value = text.slice(at + 1).trim();
  if (at === -1 || name === '' || value === '')
    return { fault: `${option} '${text}' must be NAME=VALUE, such as ${option} ${example}.` };
  return { name, value };
}

/** Headers that the contracts set themselves, and those that belong to one connection. */
const reserved = [
  'accept',
  'connection',
  'content-length',
  'content-type',
  'transfer-encoding',
  'x-os',
  'x-store',
];

/** Reads a header; its name in lower case. The value is not repeated in a fault, because it may be a secret. */
export function readHeader(text: string): ReadPair {
  const pair = readPair('--header', text, 'authorization=abc');
  if ('fault' in pair)
    return { fault: "--header must be NAME=VALUE, such as --header 'authorization=Bearer abc'." };
  const name = pair.name.toLowerCase();
  if (reserved.includes(name))
    return { fault: `--header ${name} cannot be set: the contracts fix ${reserved.join(', ')}.` };
  try {
    validateHeaderName(name);
  } catch {
    return { fault: `--header '${pair.name}' is no name of a header: use letters, digits and '-'.` };
  }
  try {
    validateHeaderValue(name, pair.value);
  } catch {
    return { fault: `--header ${name} has a value with characters that no header may have.` };
  }
  return { name, value: pair.value };
}
