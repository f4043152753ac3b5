import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { aQuestion } from '#fixtures/content.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const path = '/preguntas-frecuentes';
const title = { level: 1, name: 'Ayuda' } as const;
const orders = '¿Dónde está mi pedido?';

const answerHelp = (content: unknown) =>
  answerWith(
    http.get('*/api/menu/getstatic', () => HttpResponse.json({ error: false, message: '', content })),
  );

function ShownPath() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="path">{pathname + search + hash}</p>;
}
const shownPath = () => screen.getByTestId('path').textContent;
const withPath = (
  <>
    <Shell />
    <ShownPath />
  </>
);

const questionsShown = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent);
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar en la ayuda' }), {
    target: { value: text },
  });

describe('the paths of the help', () => {
  test.each(['ar', 'cl', 'co', 'br'] as const)(
    'ROUTE-31, ROUTE-32, ROUTE-33: all three show the help in %s',
    async (country) => {
      for (const visited of ['/help', '/atencion-al-cliente', '/preguntas-frecuentes/']) {
        const { unmount } = renderShop({ country, visited: [visited] });
        expect(await screen.findByRole('heading', title)).toBeVisible();
        expect(screen.getByText(orders)).toBeVisible();
        await waitFor(() => expect(document.title).toMatch(/^Ayuda \| /));
        unmount();
      }
    },
  );

  test('ROUTE-34: a visit to /help is replaced by the path of the country', async () => {
    renderShop({ visited: ['/cart', '/help?utm_source=mail#envios'], children: withPath });
    await screen.findByRole('heading', title);
    expect(shownPath()).toBe('/preguntas-frecuentes?utm_source=mail#envios');
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await waitFor(() => expect(shownPath()).not.toMatch(/^\/(?:help|preguntas)/));
  });

  test('ROUTE-34: where it is the path of the country it stays', async () => {
    renderShop({ country: 'co', visited: ['/help'], children: withPath });
    await screen.findByRole('heading', title);
    expect(shownPath()).toBe('/help');
  });
});

describe('the questions', () => {
  test('CONTENT-09, APP-17: each opens its answer, whose links stay in the shop', async () => {
    renderShop({ visited: [path], children: withPath });
    const question = await screen.findByText(orders);
    const box = question.closest('details') as HTMLDetailsElement;
    const link = await within(box).findByText('Mis pedidos');
    expect(link).not.toBeVisible();
    fireEvent.click(question);
    expect(link).toBeVisible();
    fireEvent.click(link);
    // The orders of a visitor without a session ask for one.
    await waitFor(() => expect(shownPath()).toBe('/login'));
  });

  test('CONTENT-09, CONTENT-11: an answer is shown without what could run', async () => {
    answerHelp([
      aQuestion({ answer: '<p onclick="window.ran=1">Texto</p><img src="x" onerror="window.ran=1">' }),
    ]);
    renderShop({ visited: [path] });
    const text = await screen.findByText('Texto');
    expect(text.parentElement?.innerHTML).toBe('<p>Texto</p>');
  });

  test('CONTENT-09: a search narrows them down, by question and answer', async () => {
    renderShop({ visited: [path] });
    await screen.findByText(orders);
    const all = questionsShown();
    search('seguimiento');
    expect(questionsShown()).toEqual([orders]);
    search('xyz');
    expect(questionsShown()).toEqual([]);
    expect(screen.getByText('Ninguna pregunta coincide con su búsqueda.')).toBeVisible();
    search('');
    expect(questionsShown()).toEqual(all);
  });

  test('CONTENT-09: a search leaves open what was opened, and nothing else', async () => {
    const others = ['¿Hay cambios?', '¿Hay talles?'].map((question) => aQuestion({ question, answer: '' }));
    answerHelp([...others, aQuestion({ question: orders })]);
    renderShop({ visited: [path] });
    const box = (await screen.findByText(orders)).closest('details');
    const opened = () =>
      [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);
    fireEvent.click(screen.getByText(orders));
    expect(box).toHaveAttribute('open');
    search('pedido');
    expect(questionsShown()).toEqual([orders]);
    expect(opened()).toEqual([orders]);
    search('');
    expect(questionsShown()).toHaveLength(3);
    expect(opened()).toEqual([orders]);
  });

  test('CONTENT-09: questions of the same text are all there, one without a text is not', async () => {
    answerHelp([aQuestion(), aQuestion({ answer: '' }), aQuestion({ question: ' ' })]);
    renderShop({ visited: [path] });
    await screen.findByRole('heading', title);
    expect(questionsShown()).toHaveLength(2);
  });
});

describe('without questions', () => {
  test.each([['an empty list', []] as const, ['nothing', null] as const])(
    'CONTENT-09: with %s under the key it says so, with a way home',
    async (_what, content) => {
      answerHelp(content);
      renderShop({ visited: [path] });
      const heading = { level: 1, name: 'Todavía no hay preguntas.' } as const;
      expect(await screen.findByRole('heading', heading)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    },
  );

  test('ERR-04, ERR-12: an answer that cannot be read is an error, and a retry loads them', async () => {
    await given('a call fails', { call: 'getHelp', fault: 'html' });
    renderShop({ visited: [path] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('the help has questions', {});
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(orders)).toBeVisible();
  });

  test('ERR-15, KEEP-09: without network it says so, and loads by itself when the network is back', async () => {
    await given('a call fails', { call: 'getHelp', fault: 'cut' });
    const { store } = renderShop({ visited: [path] });
    act(() => void store.dispatch(networkChanged(false)));
    expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
    await given('the help has questions', {});
    act(() => void store.dispatch(networkChanged(true)));
    expect(await screen.findByText(orders)).toBeVisible();
  });
});
