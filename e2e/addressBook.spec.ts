import { anAddress } from '#fixtures/addresses.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { cardOf, cards, fieldOf } from './addressBook.ts';
import { expect, open, test } from './journey.ts';
import { patient, remember } from './signIn.ts';

const none = { is_default_billing: '0', is_default_shipping: '0' } as const;
const home = anAddress();
const work = anAddress({ ...none, id_customer_address: '302', address1: 'Av. 13', street_number: '912' });
const mother = anAddress({ ...none, id_customer_address: '303', address1: 'Pasaje Ñu', street_number: '4' });

const book = {
  customer: aStatedCustomer(),
  token: 'tok-140',
  fingerprint: aFingerprint,
  addresses: [home, work, mother],
};

test('ADDR-10, ERR-61: a customer changes her default address, and removes another one in a second tab', async ({
  page,
  context,
  given,
  openTab,
}) => {
  await given('a customer has addresses', book);
  await remember(context, book.customer);
  await open(page, 'ar', '/account/addresses');
  await expect(cardOf(page, 'Calle 7 776').getByText('Dirección de envío')).toBeVisible(patient);
  await cardOf(page, 'Av. 13 912')
    .getByRole('link', { name: /^Editar/ })
    .tap();
  await page.getByLabel('Usar como dirección de envío').check(patient);
  await page.getByRole('button', { name: 'Guardar' }).tap();
  await expect(page.getByText('Dirección editada exitosamente.')).toBeVisible(patient);
  await expect(cardOf(page, 'Av. 13 912').getByText('Dirección de envío')).toBeVisible(patient);
  await expect(page.getByText('Dirección de envío')).toHaveCount(1);
  await expect(cardOf(page, 'Calle 7 776').getByText('Dirección de facturación')).toBeVisible();
  await cardOf(page, 'Pasaje Ñu 4')
    .getByRole('link', { name: /^Editar/ })
    .tap();
  await fieldOf(page, 'Calle').fill('Pasaje Ñandú', patient);

  const other = await openTab();
  await test.step('ADDR-21, ERR-62: it is removed once that is confirmed', async () => {
    await open(other, 'ar', '/account/addresses');
    await cardOf(other, 'Pasaje Ñu 4')
      .getByRole('button', { name: /^Eliminar/ })
      .tap(patient);
    await other.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).tap(patient);
    await expect(other.getByText('Dirección removida exitosamente.')).toBeVisible(patient);
    await expect(cards(other)).toHaveText(['Calle 7 776', 'Av. 13 912'], patient);
  });

  await test.step('FORM-02: its form in the first tab says so, and keeps what was typed', async () => {
    await page.bringToFront();
    await page.getByRole('button', { name: 'Guardar' }).tap();
    const refusal = page.getByRole('alert').getByText('Esta dirección ya no está en su cuenta.');
    await expect(refusal).toBeVisible(patient);
    await expect(fieldOf(page, 'Calle')).toHaveValue('Pasaje Ñandú');
  });

  await test.step('ROUTE-46: its address leads to the list', async () => {
    await open(page, 'ar', '/account/editaddress/303/');
    await expect(page.getByText('La página solicitada no existe.')).toBeVisible(patient);
    await page.getByRole('link', { name: 'Ver mis direcciones' }).tap();
    await expect(cards(page)).toHaveText(['Calle 7 776', 'Av. 13 912'], patient);
  });
});
