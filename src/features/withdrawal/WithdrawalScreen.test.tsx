import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { getContentBlock } from '#schemas/content.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const slow = { timeout: 20_000 };
const key = 'withdrawal_pwa';

describe('taking a purchase back', () => {
  test.each([
    ['ar', '/arrepentimiento', 'Botón de arrepentimiento', '10 días corridos'],
    ['cl', '/retracto', 'Derecho a retracto', '10 días'],
    ['co', '/retracto', 'Derecho de retracto', '5 días hábiles'],
    ['br', '/arrepentimiento', 'Derecho de arrepentimiento', '7 días'],
  ] as const)('REACH-07: is explained in %s without a sign in', async (country, path, name, term) => {
    renderShop({ country, visited: [path] });
    expect(await screen.findByText(term)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'devoluciones@tienda.example' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await waitFor(() => expect(document.title).toBe(`${name} | Vidriera`));
  });

  test.each([
    ['ar', 'Botón de arrepentimiento'],
    ['cl', 'Derecho a retracto'],
    ['co', 'Derecho de retracto'],
  ] as const)('REACH-07: home of %s leads there, in its foot', async (country, name) => {
    renderShop({ country });
    const foot = await screen.findByRole('contentinfo');
    fireEvent.click(within(foot).getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('REACH-07: as long as nothing is written it says so, with a way to the help', async () => {
    await given('the content key is unknown', { key });
    renderShop({ visited: ['/arrepentimiento'] });
    const title = { level: 1, name: 'Todavía no hay información.' } as const;
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la ayuda' })).toHaveAttribute(
      'href',
      '/preguntas-frecuentes',
    );
  });

  test('REACH-07: an empty text is nothing written either', async () => {
    const answer = { error: false, message: '', content: '' };
    answerWith(http.get('*/api/menu/getstatic', () => HttpResponse.json(answer)));
    renderShop({ visited: ['/arrepentimiento'] });
    const title = { level: 1, name: 'Todavía no hay información.' } as const;
    expect(await screen.findByRole('heading', title)).toBeVisible();
  });

  test('ERR-12: an answer that cannot be read is an error, and a retry loads it', async () => {
    await given('a call fails', { call: getContentBlock.name, fault: 'html' });
    renderShop({ visited: ['/arrepentimiento'] });
    expect(await screen.findByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
    await given('consumer law is written', { key });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('10 días corridos')).toBeVisible();
  });
});

describe('who sells', () => {
  test.each([
    ['ar', 'CUIT 30-71234567-1'],
    ['cl', 'RUT 76.123.456-0'],
    ['co', 'NIT 900.123.456-8'],
    ['br', 'CNPJ 12.345.678/0001-95'],
  ] as const)('REACH-07: is in the foot of %s', async (country, taxId) => {
    renderShop({ country, visited: ['/menu'] });
    const foot = await screen.findByRole('contentinfo');
    foot.scrollIntoView();
    expect(await within(foot).findByText(new RegExp(taxId))).toBeVisible();
    expect(within(foot).getByRole('heading', { level: 2, name: 'Datos del vendedor' })).toBeVisible();
  });

  test('REACH-07: is left out as long as nothing is written', async () => {
    await given('the content key is unknown', { key: 'seller_pwa' });
    const { store } = renderShop({ visited: ['/menu'] });
    const foot = await screen.findByRole('contentinfo');
    foot.scrollIntoView();
    await expect
      .poll(() => JSON.stringify(store.getState().sessionApi.queries), slow)
      .toContain('"status":"fulfilled"');
    expect(within(foot).queryByRole('heading')).toBeNull();
  });
});
