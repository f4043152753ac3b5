import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import type { CheckedTable } from '#rules/sizes/checkSizeTable.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { SizeTableView } from './SizeTableView.tsx';

const table: CheckedTable = {
  title: 'Calzado de mujer',
  columns: ['AR', 'BR', 'US', 'Pie (cm)', 'EU', 'EU'],
  rows: [
    ['38', '37', '8', '24 a 24,5', '39', '39.5'],
    ['39', '', '', '25', '40', ''],
  ],
};

const named = { name: 'Calzado de mujer' } as const;

function show(props: Partial<ComponentProps<typeof SizeTableView>> = {}, country: CountryCode = 'ar') {
  // As narrow as a small phone.
  const children = (
    <div style={{ inlineSize: 240 }}>
      <SizeTableView table={table} place="page" {...props} />
    </div>
  );
  renderShop({ country, children });
  return screen.getByRole('region');
}

test('PROD-14: it has a column for each name and a row for each size of the shop, and says where there is none', () => {
  show();
  const rows = within(screen.getByRole('table', named)).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['AR', 'BR', 'US', 'Pie (cm)', 'EU', 'EU'],
    ['38', '37', '8', '24 a 24,5', '39', '39.5'],
    ['39', '–Sin equivalencia', '–Sin equivalencia', '25', '40', '–Sin equivalencia'],
  ]);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['38', '39']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(6);
  for (const dash of screen.getAllByText('–')) expect(dash).toHaveAttribute('aria-hidden', 'true');
});

test('PROD-14: wider than the phone it is scrolled sideways, and the sizes of the shop stay in view', () => {
  const area = show();
  const page = document.documentElement;
  expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  expect(page.scrollWidth).toBe(page.clientWidth);
  area.scrollTo({ left: area.scrollWidth, behavior: 'instant' });
  expect(area.scrollLeft).toBeGreaterThan(50);
  const left = area.getBoundingClientRect().left + area.clientLeft;
  for (const own of [...screen.getAllByRole('rowheader'), screen.getByText('AR')])
    expect(own.getBoundingClientRect().left).toBeCloseTo(left, 0);
  expect(screen.getByText('37').getBoundingClientRect().left).toBeLessThan(left);
});

test('REACH-01: on a page its title is a heading, it can be reached by keyboard, and it takes no focus', () => {
  const area = show();
  expect(screen.getByRole('heading', { level: 2, ...named })).toBeVisible();
  expect(area).toHaveAccessibleName('Calzado de mujer');
  expect(area.tabIndex).toBe(0);
  expect(document.body).toHaveFocus();
});

test('REACH-01: in a sheet, which has a heading of its own, it takes the focus', () => {
  const area = show({ place: 'sheet' });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('Calzado de mujer')).toBeVisible();
  expect(area).toHaveFocus();
});

test.each([
  ['page', 'rgb(255, 255, 255)', 'rgb(20, 19, 16)'],
  ['sheet', 'rgb(255, 255, 255)', 'rgb(30, 29, 25)'],
] as const)('REACH-03: in a %s the fixed column has its ground in both schemes', (place, light, dark) => {
  show({ place });
  const { dataset } = document.documentElement;
  const grounds = ['light', 'dark'].map((scheme) => {
    dataset['scheme'] = scheme;
    return getComputedStyle(screen.getByRole('rowheader', { name: '38' })).backgroundColor;
  });
  delete dataset['scheme'];
  expect(grounds).toEqual([light, dark]);
});

test.each([
  ['ar', 'Su talle', 'Tabla de talles'],
  ['cl', 'Su talla', 'Tabla de tallas'],
  ['co', 'Su talla', 'Tabla de tallas'],
  ['br', 'Su talle', 'Tabla de talles'],
] as const)(
  'SIZE-03, COUNTRY-11: in %s the remembered size is marked as "%s", and a table without a title is the %s',
  (country, yours, title) => {
    show(
      {
        table: { ...table, title: '' },
        yours: { skuSimple: 'ZP0001-39', numberSize: ' 39 ', stock: 1 },
      },
      country,
    );
    const marked = screen.getAllByRole('row', { current: true });
    expect(marked.map((row) => row.firstChild?.textContent)).toEqual([`39, ${yours}`]);
    expect(screen.getByRole('table', { name: title })).toBeVisible();
  },
);

test('no size is marked if none is remembered', () => {
  show();
  expect(screen.queryByRole('row', { current: true })).toBeNull();
  expect(screen.queryByText(/Su talle/)).toBeNull();
});
