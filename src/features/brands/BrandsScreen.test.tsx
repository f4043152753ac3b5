import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aBrand } from '#fixtures/content.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const open = () => renderShop({ visited: ['/brands'] });
const answerBrands = (brands: object) =>
  answerWith(http.get('*/api/brands/', () => HttpResponse.json({ error: false, message: '', brands })));

const findList = () => screen.findByRole('heading', { level: 1, name: 'Marcas' });
const letters = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const links = () => [...screen.getByRole('main').querySelectorAll('li a')];
const names = () => links().map(({ textContent }) => textContent);
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar una marca' }), { target: { value } });

test('ROUTE-27, CONTENT-02, APP-17: the brands by their first letter, in alphabetical order', async () => {
  answerBrands({
    Z: [aBrand()],
    Ñ: [aBrand({ name: 'Ñandubay Real', url: '/nandubay-real/' })],
    O: [aBrand({ name: 'Otoño Breve', url: '/otono-breve/' })],
    N: [aBrand({ name: 'Nogal Quieto', url: '/nogal-quieto/' })],
    '#': [aBrand({ name: '47 Norte', url: '/47-norte/' })],
    Q: [],
  });
  open();
  await findList();
  expect(letters()).toEqual(['#', 'N', 'Ñ', 'O', 'Z']);
  expect(names()).toEqual(['47 Norte', 'Nogal Quieto', 'Ñandubay Real', 'Otoño Breve', 'Zapala']);
  await waitFor(() => expect(document.title).toMatch(/^Marcas \| /));
});

test('CONTENT-03: a brand leads to the path of its url, in the shop whatever the address is', async () => {
  answerBrands({
    Z: [
      aBrand(),
      aBrand({ name: 'Mala', url: '//mala.example/' }),
      aBrand({ name: 'Andina', url: 'https://www-ar.tienda.example/andina/' }),
      aBrand({ name: ' ' }),
    ],
  });
  open();
  await findList();
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/zapala/',
    '/mala.example/',
    '/andina/',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Zapala' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Zapala/ })).toBeVisible();
});

test('CONTENT-02: a field narrows them down', async () => {
  open();
  await findList();
  const all = names();
  expect(all.length).toBeGreaterThan(20);
  search('RIO t');
  expect(names()).toEqual(['Río Torcido']);
  expect(letters()).toEqual(['R']);
  search('xyz');
  expect(names()).toEqual([]);
  expect(screen.getByText('Ninguna marca coincide con su búsqueda.')).toBeVisible();
  search('');
  expect(names()).toEqual(all);
});

test('CONTENT-02: of 5,000 brands a part is drawn at once, more on request, and all are found', async () => {
  const many = (letter: string) =>
    Array.from({ length: 2500 }, (_, place) =>
      aBrand({ name: `${letter}marca ${place}`, url: `/${letter}-${place}/` }),
    );
  answerBrands({ A: many('A'), Z: many('Z') });
  open();
  await findList();
  expect(names()).toHaveLength(120);
  fireEvent.click(screen.getByRole('button', { name: 'Ver más marcas' }));
  expect(names()).toHaveLength(240);
  fireEvent.click(screen.getByRole('button', { name: 'Ver más marcas' }));
  expect(names()).toHaveLength(360);
  search('zmarca 2499');
  expect(names()).toEqual(['Zmarca 2499']);
  expect(screen.queryByRole('button', { name: 'Ver más marcas' })).toBeNull();
});

test('CONTENT-02: without brands it says so, with a way to the categories', async () => {
  answerBrands({});
  open();
  expect(await screen.findByRole('heading', { name: 'Todavía no hay marcas.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver categorías' })).toHaveAttribute('href', '/menu');
});

test('ERR-04, ERR-12: an answer that cannot be read is an error, and a retry loads them', async () => {
  await given('a call fails', { call: 'getBrands', fault: 'html' });
  open();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  await given('the shop has brands', { names: ['47 Norte', 'Zapala'] });
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await findList();
});

test('ERR-15, KEEP-09: without network it says so, and loads by itself when the network is back', async () => {
  await given('a call fails', { call: 'getBrands', fault: 'cut' });
  const { store } = open();
  act(() => void store.dispatch(networkChanged(false)));
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  await given('the shop has brands', { names: ['47 Norte', 'Zapala'] });
  act(() => void store.dispatch(networkChanged(true)));
  await findList();
});
