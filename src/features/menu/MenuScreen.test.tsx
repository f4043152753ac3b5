import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aMenuItem } from '#fixtures/content.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const open = () => renderShop({ visited: ['/menu'] });
const answerMenu = (menu_items: ReturnType<typeof aMenuItem>[]) =>
  answerWith(http.get('*/cms/menu', () => HttpResponse.json({ menu: { menu_items } })));

test('MENU-11: an entry with subitems opens them in place', async () => {
  answerMenu([aMenuItem(), aMenuItem({ label: 'Hombre', url: '/hombre/' })]);
  open();
  const men = (await screen.findByText('Hombre')).closest('details') as HTMLElement;
  const group = within(men).getByRole('link', { name: 'Calzado', hidden: true });
  expect(group).not.toBeVisible();
  fireEvent.click(screen.getByText('Hombre'));
  expect(group).toBeVisible();
  expect(within(men).getByRole('link', { name: 'Zapatillas' })).toHaveAttribute(
    'href',
    '/mujer/calzado/zapatillas/',
  );
  expect(within(men).getByRole('link', { name: 'Ver todo Hombre' })).toHaveAttribute('href', '/hombre/');
});

test('MENU-11: an entry without anything below it leads to its path', async () => {
  answerMenu([aMenuItem({ label: 'Novedades', url: '/cart', subitems: [] })]);
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Novedades' }));
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
});

test.each(backends)(
  'MENU-12, ERR-12: a menu of the $source that fails shows a message, leaves the rest usable, and loads on retry',
  async ({ calls, flags }) => {
    await given('a call fails', { call: calls.menu, fault: 'unavailable' });
    renderShop({ flags, visited: ['/menu'] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    expect(
      within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name: 'Carrito' }),
    ).toBeVisible();
    await given('the menu has categories', {});
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Mujer')).toBeVisible();
  },
);

test('it sets no description, so the document keeps that of the shop', async () => {
  open();
  await screen.findByText('Mujer');
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    'content',
    'Moda y calzado online.',
  );
});

test('APP-17: its title is that of its tab', async () => {
  open();
  await screen.findByText('Mujer');
  expect(screen.getByText('Categorías', { selector: 'header p' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Categorías' })).toHaveAttribute('aria-current', 'page');
});

test('a menu without entries shows a message', async () => {
  answerMenu([]);
  open();
  expect(await screen.findByRole('heading', { name: 'Todavía no hay categorías.' })).toBeVisible();
});

test('MENU-12: a menu that the server does not have offers a retry, and a way home', async () => {
  answerWith(http.get('*/cms/menu', () => HttpResponse.json({}, { status: 404 })));
  open();
  expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

test.each([
  ['ar', '/preguntas-frecuentes'],
  ['cl', '/atencion-al-cliente'],
  ['co', '/help'],
  ['br', '/help'],
] as const)('ROUTE-34: in %s it leads to the help at %s', async (country, path) => {
  renderShop({ country, visited: ['/menu'] });
  expect(await screen.findByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', path);
});

test.each([
  ['ar', 'Argentina', ['Chile', 'Colombia', 'Brasil'], 'cl.localhost'],
  ['cl', 'Chile', ['Argentina', 'Colombia', 'Brasil'], 'localhost'],
] as const)(
  'REACH-06: in %s it names the country, and leads to the others at their own hosts',
  async (country, name, others, firstHost) => {
    renderShop({ country, visited: ['/menu'] });
    const row = (await screen.findByText('País')).closest('details') as HTMLElement;
    expect(within(row).getByText(name)).toBeVisible();
    fireEvent.click(within(row).getByText('País'));
    const links = within(row).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => link.textContent)).toEqual(others);
    expect(links[0]).toBeVisible();
    expect(links[0]?.hostname).toBe(firstHost);
  },
);
