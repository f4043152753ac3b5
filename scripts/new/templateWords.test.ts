import { expect, test } from 'vitest';
import { namesOf } from './names.ts';
import { refuseTemplateWord } from './templateWords.ts';

const taken = 'texts error message data shell endpoints http rows partials apiReads shop vs replyOfs';

test.each(taken.split(' '))('%s is refused in one sentence', (word) => {
  expect(() => refuseTemplateWord(namesOf(word))).toThrow(
    new Error(`'${word}' clashes with a word of the templates: take another noun.`),
  );
});

test.each(['stores', 'reviews', 'messages', 'shops', 'names', 'points', 'coupons', 'entries', 'help'])(
  '%s can be named',
  (noun) => {
    expect(() => refuseTemplateWord(namesOf(noun))).not.toThrow();
  },
);
