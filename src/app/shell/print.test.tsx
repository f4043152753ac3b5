import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { lago } from '#fixtures/situations.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import '#ui/print.css';

const showAs = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

beforeEach(() => showAs('print'));
afterEach(() => showAs(''));

test('a printed product has its title and facts, and no bar over them', async () => {
  renderShop({ visited: [lago.path] });
  expect(await screen.findByRole('heading', { level: 1, name: lago.name })).toBeVisible();
  const header = document.querySelector('header');
  expect(header).toBeVisible();
  expect(header).toHaveStyle({ position: 'static' });
  for (const bar of [header?.querySelector('button'), ...document.querySelectorAll('main ~ *, [data-bar]')])
    expect(bar).not.toBeVisible();
});

test('the printed help includes closed answers', async () => {
  renderShop({ visited: ['/preguntas-frecuentes'] });
  const question = await screen.findByText('¿Dónde está mi pedido?');
  const answer = question.nextElementSibling;
  expect(question.parentElement).not.toHaveAttribute('open');
  expect(answer?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
  expect(answer?.getBoundingClientRect().height).toBeGreaterThan(0);
});
