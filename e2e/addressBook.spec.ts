import { anAddress } from '#fixtures/addresses.ts';
import { aFingerprint, aStatedCustomer } from '#fixtures/customer.ts';
import { cardOf, cards, choose, fieldOf } from './addressBook.ts';
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

test.describe('a customer with three addresses', () => {
  test.beforeEach(async ({ context, given }) => {
    await given('a customer has addresses', book);
    await remember(context, book.customer);
  });

  test('ADDR-10, ERR-61, ERR-62: changes the default one, and removes another', async ({ page }) => {
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
      .getByRole('button', { name: /^Eliminar/ })
      .tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).tap(patient);
    await expect(page.getByText('Dirección removida exitosamente.')).toBeVisible(patient);
    await expect(cards(page)).toHaveText(['Calle 7 776', 'Av. 13 912'], patient);
    await page.reload();
    await expect(cards(page)).toHaveText(['Calle 7 776', 'Av. 13 912'], patient);
  });

  test('FORM-02, ADDR-21: an address that another tab has removed says so, and its form is kept', async ({
    page,
    openTab,
  }) => {
    const other = await openTab();
    await open(page, 'ar', '/account/editaddress/303/');
    await fieldOf(page, 'Calle').fill('Pasaje Ñandú', patient);
    await open(other, 'ar', '/account/addresses');
    await cardOf(other, 'Pasaje Ñu 4')
      .getByRole('button', { name: /^Eliminar/ })
      .tap(patient);
    await other.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).tap(patient);
    await expect(other.getByText('Dirección removida exitosamente.')).toBeVisible(patient);

    await page.bringToFront();
    await page.getByRole('button', { name: 'Guardar' }).tap();
    await expect(page.getByRole('alert').getByText('Esta dirección ya no está en su cuenta.')).toBeVisible(
      patient,
    );
    await expect(fieldOf(page, 'Calle')).toHaveValue('Pasaje Ñandú');
    await open(page, 'ar', '/account/editaddress/303/');
    await expect(page.getByText('La página solicitada no existe.')).toBeVisible(patient);
    await page.getByRole('link', { name: 'Ver mis direcciones' }).tap();
    await expect(cards(page)).toHaveText(['Calle 7 776', 'Av. 13 912'], patient);
  });

  test('ERR-12, ADDR-07: a list of cities that fails says so, is tried again, and keeps what was typed', async ({
    page,
  }) => {
    const cities = '**/api/cities**';
    await page.route(cities, (route) => route.fulfill({ json: { success: false, message: '', data: null } }));
    await open(page, 'ar', '/account/addaddress');
    await fieldOf(page, 'Calle').fill('Diagonal 74', patient);
    await choose(page, 'Provincia', 'Buenos Aires');
    await page.getByRole('combobox', { name: 'Ciudad' }).tap();
    await expect(page.getByRole('dialog').getByText('Ha ocurrido un error.')).toBeVisible(patient);
    await page.unroute(cities);
    await page.getByRole('dialog').getByRole('button', { name: 'Reintentar' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'La Plata' }).tap(patient);
    await expect(page.getByRole('combobox', { name: 'Ciudad' })).toHaveText('La Plata');
    await expect(fieldOf(page, 'Calle')).toHaveValue('Diagonal 74');
  });

  test('ADDR-22, REACH-01: an address is added by keyboard alone', async ({ page }) => {
    await open(page, 'ar', '/account/addresses');
    await page.getByRole('link', { name: 'Agregar dirección' }).focus(patient);
    await page.keyboard.press('Enter');
    await fieldOf(page, 'Nombre').focus(patient);
    const pick = async (name: string) => {
      await page.keyboard.press('Enter');
      const search = page.getByRole('dialog').getByRole('searchbox');
      await expect(search).toBeVisible(patient);
      await search.focus();
      await page.keyboard.type(name);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('dialog').getByRole('button', { name, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    for (const each of ['María José', "D'Angelo", '221', '4567890', '']) {
      await page.keyboard.type(each);
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('combobox', { name: 'Provincia' })).toBeFocused();
    await pick('Buenos Aires');
    await expect(page.getByRole('combobox', { name: 'Provincia' })).toBeFocused();
    await page.keyboard.press('Tab');
    await pick('La Plata');
    await page.keyboard.press('Tab');
    for (const each of ['1900', 'Diagonal 74', '1551']) {
      await page.keyboard.type(each);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Dirección agregada exitosamente.')).toBeVisible(patient);
    await expect(cards(page)).toHaveCount(4, patient);
  });
});
