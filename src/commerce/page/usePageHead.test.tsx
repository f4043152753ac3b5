import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { selectTitle } from '#store/appBar.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { usePageHead } from './usePageHead.ts';

type Head = Parameters<typeof usePageHead>[0];

const metas = () => [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')];
const description = () => metas().map(({ content }) => content);

const before = { title: '', metas: metas() };

beforeEach(() => {
  before.title = document.title;
  before.metas = metas();
  for (const meta of before.metas) meta.remove();
});

afterEach(() => {
  document.title = before.title;
  for (const meta of metas()) meta.remove();
  document.head.append(...before.metas);
});

function Screen({ head }: { head: Head }) {
  usePageHead(head);
  return null;
}

/** One screen that shows each head in turn, and is left after the last. */
function Visit({ heads }: { heads: Head[] }) {
  const [index, setIndex] = useState(0);
  const head = heads[index];
  return (
    <>
      {head && <Screen head={head} />}
      <button type="button" onClick={() => setIndex(index + 1)}>
        Seguir
      </button>
    </>
  );
}

function open(...heads: Head[]) {
  const { store } = renderShop({ children: <Visit heads={heads} /> });
  return { barTitle: () => selectTitle(store.getState()) };
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Seguir' }));

test.each([
  [{}, undefined, 'Vidriera'],
  [{ barTitle: 'Carrito' }, 'Carrito', 'Carrito | Vidriera'],
  [{ title: 'Moda y calzado online' }, undefined, 'Moda y calzado online'],
  [{ barTitle: 'Calzado de mujer', title: 'Calzado' }, 'Calzado de mujer', 'Calzado'],
])('APP-15, APP-17, HOME-11: %o sets the bar to %s and the document to "%s"', (head, bar, title) => {
  const { barTitle } = open(head);
  expect(barTitle()).toBe(bar);
  expect(document.title).toBe(title);
});

test('APP-15, APP-17: the bar has its brand name again once the screen is left', () => {
  const { barTitle } = open({ barTitle: 'Carrito' });
  goOn();
  expect(barTitle()).toBeUndefined();
});

test('APP-17: bar and document follow the title of the screen', () => {
  const { barTitle } = open(
    { barTitle: 'Calzado' },
    { barTitle: 'Zapatillas' },
    { barTitle: 'Zapatillas', title: 'Zapatillas de mujer' },
    {},
  );
  goOn();
  expect([barTitle(), document.title]).toEqual(['Zapatillas', 'Zapatillas | Vidriera']);
  goOn();
  expect([barTitle(), document.title]).toEqual(['Zapatillas', 'Zapatillas de mujer']);
  goOn();
  expect([barTitle(), document.title]).toEqual([undefined, 'Vidriera']);
});

test('HOME-11: the description is written into the document, which has only one', () => {
  open({ description: 'Zapatillas con envío.' }, { description: 'Botas con envío.' }, {});
  expect(description()).toEqual(['Zapatillas con envío.']);
  goOn();
  expect(description()).toEqual(['Botas con envío.']);
  goOn();
  expect(description()).toEqual(['Moda y calzado online.']);
});

test('HOME-11: the description replaces that of the page', () => {
  const own = document.createElement('meta');
  own.name = 'description';
  own.content = 'De la página.';
  document.head.append(own);
  open({ description: 'Zapatillas con envío.' });
  expect(metas()).toEqual([own]);
  expect(own.content).toBe('Zapatillas con envío.');
});

test.each([{}, { description: '' }])('HOME-11: of %o the description is that of the shop', (head) => {
  open(head);
  expect(description()).toEqual(['Moda y calzado online.']);
});
