import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/renderShop.tsx';
import { Link } from './Link.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(link: React.ReactNode) {
  renderShop({
    children: (
      <>
        {link}
        <Here />
      </>
    ),
  });
  return screen.getByRole('link');
}

const here = () => screen.getByRole('status').textContent;

test('a press leads to the address without a new page', () => {
  const link = show(<Link to="/zapatillas/?page=2">Zapatillas</Link>);
  expect(link).toHaveAttribute('href', '/zapatillas/?page=2');
  // False: the browser's own way was called off.
  expect(fireEvent.click(link)).toBe(false);
  expect(here()).toBe('/zapatillas/?page=2');
});

test('a press that opens another tab is left to the browser', () => {
  const link = show(<Link to="/cart">Carrito</Link>);
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { ctrlKey: true });
  expect(here()).toBe('/');
});

test('the parent of the link can cancel a press', () => {
  const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
  const link = show(
    <Link to="/cart" onClick={onClick}>
      Carrito
    </Link>,
  );
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledOnce();
  expect(here()).toBe('/');
});

test.each(['https://otra.example/a', 'mailto:hola@vidriera.example'])(
  '%s, on another site, is left to the browser unchanged',
  (to) => {
    const link = show(<Link to={to}>Otra</Link>);
    const untouched = vi.fn<(event: Event) => void>((event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('click', untouched, { once: true });
    fireEvent.click(link);
    expect(untouched).toHaveBeenCalledOnce();
    expect(link).toHaveAttribute('href', to);
    expect(here()).toBe('/');
  },
);

test.each([
  ['//evil.example/a', '/evil.example/a'],
  ['/\\evil', '/evil'],
  ['///x?y=z#w', '/x?y=z#w'],
])('%s, which a browser reads as another host, leads to the address %s of this shop', (to, url) => {
  const link = show(<Link to={to}>Otra</Link>);
  expect(link).toHaveAttribute('href', url);
  expect(fireEvent.click(link)).toBe(false);
  expect(here()).toBe(url.replace(/#.*/, ''));
});

test('an address without a screen yet is shown, and leads nowhere', () => {
  renderShop({ children: <Link to="/brands">Marcas</Link> });
  expect(screen.getByText('Marcas')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
