import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ContentLink } from './ContentLink.tsx';

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
