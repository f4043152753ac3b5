import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ContentLink, Link } from './Link.tsx';

describe('a link', () => {
  function Here() {
    const { pathname, search, state } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Volver</button>
        <output>{pathname + search}</output>
        <p>Estado: {JSON.stringify(state)}</p>
      </>
    );
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

  /** Presses a link; whether the browser is left to follow it, which the page of the tests never is. */
  function isLeftToBrowser(link: HTMLElement, press: MouseEventInit = {}) {
    let isLeft = true;
    const stay = (event: MouseEvent) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stay, { once: true });
    fireEvent.click(link, press);
    return isLeft;
  }

  const here = () => screen.getByRole('status').textContent;

  test('a press leads to the address without a new page', () => {
    const link = show(<Link to="/zapatillas/?page=2">Zapatillas</Link>);
    expect(link).toHaveAttribute('href', '/zapatillas/?page=2');
    expect(isLeftToBrowser(link)).toBe(false);
    expect(here()).toBe('/zapatillas/?page=2');
  });

  test('a press gives the next screen its state', () => {
    const link = show(
      <Link to="/cart" state={{ sku: 'ZP0001' }} className="enlace">
        Carrito
      </Link>,
    );
    expect(link).toHaveClass('enlace');
    expect(screen.getByText('Estado: null')).toBeVisible();
    expect(isLeftToBrowser(link)).toBe(false);
    expect(screen.getByText('Estado: {"sku":"ZP0001"}')).toBeVisible();
  });

  test('two presses, the second before the next screen is drawn, lead there once', () => {
    const link = show(<Link to="/zapatillas/?page=2#fin">Zapatillas</Link>);
    act(() => {
      link.click();
      link.click();
    });
    expect(here()).toBe('/zapatillas/?page=2');
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    expect(here()).toBe('/');
  });

  test('another link that is pressed before the next screen is drawn leads to its own address', () => {
    renderShop({
      children: (
        <>
          <Link to="/zapatillas/">Zapatillas</Link>
          <Link to="/cart">Carrito</Link>
          <Here />
        </>
      ),
    });
    act(() => {
      for (const link of screen.getAllByRole('link')) link.click();
    });
    expect(here()).toBe('/cart');
  });

  test('a press that opens another tab is left to the browser', () => {
    const link = show(<Link to="/cart">Carrito</Link>);
    expect(isLeftToBrowser(link, { ctrlKey: true })).toBe(true);
    expect(here()).toBe('/');
  });

  test('the parent of the link can cancel a press', () => {
    const onClick = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
    const link = show(
      <Link to="/cart" onClick={onClick}>
        Carrito
      </Link>,
    );
    expect(isLeftToBrowser(link)).toBe(false);
    expect(onClick).toHaveBeenCalledOnce();
    expect(here()).toBe('/');
  });

  test.each([
    'https://otra.example/a',
    'HTTPS://otra.example/a',
    'mailto:hola@vidriera.example',
    'tel:+541144440000',
    'x:1',
    'web+tienda2.a-b:carrito',
  ])('%s, on another site, is left to the browser unchanged', (to) => {
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
  });

  test.each([
    ['//evil.example/a', '/evil.example/a'],
    ['/\\evil', '/evil'],
    ['///x?y=z#w', '/x?y=z#w'],
    ['/mujer/?orden=a:b', '/mujer/?orden=a:b'],
    ['1x:2', '/1x:2'],
    ['a/b:c', '/a/b:c'],
  ])('%s, which names no other site, leads to the address %s of this shop', (to, url) => {
    const link = show(<Link to={to}>Otra</Link>);
    expect(link).toHaveAttribute('href', url);
    expect(isLeftToBrowser(link)).toBe(false);
    expect(here()).toBe(url.replace(/#.*/, ''));
  });
});

describe('a link of the content', () => {
  function show(addresses: { desktop_url?: string; api_url?: string }) {
    renderShop({
      children: (
        <ContentLink to={{ desktop_url: '', api_url: '', ...addresses }} className="tarjeta">
          Zapatillas
        </ContentLink>
      ),
    });
    return screen.getByText('Zapatillas');
  }

  test.each([
    { desktop_url: `${location.origin}/mujer/calzado/?brand=zapala#lista` },
    { desktop_url: '', api_url: '/mujer/calzado/?brand=zapala' },
  ])('HOME-10: %o leads to path and query in this shop', (addresses) => {
    const link = show(addresses);
    expect(link).toHaveAttribute('href', '/mujer/calzado/?brand=zapala');
    expect(link).not.toHaveAttribute('rel');
    expect(link).toHaveClass('tarjeta');
  });

  test('HOME-10: an address on a foreign host opens as an ordinary link, which learns nothing of this page', () => {
    const link = show({ desktop_url: 'https://revista.example/otoño?a=1' });
    expect(link).toHaveAttribute('href', 'https://revista.example/oto%C3%B1o?a=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).not.toHaveAttribute('target');
    expect(link).toHaveClass('tarjeta');
  });

  test.each([{}, { desktop_url: 'javascript:alert(1)' }])(
    'HOME-10: %o shows only the content, in the same form',
    (addresses) => {
      const content = show(addresses);
      expect(content).toBeVisible();
      expect(content).toHaveClass('tarjeta');
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});
