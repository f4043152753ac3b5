import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const path = '/newsletter/unsign/key/nl-7f3a/';
const ended = { level: 1, name: 'Su suscripción fue cancelada.' } as const;

/** The keys that are sent. */
function listen() {
  const sent: string[] = [];
  answerWith(
    http.post('*/api/newsletter/unsign', async ({ request }) => {
      sent.push(await request.clone().text());
      return undefined;
    }),
  );
  return sent;
}

const title = () => screen.findByRole('heading', { level: 1, name: 'Newsletter' });
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Cancelar suscripción' }));

test('ROUTE-37, CONTENT-14, APP-17: it asks first, and sends the key of the address once', async () => {
  const sent = listen();
  renderShop({ visited: [path] });
  expect(await title()).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Newsletter | Vidriera'));
  expect(sent).toEqual([]);
  confirm();
  confirm();
  expect(await screen.findByRole('heading', ended)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(sent).toEqual(['key=nl-7f3a']);
});

test.each(['otra', '%E0%A4%A', 'a%2Fb%20c'])('CONTENT-14: the bad key %s is told', async (key) => {
  renderShop({ visited: [`/newsletter/unsign/key/${key}/`] });
  await title();
  confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  expect(screen.getByRole('button', { name: 'Cancelar suscripción' })).toBeEnabled();
});

test('CONTENT-14, FORM-03: sent again, it no longer says that it has failed, and waits for the answer', async () => {
  await given('a call fails', { call: 'unsubscribe', fault: 'unavailable' });
  renderShop({ visited: [path] });
  await title();
  const button = screen.getByRole('button', { name: 'Cancelar suscripción' });
  button.focus();
  confirm();
  expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-busy');
  const answer = Promise.withResolvers<Response>();
  answerWith(http.post('*/api/newsletter/unsign', () => answer.promise));
  confirm();
  await waitFor(() => expect(screen.queryByText('Ha ocurrido un error.')).toBeNull());
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('heading', ended)).toBeNull();
  answer.resolve(Response.json({ error: false, message: '' }));
  expect(await screen.findByRole('heading', ended)).toBeVisible();
});

test('CONTENT-14, ERR-15: without network it says so, and can be sent again', async () => {
  await given('a call fails', { call: 'unsubscribe', fault: 'cut' });
  const { store } = renderShop({ visited: [path] });
  await title();
  act(() => void store.dispatch(networkChanged(false)));
  confirm();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión disponible.');
  await given('a newsletter key is known', { key: 'nl-7f3a' });
  act(() => void store.dispatch(networkChanged(true)));
  confirm();
  expect(await screen.findByRole('heading', ended)).toBeVisible();
});
