import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerFilters } from '#testing/answerFilters.ts';
import { address, path } from '#testing/openList.ts';
import { apply, box, opener, openGroup, openSheet, pressOpener, sheet } from '#testing/openSheet.ts';
import { renderShop } from '#testing/renderShop.tsx';

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
