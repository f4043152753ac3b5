import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aSizeTable } from '#fixtures/product.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { renderShop } from '#testing/renderShop.tsx';

const address = '*/api/menu/getstatic';

test('ERR-12: a second press of the retry, while the first is under way, sends no second call', async () => {
  answerWith(http.get(address, () => HttpResponse.json({ error: true }, { status: 400 })));
  renderShop({ visited: ['/sizes/contentTable'] });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  const released = Promise.withResolvers<void>();
  let calls = 0;
  answerWith(
    http.get(address, async () => {
      calls += 1;
      await released.promise;
      return HttpResponse.json({ error: false, message: '', content: [aSizeTable()] });
    }),
  );
  fireEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(retry);
  released.resolve();
  expect(await screen.findByRole('heading', { level: 2, name: 'Calzado de mujer' })).toBeVisible();
  expect(calls).toBe(1);
});
