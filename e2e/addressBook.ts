import type { Page } from '@playwright/test';
import { patient } from './signIn.ts';

export const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in fields by their labels. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, label).fill(value);
}

/** Chooses a region or city in its sheet. */
export async function choose(page: Page, label: string, name: string) {
  // Clicks, because the shop ignores the second of two quick taps at one position as a double tap.
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click(patient);
}

/** The streets of the address book. */
export const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

export const cardOf = (page: Page, street: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: street }) });
