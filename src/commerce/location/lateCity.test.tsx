import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { manyCities } from '#fixtures/cities.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import {
  closeCitySheet,
  holdPosition,
  openCitySheet,
  type Places,
  press,
  save,
  showCitySheet,
} from '#testing/render/openCitySheet.tsx';

const isOpen = () => document.querySelector('dialog:not([data-leaving])') !== null;
const rest = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('what comes late', () => {
  test('GEO-08: a position of an earlier time changes nothing', async () => {
    const position = holdPosition();
    const { inStore } = showCitySheet();
    await openCitySheet();
    press('Usar mi ubicación');
    await closeCitySheet();
    await openCitySheet();
    position.tell({ lat: -34.9, lng: -57.9 });
    await rest();
    expect(isOpen()).toBe(true);
    expect(inStore()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Usar mi ubicación' })).not.toHaveAttribute('aria-busy');
    position.restore();
  });

  test('GEO-08: a position that comes after the dialog was closed changes nothing', async () => {
    const position = holdPosition();
    const { inStore } = showCitySheet();
    await openCitySheet();
    press('Usar mi ubicación');
    await closeCitySheet();
    position.tell({ lat: -34.9, lng: -57.9 });
    await rest();
    expect(inStore()).toBeUndefined();
    position.restore();
  });

  test('GEO-06, KEEP-08: the dialog does not open on a screen to which the shopper has gone meanwhile', async () => {
    showCitySheet();
    press('Abrir');
    press('Irse');
    await rest();
    expect(isOpen()).toBe(false);
    press('Volver');
    await rest();
    expect(isOpen()).toBe(false);
  });

  test('GEO-06, KEEP-08: a dialog whose code comes late does not open for a shopper who was elsewhere meanwhile', async () => {
    const code = Promise.withResolvers<void>();
    showCitySheet(undefined, {}, code.promise);
    press('Abrir');
    press('Irse');
    press('Volver');
    code.resolve();
    await rest();
    expect(isOpen()).toBe(false);
    await openCitySheet();
  });

  test('GEO-06, SESS-01: the dialog does not stay open on another screen, nor comes back with the one before', async () => {
    showCitySheet();
    await openCitySheet();
    press('Irse');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Volver');
    await rest();
    expect(isOpen()).toBe(false);
  });
});

describe('where there is nothing to choose', () => {
  const inForce = { region: '5', city: '999' };

  test.each<[string, Places, string]>([
    ['no cities', { cities: [] }, 'Por ahora no hay ciudades con envíos aquí.'],
    ['no regions', { regions: [] }, 'Por ahora no hay ciudades para elegir.'],
  ])('GEO-06: with %s it says so, and leads on without a city', async (_what, places, text) => {
    const { inStore, setCookie } = showCitySheet(inForce, places);
    press('Abrir');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Ciudad' })).toBeNull();
    press('Continuar sin ciudad');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inStore()).toEqual(inForce);
    expect(setCookie).not.toHaveBeenCalled();
  });

  test('GEO-06, ERR-12: with a list that fails it says so, and leads on without a city', async () => {
    answerWith(http.get('*/cities', () => HttpResponse.json({ success: false, message: '' })));
    const { setCookie } = showCitySheet();
    press('Abrir');
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    press('Continuar sin ciudad');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(setCookie).not.toHaveBeenCalled();
  });
});

/** Opens the list of a field. */
async function openPlaces(label: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  return within(await screen.findByRole('dialog', { name: label }));
}

/** Chooses a place by a part of its name. */
async function find(label: string, text: string, name: string) {
  const sheet = await openPlaces(label);
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: text } });
  await userEvent.click(await sheet.findByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveTextContent(name));
}

test('GEO-06: one of many regions and of thousands of cities is found by a part of its name', async () => {
  const { inStore } = showCitySheet(undefined, manyCities());
  await openCitySheet();
  await find('Provincia', 'region 30', 'Región 30');
  expect(save()).toBeDisabled();
  await find('Ciudad', 'nicolas 2471', 'San Nicolás 2471');
  await userEvent.click(save());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inStore()).toEqual({ region: '30', city: '2471' });
});

test('a list that is opened again begins without the last search', async () => {
  showCitySheet(undefined, manyCities());
  await openCitySheet();
  await find('Provincia', 'region 30', 'Región 30');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Provincia' })).toBeNull());
  const sheet = await openPlaces('Provincia');
  expect(sheet.getByRole('searchbox')).toHaveValue('');
  expect(await sheet.findByRole('button', { name: 'Región 1' })).toBeVisible();
});
