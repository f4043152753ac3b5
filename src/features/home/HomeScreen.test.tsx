import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aHome, aHomeBanner } from '#fixtures/home.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const anonymous = {
  endedSessions: 0,
  buyerType: 'new customer',
  visitor_has_orders: false,
} as const;

const headline = { level: 1, name: 'Todo el verano a pie' } as const;
const answerHome = (home: ReturnType<typeof aHome>) =>
  answerWith(http.get('*/api/home/', () => HttpResponse.json(home)));
const item = (name: string, position: number, more = {}) => ({
  ...aHomeBanner(name, 'zapatillas', `/${name}/`, location.origin),
  api_url: '',
  position,
  ...more,
});

test('ROUTE-01, HOME-04: home shows its three slots', async () => {
  renderShop();
  expect(await screen.findByRole('link', { name: /Envío gratis desde/ })).toBeVisible();
  expect(screen.getByRole('heading', headline)).toBeVisible();
  expect(screen.getByRole('link', { name: /VERANO10/ })).toBeInTheDocument();
});

test('ROUTE-02: /index.html shows home', async () => {
  renderShop({ visited: ['/index.html'] });
  expect(await screen.findByRole('heading', headline)).toBeVisible();
});

test('HOME-12: while home is loading its skeleton is shown', async () => {
  await given('a call fails', { call: 'getHome', fault: 'slow' });
  renderShop();
  expect(await screen.findByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', headline)).toBeVisible();
});

test('MENU-01: the segment tabs are shown above home and lead to the parts of the shop', async () => {
  renderShop();
  const tabs = within(await screen.findByRole('navigation', { name: 'Secciones' }));
  expect(await tabs.findByRole('link', { name: 'Mujer' })).toHaveAttribute('href', '/mujer/');
  expect(tabs.getAllByRole('link').length).toBeGreaterThan(2);
});

test('MENU-12: without them home stays as it is', async () => {
  await given('a call fails', { call: 'getSegmentTabs', fault: 'unavailable' });
  renderShop();
  expect(await screen.findByRole('heading', headline)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('HOME-06: an item shows its picture and carries its name as the accessible name', async () => {
  answerHome(aHome({ home_items: [item('vestidos', 1)] }));
  renderShop();
  const link = await screen.findByRole('link', { name: 'vestidos' });
  expect(link.querySelector('img')).toHaveAttribute('src', `${location.origin}/images/home/zapatillas.jpg`);
});

test('HOME-07, HOME-08: items are in the order of their positions, each in the size of its cell', async () => {
  const positions = [{ position: 1, cols: 2 }, { position: 2, rows: 2 }, { position: 3 }];
  const home_items = [item('tres', 3), item('dos', 2), item('uno', 1)];
  answerHome(aHome({ home_items, layout: { portrait: { positions } } }));
  renderShop();
  await screen.findByText('uno');
  const [uno, dos, tres] = within(screen.getByRole('main')).getAllByRole('listitem');
  const room = (tile: Element | undefined) => tile?.getBoundingClientRect() ?? new DOMRect();
  expect([uno, dos, tres].map((tile) => tile?.textContent)).toEqual(['uno', 'dos', 'tres']);
  expect(room(uno).width).toBeCloseTo(390, 0);
  expect(room(dos).width).toBeCloseTo(194, 0);
  expect(room(dos).height).toBeCloseTo(2 * room(tres).height + 2, 0);
});

test('HOME-10: a tap leads to the path and query of the address, and to a foreign host as an ordinary link', async () => {
  answerHome(
    aHome({
      home_items: [
        item('propio', 1, { desktop_url: `${location.origin}/catalog/?q=botas` }),
        item('ajeno', 2, { desktop_url: 'https://otra.example/ofertas' }),
        item('trampa', 3, { desktop_url: 'javascript:alert(1)' }),
      ],
    }),
  );
  renderShop();
  expect(await screen.findByRole('link', { name: 'propio' })).toHaveAttribute('href', '/catalog/?q=botas');
  expect(screen.getByRole('link', { name: 'ajeno' })).toHaveAttribute('href', 'https://otra.example/ofertas');
  expect(screen.getByText('trampa')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'trampa' })).toBeNull();
});

test('HOME-11: seoSettings set the title of the document and its description', async () => {
  renderShop();
  await screen.findByRole('heading', headline);
  await waitFor(() => expect(document.title).toBe('Moda y calzado online'));
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Zapatillas, botas y ropa con envío a todo el país.',
  );
});

test('HOME-11: without them the title is the brand name', async () => {
  answerHome(aHome({ home_items: [item('vestidos', 1)] }));
  renderShop();
  await screen.findByRole('link', { name: 'vestidos' });
  await waitFor(() => expect(document.title).toBe('Vidriera'));
});

test('HOME-13: an anonymous visitor sees no greeting', async () => {
  renderShop();
  await screen.findByRole('heading', headline);
  expect(screen.queryByText(/^Hola/)).toBeNull();
});

test('HOME-13: a customer is greeted by her first name, in the first line', async () => {
  const { store } = renderShop();
  await screen.findByRole('heading', headline);
  act(
    () => void store.dispatch(rehydrated({ customer: { ...anonymous, loggedIn: true, first_name: 'Ana' } })),
  );
  expect(await screen.findByRole('link', { name: /^Hola, Ana\. Envío gratis desde/ })).toBeVisible();
});

test('HOME-13: a customer is greeted without a top banner too', async () => {
  const hero = { ...aHomeBanner('Todo el verano a pie', 'hero', '/mujer/'), api_url: '' };
  answerHome(aHome({ banners: { top: [], main: [hero], bottom: [] } }));
  const { store } = renderShop();
  await screen.findByRole('heading', headline);
  act(
    () => void store.dispatch(rehydrated({ customer: { ...anonymous, loggedIn: true, first_name: 'Ana' } })),
  );
  expect(await screen.findByText('Hola, Ana.')).toBeVisible();
});

test('HOME-12: a home that the server refuses offers a retry', async () => {
  await given('a call fails', { call: 'getHome', fault: 'refused' });
  renderShop();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('HOME-12: a home that the server does not have offers a retry too', async () => {
  answerWith(http.get('*/api/home/', () => HttpResponse.json({}, { status: 404 })));
  renderShop();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('a message of one endless word is broken within the screen', async () => {
  const word = 'x'.repeat(5_000);
  const message = aHomeBanner(word, 'envio', '/envios/', location.origin);
  answerHome(aHome({ banners: { top: [message], main: [], bottom: [] } }));
  renderShop();
  expect((await screen.findByRole('link', { name: word })).scrollWidth).toBeLessThanOrEqual(innerWidth);
});
