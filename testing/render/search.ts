import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerWith } from './mockWorker.ts';
import { renderShop } from './renderShop.tsx';

/** Renders the search screen. */
export const openSearch = (options: Parameters<typeof renderShop>[0] = {}) =>
  renderShop({ visited: ['/search'], ...options });

export const findBox = () => screen.findByRole('combobox', { name: 'Buscar productos y marcas' });
export const type = (box: HTMLElement, text: string) => fireEvent.change(box, { target: { value: text } });
export const submit = (box: HTMLElement) => fireEvent.submit(box.closest('form') as HTMLFormElement);

/** Presses a key in the box. */
export const press = (box: HTMLElement, key: string) => fireEvent.keyDown(box, { key });

/** The terms that are suggested now. */
export const suggested = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const findSuggestions = () => screen.findByRole('listbox', { name: 'Sugerencias' });

/** Waits for the results of a search, by their title. */
export const findResults = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Records the texts that suggestions are requested for, of either source. */
export function watchSuggestions(
  answer: (q: string) => Response | Promise<Response> | undefined = () => undefined,
) {
  const texts: string[] = [];
  for (const address of ['*/bff/catalog/suggestion', '*/api/search/'])
    answerWith(
      http.get(address, ({ request }) => {
        const q = new URL(request.url).searchParams.get('q');
        if (q === null) return undefined;
        texts.push(q);
        return answer(q);
      }),
    );
  return texts;
}

/** A response with suggestions, of either source. */
export const suggestionsOf = (...terms: string[]) =>
  HttpResponse.json({
    error: false,
    message: '',
    suggestions: terms.map((term) => ({ term, count: 1 })),
    correctedTerm: '',
  });
