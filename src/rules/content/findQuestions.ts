import { isTermFor } from '#rules/search/suggestedTerms.ts';
import type { Question } from '#schemas/content.ts';

/** The text of HTML, for a search: it is never shown. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;|&#\d+;/g, ' ');

/** The words of a text, without its signs. */
const wordsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ' ');

/** The questions for a typed text: each of its words begins a word of the question or of its answer; all of them for none. */
export const findQuestions = (questions: readonly Question[], typed: string): readonly Question[] =>
  questions.filter(({ question, answer }) =>
    isTermFor(wordsOf(typed), wordsOf(`${question} ${textOf(answer)}`)),
  );
