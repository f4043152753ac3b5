import { expect, test } from './journey.ts';

test.use({ expectedFaults: /status of 503/ });

test('LAB-01: the panel makes a link of every choice by keyboard, and an address opens them', async ({
  page,
}) => {
  await page.goto('/menu?escenario=stock:ZP0001-38=0');
  const panel = page.locator('summary', { hasText: 'Escenario' });
  await panel.press('Enter');
  await page.getByLabel('Demora por llamada (ms)').fill('20');
  await page.getByLabel('Llamada que falla').first().fill('getMenu');
  await page.getByRole('link', { name: 'Abrir', exact: true }).press('Enter');
  await expect(page).toHaveURL('/menu?escenario=demora:20,falla:getMenu=unavailable,stock:ZP0001-38=0');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
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
