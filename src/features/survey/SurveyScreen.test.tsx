import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openAs } from '#testing/render/openAccount.tsx';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { whenDecided } from '#testing/render/settled.ts';

const path = '/customer/nps/';
const thanks = { level: 1, name: 'Gracias por su respuesta.' } as const;

/** The answers that are sent. */
function listen() {
  const sent: string[] = [];
  answerWith(
    http.post('*/api/customer/nps', async ({ request }) => {
      sent.push(await request.clone().text());
      return undefined;
    }),
  );
  return sent;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar respuesta' }));
const title = () => screen.findByRole('heading', { level: 1, name: 'Encuesta' });

test('ROUTE-36, CONTENT-13, APP-17: a score from 0 to 10 and a comment are sent, and thanked for', async () => {
  const sent = listen();
  renderShop({ visited: [path] });
  expect(await title()).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Encuesta | Vidriera'));
  const offered = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(offered).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  fireEvent.click(screen.getByRole('radio', { name: '9' }));
  fireEvent.change(screen.getByLabelText('Comentario (opcional)'), {
    target: { value: ' Todo muy bien 🎉' },
  });
  send();
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(sent).toEqual(['score=9&comment=Todo+muy+bien']);
});

test('CONTENT-13: without a score nothing is sent, and it is asked for; without a comment it is', async () => {
  const sent = listen();
  renderShop({ visited: [path] });
  await title();
  send();
  expect(await screen.findByText('Elija un puntaje.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '0' })).toHaveFocus();
  fireEvent.click(screen.getByRole('radio', { name: '0' }));
  expect(screen.queryByText('Elija un puntaje.')).toBeNull();
  send();
  send();
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(sent).toEqual(['score=0&comment=']);
});

test('REACH-01: once it is sent the focus is on the page, since the button that had it is gone', async () => {
  renderShop({ visited: [path] });
  await title();
  fireEvent.click(screen.getByRole('radio', { name: '7' }));
  screen.getByRole('button', { name: 'Enviar respuesta' }).focus();
  send();
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('CONTENT-13: near the end of a long comment it says how much is left', async () => {
  renderShop({ visited: [path] });
  await title();
  const field = screen.getByLabelText('Comentario (opcional)');
  const left = (length: number) => {
    fireEvent.change(field, { target: { value: 'x'.repeat(length) } });
    return screen.queryByText(/letras?\.$/)?.textContent;
  };
  expect([899, 900, 999, 1000, 10].map(left)).toEqual([
    undefined,
    'Quedan 100 letras.',
    'Queda 1 letra.',
    'No entran más letras.',
    undefined,
  ]);
});

test('CONTENT-13, API-101: a customer sends her token', async () => {
  const sent = listen();
  const { store } = await openAs(path);
  await title();
  await whenDecided(store);
  fireEvent.click(screen.getByRole('radio', { name: '10' }));
  send();
  expect(await screen.findByRole('heading', thanks)).toBeVisible();
  expect(sent).toEqual([expect.stringMatching(/^score=10&comment=&token=[\w-]+$/)]);
});

test.each(['unavailable', 'refused', 'html', 'cut'] as const)(
  'CONTENT-13, ERR-12: an answer that is %s leaves what was typed, to be sent again',
  async (fault) => {
    await given('a call fails', { call: 'sendSurvey', fault });
    renderShop({ visited: [path] });
    await title();
    fireEvent.click(screen.getByRole('radio', { name: '4' }));
    fireEvent.change(screen.getByLabelText('Comentario (opcional)'), { target: { value: 'Tardó' } });
    send();
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    expect(screen.getByLabelText('Comentario (opcional)')).toHaveValue('Tardó');
    await given('anybody may answer the survey', {});
    send();
    expect(await screen.findByRole('heading', thanks)).toBeVisible();
  },
);
