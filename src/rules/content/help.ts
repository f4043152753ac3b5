import { isTermFor } from '#rules/search/terms.ts';
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

/** The path under which a link or a former page of another country may name the help. */
const shared = /^\/help\/?(?=[?#]|$)/;

/**
 * The address of the help in a country, for a visit to `/help` there; undefined where the address stays: the other paths
 * of the help work in every country (ROUTE-34). `helpPath` is that of the country.
 */
export function localHelpUrl(url: string, helpPath: string): string | undefined {
  const local = url.replace(shared, helpPath);
  return shared.test(helpPath) || local === url ? undefined : local;
}
