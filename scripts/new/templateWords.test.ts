import { expect, test } from 'vitest';
import { refuseTemplateWord } from './templateWords.ts';

test.each(['texts', 'error', 'message', 'data', 'shell', 'endpoints', 'http', 'rows'])(
  '%s is refused in one sentence',
  (word) => {
    expect(() => refuseTemplateWord(word)).toThrow(
      new Error(`'${word}' is a word of the templates: take another noun.`),
    );
  },
);

test.each(['stores', 'reviews', 'messages', 'shops', 'names', 'points', 'coupons'])(
  '%s can be named',
  (noun) => {
    expect(() => refuseTemplateWord(noun)).not.toThrow();
  },
);
