import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { addressesApi } from '#api/addresses.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { openAddresses } from '#testing/render/openAddresses.ts';
import { useAddresses } from './useAddresses.ts';

const book = () => addressesApi.endpoints.getAddresses;

function Book() {
  const { read, addresses } = useAddresses();
  return <output>{read.isError ? 'failed' : addresses.map(({ city }) => city).join()}</output>;
}

/** A screen that a press opens and leaves. */
function Screen() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Abrir
      </button>
      {isOpen && <Book />}
    </>
  );
}

test('ADDR-15: a list that could not be read again is read once more when a screen opens', async () => {
  const { store } = await openAddresses('/', { children: <Screen /> });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  let reads = 0;
  const fail = () =>
    answerWith(
      http.post('*/customer/address', () => {
        reads += 1;
        return HttpResponse.json({ error: true });
      }),
    );
  const readAgain = () =>
    act(async () => {
      await store.dispatch(book().initiate({}, { forceRefetch: true, subscribe: false }));
    });
  await screen.findByText('La Plata');
  fail();
  await readAgain();
  expect(await screen.findByText('failed')).toBeVisible();
  expect(reads).toBe(1);
  press();
  answerAgain();
  press();
  await screen.findByText('La Plata');
  // What was read is not read again.
  fail();
  press();
  press();
  expect(screen.getByText('La Plata')).toBeVisible();
  expect(reads).toBe(1);
});
