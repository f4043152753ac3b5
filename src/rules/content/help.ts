import { isTermFor } from '#rules/search/terms.ts';
import type { Question } from '#schemas/content.ts';

/** Returns the text of HTML, for searching only. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;|&#\d+;/g, ' ');

/** The words of a text, without its signs. */
const wordsOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ' ');

/** Finds the questions for a typed text: each word begins a word of the question or its answer. Without text, all. */
export const findQuestions = (questions: readonly Question[], typed: string): readonly Question[] =>
  questions.filter(({ question, answer }) =>
    isTermFor(wordsOf(typed), wordsOf(`${question} ${textOf(answer)}`)),
  );

/** The path of the help in links and pages of other countries. */
const shared = /^\/help\/?(?=[?#]|$)/;

/**
 * Returns the URL that replaces `/help` in a country with another path for its help; undefined if the URL stays, because
 * the other paths of the help work in every country (ROUTE-34). `helpPath` is the country's path.
 */
export function localHelpUrl(url: string, helpPath: string): string | undefined {
  const local = url.replace(shared, helpPath);
  return shared.test(helpPath) || local === url ? undefined : local;
}
