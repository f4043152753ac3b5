import { isTermFor } from '#rules/search/suggestedTerms.ts';
import type { Question } from '#schemas/content.ts';

/** The text of HTML, for a search: it is never shown. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;|&#\d+;/g, ' ');

/** The questions for a typed text: each of its words begins a word of the question or of its answer. */
export const findQuestions = (questions: readonly Question[], typed: string): readonly Question[] =>
  typed.trim() === ''
    ? questions
    : questions.filter(({ question, answer }) => {
        const text = `${question} ${textOf(answer)}`.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
        return isTermFor(typed.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' '), text);
      });
