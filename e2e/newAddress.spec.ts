import type { CountryCode } from '#countries/country.ts';
import { violationsIn } from './axe.ts';
import { cards, choose, fieldOf, fill } from './addressBook.ts';
import { expect, open, test } from './journey.ts';
import { pathOf, patient, signOut } from './signIn.ts';

/** What a customer of a country types, by the labels of the fields, and the region and city that she chooses. */
const people: Record<CountryCode, { document: string; typed: Record<string, string>; places: string[][] }> = {
  ar: {
    document: '30.123.456',
    typed: { 'Código de área': '221', Teléfono: '4567 890', 'Código postal': '1900' },
    places: [
      ['Provincia', 'Buenos Aires'],
      ['Ciudad', 'La Plata'],
    ],
  },
  cl: {
    document: '12.345.678-5',
    typed: { Teléfono: '9 8765 4321', 'Código postal': '234 0000' },
    places: [
      ['Región', 'Valparaíso'],
      ['Ciudad', 'Valparaíso'],
    ],
  },
  co: {
    document: '1.020.304.050',
    typed: { Teléfono: '300 123 4567' },
    places: [
      ['Departamento', 'Antioquia'],
      ['Ciudad', 'Medellín'],
    ],
  },
  br: {
    document: '529.982.247-25',
    typed: { Teléfono: '41 98765-4321', 'Código postal': '80010-000' },
    places: [
      ['Estado', 'Paraná'],
      ['Ciudad', 'Curitiba'],
    ],
  },
};

for (const [country, { document, typed, places }] of Object.entries(people) as [
  CountryCode,
  (typeof people)[CountryCode],
][])
  test(`ADDR-21, ERR-60, ROUTE-16: a new customer in ${country} registers, adds an address and signs out`, async ({
    page,
  }) => {
    await open(page, country, '/register');
    await fill(page, {
      'E-mail': 'maria@mail.com',
      Contraseña: 'Clave123',
      'Repetir contraseña': 'Clave123',
      Nombre: 'María José',
      Apellido: "Núñez D'Angelo",
      Día: '7',
      Mes: '5',
      Año: '1990',
    });
    if (country === 'co') await page.getByLabel('Tipo de documento').selectOption('CC');
    await page.getByLabel(/^Número de /).fill(document);
    await page.getByRole('radio', { name: 'Femenino' }).check();
    await page.getByRole('button', { name: 'Registrarse' }).tap();
    await expect(page.getByText('Usuario registrado exitosamente.')).toBeVisible(patient);

    await open(page, country, '/account');
    await page.getByRole('link', { name: 'Mis direcciones' }).tap(patient);
    await expect(page.getByText('Todavía no tiene direcciones.')).toBeVisible(patient);
    await page.getByRole('link', { name: 'Agregar dirección' }).tap();
    const street = 'Calle de los Ñandúes';
    await expect(fieldOf(page, 'Nombre')).toBeVisible(patient);
    await fill(page, {
      Nombre: 'María José',
      Apellido: "Núñez D'Angelo",
      ...typed,
      Calle: street,
      Número: '12',
    });
    for (const [label = '', name = ''] of places) await choose(page, label, name);
    await page.getByRole('button', { name: 'Guardar' }).tap();
    await expect(page.getByText('Dirección agregada exitosamente.')).toBeVisible(patient);
    await expect(cards(page)).toHaveText([`${street} 12`], patient);
    expect(pathOf(page)).toBe('/account/addresses');
    expect(await violationsIn(page)).toEqual([]);

    await open(page, country, '/account');
    await signOut(page);
    await expect(page.getByRole('heading', { name: 'Mi cuenta' })).toHaveCount(0, patient);
    await open(page, country, '/account/addresses');
    await expect.poll(() => pathOf(page), patient).toMatch(/^\/login/);
  });
