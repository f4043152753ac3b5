import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aFullCataloguePage } from '#fixtures/catalogue.ts';
import type { CatalogueBody } from '#schemas/catalogue.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { answerFilters, brands, filter, option } from '#testing/render/answerFilters.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import {
  address,
  apply,
  box,
  opener,
  openGroup,
  openSheet,
  path,
  pressOpener,
  sheet,
} from '#testing/render/openList.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { callsOf, settled } from '#testing/render/settled.ts';

describe.each(['off', 'on'])('with the flag of the filters %s', (flag) => {
  const flags = { catalog_filters_refactor: flag };

  test(`FILT-23, FILT-32: what is ticked is a draft until 'Aplicar' (${flag})`, async () => {
    answerFilters();
    const shop = await openSheet(path, { flags });
    // With the flag off a slice that an earlier test has injected is ignored.
    expect(flag === 'off' || 'catalogFilters' in shop.store.getState()).toBe(true);
    openGroup('Marca');
    fireEvent.click(box('Zapala'));
    fireEvent.click(box('Andina'));
    fireEvent.click(box(/^38/));
    expect(address(shop)).toBe(path);
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?brand=zapala--andina&shoe_size=38`));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Quitar filtro Zapala' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filtrar, 3 filtros aplicados' })).toBeVisible();
  });

  test(`FILT-23: a sheet that was closed opens again with the applied filters, prices too (${flag})`, async () => {
    answerFilters();
    await openSheet(`${path}?price=2000-5000`, { flags });
    const least = () => sheet().getByRole('textbox', { name: 'Mínimo' });
    fireEvent.change(least(), { target: { value: '3000' } });
    fireEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
    await pressOpener();
    expect(least()).toHaveValue('$\u00a02.000');
  });

  test(`FILT-22, FILT-23: 'Restaurar' undoes what was ticked since the last answer (${flag})`, async () => {
    answerFilters();
    const shop = await openSheet(`${path}?brand=zapala&price=2000-5000`, {
      flags,
    });
    fireEvent.click(box('Zapala'));
    fireEvent.click(box('Andina'));
    fireEvent.change(sheet().getByRole('textbox', { name: 'Mínimo' }), { target: { value: '3000' } });
    fireEvent.click(sheet().getByRole('button', { name: 'Restaurar' }));
    expect(box('Zapala')).toBeChecked();
    expect(box('Andina')).not.toBeChecked();
    expect(sheet().getByRole('textbox', { name: 'Mínimo' })).toHaveValue('$\u00a02.000');
    fireEvent.click(apply());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address(shop)).toBe(`${path}?brand=zapala&price=2000-5000`);
  });

  test(`FILT-18: 'Limpiar' removes all filters, and keeps the sort order (${flag})`, async () => {
    answerFilters();
    const shop = await openSheet(`${path}?brand=zapala&sort=price&dir=asc&price=2000-5000&free_shipping=1`, {
      flags,
    });
    fireEvent.click(sheet().getByRole('button', { name: 'Limpiar' }));
    expect(box('Zapala')).not.toBeChecked();
    expect(sheet().getByRole('switch')).not.toBeChecked();
    expect(sheet().getByRole('textbox', { name: 'Mínimo' })).toHaveValue('');
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?sort=price&dir=asc`));
  });
});

test('FILT-23: a sheet that is closed forgets what was ticked', async () => {
  answerFilters();
  const shop = await openSheet();
  openGroup('Marca');
  fireEvent.click(box('Zapala'));
  fireEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
  await pressOpener();
  openGroup('Marca');
  expect(box('Zapala')).not.toBeChecked();
  expect(address(shop)).toBe(path);
});

test('REACH-01: the sheet is opened, used and closed by keyboard, and the focus returns to its button', async () => {
  answerFilters();
  const shop = renderShop({ visited: [path] });
  await waitFor(() => expect(opener()).not.toHaveAttribute('aria-disabled'));
  opener().focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Filtros' });
  expect(sheet().getByRole('button', { name: 'Restaurar' }).closest('dialog')).toContainElement(
    document.activeElement as HTMLElement,
  );
  box(/^38/).focus();
  await userEvent.keyboard(' ');
  expect(box(/^38/)).toBeChecked();
  apply().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address(shop)).toBe(`${path}?shoe_size=38`));
  await waitFor(() => expect(document.activeElement).toBe(opener()));
  await waitFor(() => expect(screen.getByText('4 productos', { selector: 'output' })).toBeVisible());
  await userEvent.keyboard('{Enter}');
  // The previous sheet may still be closing: the new one is open when it has the focus.
  await waitFor(() => expect(document.activeElement?.closest('dialog[open]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

/** The displayed product count of an option. */
const countOf = (name: string) =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;

describe('the count before applying', () => {
  test('FIND-01: the button shows the number of products of the choice, requested after a debounce', async () => {
    const requests = answerFilters();
    await openSheet();
    expect(apply()).toHaveAccessibleName('Aplicar Ver 3 productos');
    stopClock();
    fireEvent.click(box(/^37/));
    fireEvent.click(box(/^38/));
    expect(apply()).toHaveAccessibleName('Aplicar');
    await passTime(249);
    expect(requests).toEqual([]);
    fireEvent.click(sheet().getByRole('switch'));
    await passTime(249);
    expect(requests).toEqual([]);
    await passTime(1);
    await expect.poll(() => apply().textContent).toBe('Aplicar Ver 5 productos');
    expect(requests.map((body) => body.filters)).toEqual([
      [
        { name: 'shoe_size', values: ['37', '38'] },
        { name: 'free_shipping', values: ['1'] },
      ],
    ]);
    expect(sheet().getByText('Ver 5 productos', { selector: 'output' })).toBeInTheDocument();
  });

  test('FIND-01: an answer to an older choice is not shown', async () => {
    answerFilters();
    const { store } = await openSheet();
    const answer = Promise.withResolvers<void>();
    let isRequested = false;
    answerWith(
      http.post('*/bff/catalog/:kind/full', async ({ request }) => {
        const { filters: chosen } = (await request.clone().json()) as CatalogueBody;
        if (chosen[0]?.values.length !== 1) return undefined;
        isRequested = true;
        await answer.promise;
        return HttpResponse.json(aFullCataloguePage({ total: 999, filters: [] }));
      }),
    );
    fireEvent.click(box(/^37/));
    await waitFor(() => expect(isRequested).toBe(true));
    fireEvent.click(box(/^38/));
    await waitFor(() => expect(apply()).toHaveAccessibleName('Aplicar Ver 4 productos'));
    answer.resolve();
    await settled(store);
    expect(apply()).toHaveAccessibleName('Aplicar Ver 4 productos');
    expect(box('Zapala')).toHaveAccessibleDescription('3 productos');
  });

  test('FIND-01, FIND-02: the options show their counts, and keep their position', async () => {
    answerFilters();
    await openSheet();
    openGroup('Marca');
    const counts = () => brands.map((brand) => countOf(brand));
    const optionTexts = () =>
      sheet()
        .getAllByRole('checkbox')
        .map((each) => each.parentElement?.textContent);
    const before = optionTexts();
    expect(counts()).toEqual(['3 productos', '3 productos', '3 productos']);
    answerFilters([
      filter('brand', 'Marca', 'multi_selector', [
        option('Zapala', { count: 1 }),
        option('Andina', { count: 2 }),
      ]),
    ]);
    fireEvent.click(box(/^38/));
    expect(counts()).toEqual(['3 productos', '3 productos', '3 productos']);
    await waitFor(() => expect(counts()).toEqual(['2 productos', '0 productos', '1 producto']));
    const optionNames = (texts: (string | null | undefined)[]) =>
      texts.map((text) => text?.replace(/[,\d].*$/, ''));
    expect(optionNames(optionTexts())).toEqual(optionNames(before));
    expect(box(/^38/)).toBeChecked();
    fireEvent.click(box('Zapala'));
    expect(counts()).toEqual(['2 productos', '0 productos', '1 producto']);
    fireEvent.click(sheet().getByRole('button', { name: 'Restaurar' }));
    expect(counts()).toEqual(['3 productos', '3 productos', '3 productos']);
  });

  test('FIND-01, GEO-07: options that are renewed under a draft are shown with its counts, which are not requested again', async () => {
    answerFilters();
    const { store } = await openSheet();
    const requests: CatalogueBody['filters'][] = [];
    const renewed = filter('brand', 'Marca', 'multi_selector', [option('Zapala'), option('Quimey')]);
    answerWith(
      http.post('*/bff/catalog/:kind/full', async ({ request }) => {
        const { pageInfo, filters: chosen } = (await request.clone().json()) as CatalogueBody;
        if (pageInfo.itemsPerPage !== 1)
          return HttpResponse.json(aFullCataloguePage({ total: 3, filters: [renewed] }));
        requests.push(chosen);
        return requests.length === 1
          ? HttpResponse.json(aFullCataloguePage({ total: 1, filters: [] }))
          : HttpResponse.json({ message: 'No.' }, { status: 500 });
      }),
    );
    openGroup('Marca');
    fireEvent.click(box('Zapala'));
    await waitFor(() => expect(apply()).toHaveAccessibleName('Aplicar Ver 1 producto'));
    act(() => void store.dispatch(cityRegionChanged()));
    expect(await sheet().findByRole('checkbox', { name: 'Quimey' })).not.toBeChecked();
    expect(countOf('Quimey')).toBe('0 productos');
    expect(apply()).toHaveAccessibleName('Aplicar Ver 1 producto');
    expect(requests).toEqual([[{ name: 'brand', values: ['zapala'] }]]);
  });

  test.each(backends)('FIND-01: the $source answers with the counts of the options', async ({ flags }) => {
    await openSheet(path, { flags });
    const size = () => box(/^38\b/).parentElement?.textContent;
    const before = size();
    openGroup('Marca');
    fireEvent.click(box('Zapala'));
    await waitFor(() => expect(size()).not.toBe(before));
    const promised = size();
    fireEvent.click(apply());
    await screen.findByRole('button', { name: 'Quitar filtro Zapala' });
    await screen.findByText(/^[\d.]+ productos$/, { selector: 'output' });
    await pressOpener();
    // The counts of the earlier list stand there until the full answer to this one has loaded.
    await waitFor(() => expect(size()).toBe(promised));
  });

  test('FIND-01: a sheet that is closed before the debounce ends requests no counts', async () => {
    answerFilters();
    const { store } = await openSheet();
    await settled(store);
    stopClock();
    fireEvent.click(box(/^38/));
    fireEvent.click(sheet().getByRole('button', { name: 'Cerrar' }));
    await passTime(250);
    expect(callsOf(store, 'pending')).toEqual([]);
  });

  test('FIND-01: if it fails to load the button still works', async () => {
    answerFilters();
    const shop = await openSheet();
    let failures = 0;
    answerWith(
      http.post('*/bff/catalog/:kind/full', () => {
        failures += 1;
        return HttpResponse.json({ message: 'No.' }, { status: 500 });
      }),
    );
    fireEvent.click(box(/^38/));
    await waitFor(() => expect(failures).toBeGreaterThan(0));
    await settled(shop.store);
    expect(apply()).toHaveAccessibleName('Aplicar');
    fireEvent.click(apply());
    await waitFor(() => expect(address(shop)).toBe(`${path}?shoe_size=38`));
  });
});
