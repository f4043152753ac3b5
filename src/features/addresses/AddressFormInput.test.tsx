import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Shell } from '#app/shell/Shell.tsx';
import { answerWith } from '#testing/render/mockWorker.ts';
import {
  described,
  fieldOf,
  fill,
  fillAll,
  openAddresses,
  openAddressForm as openForm,
  send,
  watchAddresses as watch,
} from '#testing/render/openAddresses.ts';
import { shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';

const add = '/account/addaddress';
const edit = '/account/editaddress/301/';
const list = '/account/addresses';

/** The browser's own way back, beside the shop. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Un paso atrás
    </button>
  );
}

describe('a form that is done', () => {
  test("ADDR-21: opened from the list, returns to it, from where the browser's way back leads before it", async () => {
    const children = (
      <>
        <Back />
        <Shell />
      </>
    );
    const { store } = await openAddresses(list, { children });
    (await screen.findByRole('link', { name: 'Agregar dirección' })).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByLabelText('Nombre');
    await fillAll();
    await send();
    await waitForUrl(store, list);
    fireEvent.click(screen.getByRole('button', { name: 'Un paso atrás' }));
    await waitFor(() => expect(shownUrl(store)).toBe('/menu'));
  });

  test.each([
    ['a screen of the shop, returns to it', { opened: true }, '/menu'],
    ['nothing in the shop, leads to the list', undefined, list],
  ])('ADDR-21: opened from %s', async (_from, state, url) => {
    const { store } = await openForm(edit, { state });
    await send();
    await waitForUrl(store, url);
    expect(shownUrl(store)).toBe(url);
  });
});

describe('what a shopper may type', () => {
  test.each([
    ['VAL-09, FORM-02', { Apellido: 'Ana-Luz' }, 'Este campo no acepta «-».'],
    ['VAL-12, FORM-02', { Calle: 'Calle 5 / 7' }, 'Este campo no acepta «/».'],
    ['VAL-31, VAL-29', { Teléfono: '12.34' }, 'Ingrese un valor válido'],
  ])('%s: %j is said to be wrong, not sent, and kept', async (_ids, wrong, fault) => {
    await openForm(edit);
    const sent = watch('edit_address');
    fill(wrong);
    await send();
    for (const [label, text] of Object.entries(wrong)) {
      await described(label, fault);
      expect(fieldOf(label)).toHaveValue(text);
    }
    expect(sent).toEqual([]);
  });

  test('VAL-31, FORM-02: a phone with the area code is right once that field has it, and sent without', async () => {
    await openForm(edit);
    const sent = watch('edit_address');
    fill({ Teléfono: '(011) 4444-5555' });
    fireEvent.blur(fieldOf('Teléfono'));
    await described('Teléfono', 'Ingrese un valor válido');
    fill({ 'Código de área': '(011)' });
    fireEvent.blur(fieldOf('Código de área'));
    await waitFor(() => expect(fieldOf('Teléfono')).not.toHaveAttribute('aria-invalid'));
    await send();
    await waitFor(() => expect(sent).toMatchObject([{ prefix: '11', phone: '44445555' }]));
  });

  const malformed = { success: true, message: '', data: { addresstypes: [{ id: '1' }, null] } };
  test.each([
    ['without the types of address a new one is sent without', add, 'new_address', { success: false }, ''],
    ['with types that cannot be read a known one keeps its own', edit, 'edit_address', malformed, '1'],
  ] as const)('API-25, ADDR-09: %s', async (_what, path, call, reply, type) => {
    const answer = () =>
      answerWith(http.get('*/addresstypes', () => HttpResponse.json({ message: '', ...reply })));
    const { store } = await openForm(path, { before: answer });
    const sent = watch(call);
    if (path === add) await fillAll();
    expect(screen.queryByRole('radio')).toBeNull();
    await send();
    await waitForUrl(store, list);
    expect(sent).toEqual([expect.objectContaining({ address_type: type })]);
  });
});
