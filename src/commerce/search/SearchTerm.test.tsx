import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { correctionTexts } from '#texts/search.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { CorrectedTerm, SearchTerm } from './SearchTerm.tsx';

test('SEARCH-08: a term is a link to its results, and is told when it is searched for', () => {
  const onSearch = vi.fn<(term: string) => void>();
  renderShop({ children: <SearchTerm term="botas de cuero" onSearch={onSearch} /> });
  const link = screen.getByRole('link', { name: 'botas de cuero' });
  expect(link).toHaveAttribute('href', '/catalog/?q=botas%20de%20cuero');
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('botas de cuero');
});

test('SEARCH-08: a press leads to its results, also where nobody is told', async () => {
  renderShop({ children: <SearchTerm term="botas" /> });
  const prevented: boolean[] = [];
  const note = (event: Event) => prevented.push(event.defaultPrevented);
  addEventListener('click', note);
  fireEvent.click(screen.getByRole('link', { name: 'botas' }));
  removeEventListener('click', note);
  // The router has taken it over.
  expect(prevented).toEqual([true]);
});

test('SEARCH-02: a blank term leads to all products', () => {
  renderShop({ children: <SearchTerm term=" " label="Todo" /> });
  expect(screen.getByRole('link', { name: 'Todo' })).toHaveAttribute('href', '/catalog/');
});

test('FIND-05: the corrected spelling is named, with a link to the results for what was typed', () => {
  renderShop({ children: <CorrectedTerm typed="sapatillas" corrected="zapatillas" /> });
  const { correction } = correctionTexts('ar');
  const link = screen.getByRole('link', { name: correction.asTyped('sapatillas') });
  expect(link).toHaveAttribute('href', '/catalog/?q=%22sapatillas%22');
  expect(link.parentElement).toHaveTextContent(
    `${correction.shownFor('zapatillas')} ${correction.asTyped('sapatillas')}`,
  );
});

test('FIND-05: of what was typed in quotation marks the link names the words alone', () => {
  renderShop({ children: <CorrectedTerm typed={'"sapatillas"'} corrected="zapatillas" /> });
  const { correction } = correctionTexts('ar');
  const link = screen.getByRole('link', { name: correction.asTyped('sapatillas') });
  expect(link).toHaveAttribute('href', '/catalog/?q=%22sapatillas%22');
});
