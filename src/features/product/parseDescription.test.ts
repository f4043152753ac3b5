import { expect, test } from 'vitest';
import { parseDescription } from './parseDescription.ts';

test.each([
  ['', [], []],
  ['• Capellada de cuero\n• Suela de goma', [], ['Capellada de cuero', 'Suela de goma']],
  ['Cuero suave.\r\n\n  • Suela de goma ', ['Cuero suave.'], ['Suela de goma']],
  ['Igual.\nIgual.', ['Igual.'], []],
])('a description %j is read line by line', (text, sentences, points) => {
  expect(parseDescription(text)).toEqual({ sentences, points });
});
