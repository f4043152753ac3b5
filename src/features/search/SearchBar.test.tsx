import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import {
  findBox,
  findResults,
  findSuggestions,
  openSearch,
  press,
  submit,
  suggested,
  suggestionsOf,
  type,
  type as typeIn,
  watchSuggestions,
} from '#testing/render/search.ts';
import { settled, whenDecided } from '#testing/render/settled.ts';
import { shownUrl, waitForUrl } from '#testing/render/signInScreens.ts';
import { useSearchText } from './SearchBar.tsx';

test('SEARCH-06: a suggestion that repeats what is typed is shown as it is, and once', async () => {
  watchSuggestions(() => suggestionsOf('bobo', 'bobo azul', 'bobo'));
  openSearch();
  const box = await findBox();
  for (const text of ['bo', 'bob', 'bo']) {
    type(box, text);
    await waitFor(() => expect(suggested()).toEqual(['bobo', 'bobo azul']));
  }
});

test('SEARCH-09: one letter can be searched for, before anything is suggested', async () => {
  openSearch();
  type(await findBox(), 'x');
  expect(await screen.findByRole('link', { name: 'Buscar "x"' })).toHaveAttribute('href', '/catalog/?q=x');
});

describe('the box', () => {
  const active = (box: HTMLElement) =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;

  test('it has the focus', async () => {
    openSearch();
    expect(await findBox()).toHaveFocus();
  });

  test('SEARCH-08: the arrows choose a suggestion, and Enter runs it', async () => {
    watchSuggestions(() => suggestionsOf('vestidos', 'vestidos rojos'));
    openSearch();
    const box = await findBox();
    type(box, 'ves');
    await findSuggestions();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    // The keys that compose a letter choose and empty nothing.
    for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(box, { key, isComposing: true });
    expect(box).toHaveValue('ves');
    expect(active(box)).toBeUndefined();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(box, key);
      return active(box);
    });
    expect(seen).toEqual(['vestidos', 'vestidos rojos', undefined, 'vestidos rojos', 'vestidos']);
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('vestidos');
    submit(box);
    expect(await findResults('vestidos')).toBeVisible();
  });

  test('SEARCH-08: typing on drops the choice of a suggestion, and Enter runs what is typed', async () => {
    watchSuggestions(() => suggestionsOf('vestidos', 'vestidos rojos'));
    openSearch();
    const box = await findBox();
    type(box, 'ves');
    await findSuggestions();
    press(box, 'ArrowDown');
    type(box, 'vestido');
    expect(suggested()).toEqual(['vestidos', 'vestidos rojos']);
    expect(box).not.toHaveAttribute('aria-activedescendant');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
    submit(box);
    expect(await findResults('vestido')).toBeVisible();
  });

  test.each([
    [
      'the right arrow',
      (box: HTMLElement) => ['ArrowDown', 'ArrowDown', 'ArrowRight'].forEach((key) => press(box, key)),
    ],
    [
      'its arrow',
      () =>
        fireEvent.click(screen.getByRole('option', { name: 'vestidos rojos' }).lastElementChild as Element),
    ],
  ])('%s puts a suggestion into it, to type on', async (_what, fill) => {
    watchSuggestions(() => suggestionsOf('vestidos', 'vestidos rojos'));
    openSearch();
    const box = await findBox();
    type(box, 'ves');
    await findSuggestions();
    fill(box);
    expect(box).toHaveValue('vestidos rojos');
    expect(box).toHaveFocus();
    expect(active(box)).toBeUndefined();
  });

  test('a press on a suggestion leaves the focus in it', async () => {
    watchSuggestions(() => suggestionsOf('vestidos'));
    openSearch();
    type(await findBox(), 'ves');
    // False: the browser would have moved the focus.
    expect(fireEvent.pointerDown(await screen.findByRole('option', { name: 'vestidos' }))).toBe(false);
  });

  test('Escape empties it, then closes the search', async () => {
    renderShop({ visited: ['/menu', '/search'] });
    const box = await findBox();
    type(box, 'bo');
    press(box, 'Escape');
    expect(box).toHaveValue('');
    press(box, 'Escape');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  test.each(['   ', '👟👢🩴'])(
    'SEARCH-02, VAL-37: the text %j searches for nothing, and stays',
    async (text) => {
      const asked = watchSuggestions();
      const { store } = openSearch();
      const box = await findBox();
      await whenDecided(store);
      type(box, text);
      submit(box);
      await settled(store);
      expect(shownUrl(store)).toMatch(/^\/search/);
      expect(screen.getByRole('region', { name: 'Lo más buscado' })).toBeVisible();
      expect(box).toHaveValue(text);
      expect(asked).toEqual([]);
    },
  );

  test.each([
    ['5,000 letters', 'botas '.repeat(833).trim()],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['percent signs', '100%25 %'],
    ['right-to-left marks, which are invisible', '\u202Ebotas\u200F', 'botas'],
  ])(
    'SEARCH-02, VAL-37: a search for %s is the search for what is visible',
    async (_what, text, visible = text) => {
      const { store } = openSearch();
      const box = await findBox();
      type(box, text);
      submit(box);
      await waitForUrl(store, `/catalog/?q=${encodeURIComponent(visible)}`);
      await waitFor(() => {
        const [title] = screen.getAllByRole('heading', { level: 1 });
        expect(title?.textContent).not.toMatch(/^(?:Buscar|Cargando)?$/);
      });
    },
  );

  test('what is typed stays for the return from a product', async () => {
    renderShop({ visited: ['/menu', '/search'] });
    type(await findBox(), 'botas');
    const found = within(await screen.findByRole('region', { name: 'Productos' }));
    fireEvent.click((await found.findAllByRole('link'))[0] as HTMLElement);
    fireEvent.click(await screen.findByRole('button', { name: 'Volver' }));
    expect(await findBox()).toHaveValue('botas');
  });

  test('the tab of the search focuses it again, and keeps the text', async () => {
    renderShop({ visited: ['/search'] });
    const box = await findBox();
    type(box, 'bo');
    box.blur();
    fireEvent.click(screen.getByRole('link', { name: 'Buscar' }));
    await waitFor(() => expect(box).toHaveFocus());
    expect(box).toHaveValue('bo');
  });

  test('a text of an address is in it', async () => {
    renderShop({ visited: ['/search?q=botas%20rojas'] });
    expect(await findBox()).toHaveValue('botas rojas');
  });
});

/** A box with the text of the search. */
function Box() {
  const { text, setText, box } = useSearchText();
  return <input ref={box} value={text} onChange={(event) => setText(event.target.value)} />;
}

/** The address, a step back, and on the search its box. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      {pathname === '/search' && <Box />}
      <button type="button" onClick={() => void navigate(-1)}>
        Volver
      </button>
      <output>{`${pathname}${search}`}</output>
    </>
  );
}

test('however often the typing pauses, one step back leaves the search', async () => {
  stopClock();
  renderShop({ visited: ['/menu', '/search'], children: <Page /> });
  const address = screen.getByRole('status');
  for (const text of ['bo', 'botas']) {
    typeIn(screen.getByRole('textbox'), text);
    await passTime(300);
    expect(address).toHaveTextContent(`/search?q=${text}`);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  expect(address.textContent).toBe('/menu');
});

/** A screen that React cannot draw yet, so that the search is still shown. */
function Results({ ready }: { ready: Promise<void> }) {
  use(ready);
  return <p>Resultados</p>;
}

function SearchOrResults({ ready }: { ready: Promise<void> }) {
  const { pathname } = useLocation();
  return pathname === '/catalog/' ? <Results ready={ready} /> : <Page />;
}

/** The way to the results, as a press of Enter takes it. */
function Enter() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/catalog/?q=botas', { replace: true })}>
      Buscar
    </button>
  );
}

test('who searches before the typing pauses comes to the results, however late they are drawn', async () => {
  const { promise: ready, resolve: draw } = Promise.withResolvers<void>();
  const children = (
    <>
      <Enter />
      <Suspense fallback={null}>
        <SearchOrResults ready={ready} />
      </Suspense>
    </>
  );
  stopClock();
  renderShop({ visited: ['/search'], children });
  typeIn(screen.getByRole('textbox'), 'botas');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buscar' }));
    await passTime(500);
  });
  expect(screen.getByRole('textbox')).toBeVisible();
  await act(async () => draw());
  expect(screen.getByText('Resultados')).toBeVisible();
});

/** The search, opened from itself. */
function SearchAgain() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/search?q=bo')}>
      Buscar de nuevo
    </button>
  );
}

test('REACH-01: the box has the focus when the search is opened from itself, also after typing', async () => {
  const children = (
    <>
      <SearchAgain />
      <Page />
    </>
  );
  stopClock();
  renderShop({ visited: ['/menu', '/search'], children });
  typeIn(screen.getByRole('textbox'), 'bo');
  const again = screen.getByRole('button', { name: 'Buscar de nuevo' });
  again.focus();
  await passTime(300);
  expect(screen.getByRole('status')).toHaveTextContent('/search?q=bo');
  expect(again).toHaveFocus();
  fireEvent.click(again);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
