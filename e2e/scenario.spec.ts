import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { openStored, test as ownTest } from './ownShop.ts';

/** What a screen offers whose call has failed. */
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });
/** What the console says of a call that fails on purpose. */
const failing = /status of (?:400|503)/;

test.describe('calls that fail', () => {
  test.use({ expectedFaults: failing });

  test('LAB-01: the panel makes a link of every choice by keyboard, and an address opens them', async ({
    page,
  }) => {
    await page.goto('/menu?escenario=stock:ZP0001-38=0');
    const panel = page.getByText('Escenario', { exact: true });
    await panel.press('Enter');
    await page.getByLabel('Demora por llamada (ms)').fill('20');
    await page.getByLabel('Llamada que falla').first().fill('getMenu');
    await page.getByRole('link', { name: 'Abrir', exact: true }).press('Enter');
    await expect(page).toHaveURL('/menu?escenario=demora:20,falla:getMenu=unavailable,stock:ZP0001-38=0');
    await expect(retry(page)).toBeVisible();
    await panel.press('Enter');
    await page.getByRole('link', { name: 'Reiniciar' }).press('Enter');
    await expect(page).toHaveURL('/menu?escenario=');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

    await page.goto('/account?escenario=persona:ana,pais:cl');
    await expect(page.getByRole('main')).toContainText('Ana');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('escenario'), searchParams.has('hash')]).toEqual(['persona:ana,pais:cl', false]);
  });
});

ownTest.describe('with the service worker', () => {
  ownTest.use({ expectedFaults: failing });

  ownTest('LAB-01: a scenario reaches the mock although the page is stored', async ({ page, shop }) => {
    await openStored(page, shop, '/menu', () => page.getByRole('main').getByRole('listitem').first());
    await page.goto(shop.url('/menu?escenario=falla:getMenu=unavailable'));
    await expect(retry(page)).toBeVisible();
  });
});
