import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { aSizeTable } from '#fixtures/product.ts';
import type { SizeTable } from '#schemas/product.ts';
import { networkChanged } from '#store/online.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { SizeTableLink } from './SizeChoice.tsx';

function Here() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

interface Situation {
  country?: CountryCode;
  table?: SizeTable | null;
  ready?: boolean;
  online?: boolean;
}

/** Renders the link on home; `press` presses it, and returns whether the browser is left to follow it. */
function show({ country = 'ar', table = aSizeTable(), ready = true, online = true }: Situation = {}) {
  const onOpen = vi.fn<() => void>();
  const children = (
    <>
      <SizeTableLink table={table} ready={ready} onOpen={onOpen} />
      <Here />
    </>
  );
  const { store } = renderShop({ country, children });
  act(() => void store.dispatch(networkChanged(online)));
  function press(init: MouseEventInit = {}) {
    let isLeft = true;
    const stay = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stay, { once: true });
    fireEvent.click(screen.getByRole('link'), init);
    return isLeft;
  }
  return { onOpen, press };
}

const here = () => screen.getByRole('status').textContent;

test('PROD-14: it is a link to the screen of size tables', () => {
  show();
  const link = screen.getByRole('link', { name: 'Tabla de talles' });
  expect(link).toHaveAttribute('href', '/sizes/contentTable');
});

test('PROD-14: a press opens the table in the sheet, and the page stays', () => {
  const { onOpen, press } = show();
  expect(press()).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(here()).toBe('/ null');
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'PROD-14: with %s the browser follows it, in a new tab for example',
  (key) => {
    const { onOpen, press } = show();
    expect(press({ [key]: true })).toBe(true);
    expect(onOpen).not.toHaveBeenCalled();
    expect(here()).toBe('/ null');
  },
);

test('PROD-14, CONTENT-12: until the code of the sheet has loaded it leads to the screen, which gets the table', () => {
  const { onOpen, press } = show({ ready: false });
  expect(press()).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
  expect(here()).toBe(`/sizes/contentTable ${JSON.stringify(aSizeTable())}`);
});

test.each([true, false])('KEEP-08: without network the page stays, with the code loaded: %s', (ready) => {
  const { onOpen, press } = show({ ready, online: false });
  expect(press()).toBe(false);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(here()).toBe('/ null');
});

test.each([
  ['ar', 'Tabla de talles'],
  ['cl', 'Tabla de tallas'],
  ['co', 'Tabla de tallas'],
  ['br', 'Tabla de talles'],
] as const)('PROD-14, COUNTRY-11: in %s it is the %s', (country, name) => {
  show({ country });
  expect(screen.getByRole('link', { name })).toBeVisible();
});

test.each([null, aSizeTable({ rows: [] })])('PROD-14: with the table %j it is absent', (table) => {
  show({ table });
  expect(screen.queryByText('Tabla de talles')).toBeNull();
});
