import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import type { Elements } from '#ui/elements.ts';
import styles from './AccountList.module.css';
import { AccountList, type OwnList } from './AccountList.tsx';
import { Details, EntryLink, EntryState, returnUrl, Sum, useIsReturn } from './Entry.tsx';

const link = { listUrl: '/account/credits', toList: 'Ver mis créditos' };

test('ROUTE-46: an entry that does not exist says so, and leads to the list', () => {
  renderShop({ children: <EntryState entry={{ state: 'missing' }} {...link} /> });
  expect(screen.getByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis créditos' })).toHaveAttribute('href', '/account/credits');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('ERR-12: an entry that cannot be read says so, and can be tried again', () => {
  const retry = vi.fn<() => void>();
  const entry = { state: 'failed', problem: { status: 500 }, busy: false, retry } as const;
  renderShop({ children: <EntryState entry={entry} {...link} /> });
  expect(screen.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(screen.queryByText('La página solicitada no existe.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('an entry that is being read again says so, and is not asked for once more', () => {
  const retry = vi.fn<() => void>();
  const entry = { state: 'failed', problem: { status: 500 }, busy: true, retry } as const;
  renderShop({ children: <EntryState entry={entry} {...link} /> });
  const button = screen.getByRole('button', { name: 'Reintentar' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(button);
  expect(retry).not.toHaveBeenCalled();
});

test('REACH-01: an entry that is being read says that it is loading, and nothing else', () => {
  renderShop({ children: <EntryState entry={{ state: 'loading' }} {...link} /> });
  expect(screen.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([13, 15, 16, 17, 18, 20])(
  'REACH-02: an amount and its arrow are in one line, where an entry is %i rem wide',
  (width) => {
    renderShop({
      children: (
        <div style={{ inlineSize: `${width}rem` }}>
          <EntryLink to="/account/credits/7" title="Devolución" value="$ 99.999.999" lines={[]} />
        </div>
      ),
    });
    const amount = screen.getByText('$ 99.999.999').getBoundingClientRect();
    const arrow = screen.getByRole('link').querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    expect(arrow.left).toBeGreaterThan(amount.right);
    expect(arrow.top).toBeLessThan(amount.bottom);
    expect(arrow.bottom).toBeGreaterThan(amount.top);
  },
);

test('an entry of a list is one link with its title, its facts and its value', () => {
  renderShop({
    children: (
      <EntryLink to="/account/credits/7" title="Cambio" value="$ 100" lines={['Vence hoy', 'Usado']} />
    ),
  });
  const entry = screen.getByRole('link', { name: /Cambio.*Vence hoy.*Usado.*\$ 100/ });
  expect(entry).toHaveAttribute('href', '/account/credits/7');
});

test('details are names with their values, in their order', () => {
  const items = [
    ['Monto original', '$ 100'],
    ['Usado', <b key="used">$ 40</b>],
  ] as const;
  renderShop({ children: <Details items={items} /> });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Monto original',
    'Usado',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$ 100', '$ 40']);
});

test.each([
  [undefined, ['Créditos', '$ 100']],
  ['De ellos, $ 40 vencen pronto', ['Créditos', '$ 100', 'De ellos, $ 40 vencen pronto']],
])('a sum is named by what it is of; its note is %j', (note, texts) => {
  renderShop({
    children: (
      <Sum label="Créditos" amount="$ 100" note={note} action={<button type="button">Usar</button>} />
    ),
  });
  const sum = screen.getByRole('region', { name: 'Créditos' });
  expect(
    within(sum)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  ).toEqual(texts);
  expect(within(sum).getByRole('button', { name: 'Usar' })).toBeVisible();
});

/** A list of orders as `list` says; otherwise it has one, and no more follow. */
function showList(list: Partial<OwnList<string>>, foot?: Elements) {
  const usual = {
    state: 'shown',
    items: ['1'],
    problem: undefined,
    busy: false,
    retry: vi.fn(),
    more: undefined,
  } as const;
  return renderShop({
    children: (
      <AccountList
        title="Mis pedidos"
        list={{ ...usual, ...list }}
        idOf={(id) => id}
        renderRow={(id) => <p>Pedido {id}</p>}
        empty={<p>Sin pedidos</p>}
        head={<p>Arriba</p>}
        foot={foot}
      />
    ),
  });
}

test('a list that is read again after a failure, and a page that is on its way, are not asked for once more', () => {
  const load = vi.fn<() => void>();
  const busy = true;
  const failed = { state: 'failed', problem: { status: 500 }, items: [], busy, retry: load } as const;
  const { unmount } = showList(failed);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Reintentar');
  unmount();
  showList({ more: { busy, problem: undefined, load } });
  press('Ver más');
  expect(load).not.toHaveBeenCalled();
});

test('what can be done with a list is around it', () => {
  const { container } = showList({}, <p>Abajo</p>);
  expect(container.textContent).toBe('Mis pedidosArribaPedido 1Abajo');
  expect(screen.getByText('Abajo').parentElement).toHaveClass(styles.foot ?? '');
});

test.each([
  [{ state: 'empty' }, /^Mis pedidosArribaSin pedidos$/],
  [{ state: 'failed', problem: { status: 500 } }, /^Mis pedidosArribaHa ocurrido un error\./],
  [{ state: 'loading' }, /^Cargando/],
] as const)('what is above a list stays in the state %j', (list, texts) => {
  const { container } = showList({ items: [], ...list });
  expect(container.textContent).toMatch(texts);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a list ends with its entries if nothing can be done with it', () => {
  showList({});
  expect(screen.getByRole('list').nextElementSibling).toBeNull();
});

function Page() {
  const { pathname } = useLocation();
  return <p>{useIsReturn() ? `Pide ${pathname}` : `Muestra ${pathname}`}</p>;
}

test.each([
  ['/account/credits', 'Muestra /account/credits'],
  ['/account/credits?utm_source=mail', 'Muestra /account/credits'],
  [returnUrl('/account/credits'), 'Pide /account/credits'],
  // A link that is kept leads there in a later version too.
  ['/account/credits?return=1', 'Pide /account/credits'],
])('the request to return money is at an address of its own: %s is %j', (address, text) => {
  renderShop({
    visited: [address],
    children: (
      <Routes>
        <Route path="*" element={<Page />} />
      </Routes>
    ),
  });
  expect(screen.getByText(text)).toBeVisible();
});
