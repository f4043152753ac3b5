import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { selectFlashes } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { LeftPart } from '#testing/render/leaving.tsx';
import { answerWith } from '#testing/render/mockWorker.ts';
import { Needing } from '#testing/render/Needing.tsx';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { lazyPart } from './lazyPart.tsx';

interface GreetingProps {
  name: string;
  open?: boolean;
  onClose?: () => void;
}

const Greeting = ({ name, open = true, onClose }: GreetingProps) => (
  <p hidden={!open}>
    <span>{`Hola, ${name}`}</span>
    {onClose && (
      <button type="button" onClick={onClose}>
        Cerrar
      </button>
    )}
  </p>
);

/** A part whose code fails to load this often. */
function greeting(failures: number, when?: (work: () => void) => void) {
  const load = vi.fn(() => Promise.resolve({ Greeting }));
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return { load, Part: lazyPart(load, 'Greeting', when) };
}

type Part = ReturnType<typeof greeting>['Part'];

/** Renders another one on a press. */
function Again({ children }: { children: (name: string) => ReactNode }) {
  const [name, setName] = useState('Ana');
  return (
    <>
      <button type="button" onClick={() => setName('Luz')}>
        Otra vez
      </button>
      {children(name)}
    </>
  );
}

const again = () => fireEvent.click(screen.getByRole('button', { name: 'Otra vez' }));

/**
 * Renders a part that its screen needs, whose code fails to load this often, beside the rest of it. `probed` is called
 * when the page is requested before a reload, which the missing answer prevents.
 */
function render(failures: number) {
  const { load, Part } = greeting(failures);
  const probed = vi.fn<() => void>();
  answerWith(
    http.head('*', () => {
      probed();
      return HttpResponse.error();
    }),
  );
  const children = (
    <Again>{(name) => <Part key={name} level={2} fallback={<p>Cargando</p>} name={name} />}</Again>
  );
  return { load, probed, ...renderShop({ children }) };
}

const retry = () => screen.getByRole('button', { name: 'Reintentar' });

test('KEEP-08: a part shows its fallback until its code is loaded', async () => {
  render(0);
  expect(screen.getByText('Cargando')).toBeVisible();
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByText('Cargando')).toBeNull();
});

test('KEEP-08: a part that fails to load shows the problem in its place, and loads on retry', async () => {
  const { load } = render(1);
  expect(await screen.findByRole('heading', { level: 2, name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Otra vez' })).toBeVisible();
  fireEvent.click(retry());
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(load).toHaveBeenCalledTimes(2);
});

test('KEEP-09, ERR-15: without network it says so, and loads when the network is back', async () => {
  const { store } = render(1);
  act(() => void store.dispatch(networkChanged(false)));
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  act(() => void store.dispatch(networkChanged(true)));
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

test('KEEP-08, APP-12: after a second failure the page is reloaded only if the server responds', async () => {
  const { load, probed } = render(2);
  await screen.findByRole('button', { name: 'Reintentar' });
  expect(probed).not.toHaveBeenCalled();
  fireEvent.click(retry());
  await waitFor(() => expect(probed).toHaveBeenCalledTimes(1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(retry()).not.toHaveAttribute('aria-busy');
  fireEvent.click(retry());
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

test('KEEP-08, KEEP-09: a second automatic failure does not reload the page, and the next one by hand does', async () => {
  const { load, probed, store } = render(3);
  await screen.findByRole('button', { name: 'Reintentar' });
  act(() => void store.dispatch(networkChanged(false)));
  expect(await screen.findByRole('heading', { name: 'No hay conexión disponible.' })).toBeVisible();
  act(() => void store.dispatch(networkChanged(true)));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(retry()).not.toHaveAttribute('aria-busy'));
  await fetch('/', { method: 'HEAD' }).catch(() => undefined);
  expect(probed).toHaveBeenCalledOnce();
  fireEvent.click(retry());
  await waitFor(() => expect(probed).toHaveBeenCalledTimes(2));
});

test('a loaded part is shown at once when its screen is opened again', async () => {
  const { load } = render(0);
  await screen.findByText('Hola, Ana');
  again();
  expect(screen.getByText('Hola, Luz')).toBeVisible();
  expect(screen.queryByText('Cargando')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('KEEP-08: while the code is loaded again the problem stays, and its button is busy', async () => {
  const { load } = render(1);
  await screen.findByRole('heading', { name: 'Ha ocurrido un error.' });
  expect(retry()).not.toHaveAttribute('aria-busy');
  const loading = Promise.withResolvers<{ Greeting: typeof Greeting }>();
  load.mockReturnValueOnce(loading.promise);
  fireEvent.click(retry());
  expect(screen.getByRole('heading', { name: 'Ha ocurrido un error.' })).toBeVisible();
  expect(retry()).toHaveAttribute('aria-busy', 'true');
  loading.resolve({ Greeting });
  expect(await screen.findByText('Hola, Ana')).toBeVisible();
});

describe('a part without which its screen is complete', () => {
  const fallback = <p>Cargando</p>;

  test('KEEP-08, KEEP-09: keeps its fallback after a failure, and loads when the network is back', async () => {
    // The pause after a failure does not end.
    stopClock();
    const { load, Part } = greeting(1);
    renderShop({ children: <Part name="Ana" fallback={fallback} /> });
    await passTime(0);
    expect(load).toHaveBeenCalledOnce();
    expect(screen.getByText('Cargando')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void dispatchEvent(new Event('online')));
    await passTime(0);
    expect(screen.getByText('Hola, Ana')).toBeVisible();
    expect(screen.queryByText('Cargando')).toBeNull();
  });

  test('KEEP-09: is loaded again every three seconds until its screen is left', async () => {
    stopClock();
    const { load, Part } = greeting(9);
    renderShop({
      children: (
        <LeftPart>
          <Part name="Ana" />
        </LeftPart>
      ),
    });
    await passTime(0);
    for (const times of [1, 2, 3]) {
      expect(load).toHaveBeenCalledTimes(times);
      await passTime(2999);
      expect(load).toHaveBeenCalledTimes(times);
      await passTime(1);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Ir a otra pantalla' }));
    await passTime(9000);
    act(() => void dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('KEEP-08: can be replaced after a failure, and is loaded again', async () => {
    const { load, Part } = greeting(1);
    renderShop({ children: <Part name="Ana" fallback={fallback} instead={<p>No se puede mostrar.</p>} /> });
    expect(screen.getByText('Cargando')).toBeVisible();
    await act(() => load.mock.results[0]?.value.catch(() => undefined));
    expect(await screen.findByText('No se puede mostrar.')).toBeVisible();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });

  test('is loaded at the moment of `when`', async () => {
    let come = () => {};
    const { load, Part } = greeting(0, (work) => {
      come = work;
    });
    renderShop({ children: <Part name="Ana" fallback={fallback} /> });
    expect(load).not.toHaveBeenCalled();
    act(() => come());
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });

  test('is shown in one place after another place has loaded it', async () => {
    const { load, Part } = greeting(0);
    const Never = lazyPart(load, 'Greeting', () => undefined);
    renderShop({
      children: (
        <>
          <Part name="Ana" />
          <Part name="Luz" />
          <Never name="Eva" />
        </>
      ),
    });
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
    expect(screen.getByText('Hola, Luz')).toBeVisible();
    expect(screen.queryByText('Hola, Eva')).toBeNull();
  });
});

test('a part stays when another one comes', async () => {
  const [first, second] = [greeting(0), greeting(0)];
  renderShop({
    children: (
      <>
        <first.Part name="Ana" />
        <second.Part name="Luz" />
      </>
    ),
  });
  expect(await screen.findByText('Hola, Luz')).toBeVisible();
  expect(screen.getByText('Hola, Ana')).toBeVisible();
  expect([first.load, second.load].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

describe('a part that a press opens', () => {
  /** A button that opens it. */
  function Opener({ Part, onFailure }: { Part: Part; onFailure?: () => void }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={open} onPointerDown={Part.warm} onClick={() => setOpen(true)}>
          Saludar
        </button>
        <Part name="Ana" open={open} onClose={() => setOpen(false)} {...(onFailure && { onFailure })} />
      </>
    );
  }
  const opener = () => screen.getByRole('button', { name: 'Saludar' });
  const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

  /** Opens the screen with its code held until it is let through; `needed` are the names of what a press has needed. */
  function renderHeld(failures: number, children: (Part: Part) => ReactNode) {
    const { load, Part } = greeting(failures);
    const needed: string[] = [];
    const code = Promise.withResolvers<void>();
    const shop = renderShop({
      children: (
        <Needing
          by={(real) => async (name, each) => {
            needed.push(name);
            await code.promise;
            return real(name, each);
          }}
        >
          {children(Part)}
        </Needing>
      ),
    });
    return { ...shop, load, needed, arrive: () => act(async () => code.resolve()) };
  }

  test('is not loaded before, and an early press opens it once its code is loaded', async () => {
    const { load, needed, arrive } = renderHeld(0, (Part) => <Opener Part={Part} />);
    expect(load).not.toHaveBeenCalled();
    fireEvent.click(opener());
    expect(screen.queryByText('Hola, Ana')).toBeNull();
    await arrive();
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.getByText('Hola, Ana')).not.toBeVisible();
    fireEvent.click(opener());
    expect(screen.getByText('Hola, Ana')).toBeVisible();
    // Once it is there it is not loaded any more.
    expect(needed).toEqual(['Greeting']);
    expect(load).toHaveBeenCalledOnce();
  });

  test('that is closed before its code is loaded stays closed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { load, Part } = greeting(0);
    function Screen() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setOpen(false)}>
            Irse
          </button>
          <Part name="Ana" open={open} />
        </>
      );
    }
    load.mockImplementation(() => promise.then(() => ({ Greeting })));
    renderShop({ children: <Screen /> });
    fireEvent.click(screen.getByRole('button', { name: 'Irse' }));
    await act(async () => resolve());
    expect(await screen.findByText('Hola, Ana')).not.toBeVisible();
  });

  test('can be loaded ahead, and shows nothing before it is opened', async () => {
    const { load, Part } = greeting(0, (work) => work());
    renderShop({ children: <Opener Part={Part} /> });
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(async () => load.mock.results[0]?.value);
    expect(screen.queryByText('Hola, Ana')).toBeNull();
    fireEvent.click(opener());
    expect(screen.getByText('Hola, Ana')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  test('is loaded ahead on pointer down, and a failure then shows no message', async () => {
    const { load, Part } = greeting(1);
    const { store } = renderShop({ children: <Opener Part={Part} /> });
    fireEvent.pointerDown(opener());
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => load.mock.results[0]?.value.catch(() => undefined));
    expect(selectFlashes(store.getState())).toEqual([]);
    fireEvent.click(opener());
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
  });

  test('KEEP-08: says that its code did not load, is closed, and can be pressed again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    answerWith(http.head('*', () => HttpResponse.error()));
    const { Part } = greeting(1);
    const { store } = renderShop({ children: <Opener Part={Part} /> });
    const said = () => selectFlashes(store.getState()).map(({ text }) => text);
    fireEvent.click(opener());
    await waitFor(() => expect(said()).toEqual(['No hay conexión disponible.']));
    await waitFor(() => expect(isOpen()).toBe(false));
    fireEvent.click(opener());
    expect(await screen.findByText('Hola, Ana')).toBeVisible();
    expect(isOpen()).toBe(true);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  test('KEEP-08: a part that fails to load can be replaced, unless its screen was left', async () => {
    const onFailure = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    const { promise, resolve: fail } = Promise.withResolvers<undefined>();
    const { Part } = greeting(0);
    const screenOf = (onFailed: () => void) => (
      <LeftPart>
        <Part name="Ana" open onClose={onClose} onFailure={onFailed} />
      </LeftPart>
    );
    const onLeft = vi.fn<() => void>();
    renderShop({
      children: (
        <Needing by={() => () => promise}>
          {screenOf(onFailure)}
          {screenOf(onLeft)}
        </Needing>
      ),
    });
    fireEvent.click(screen.getAllByRole('button', { name: 'Ir a otra pantalla' })[1] as HTMLElement);
    await act(async () => fail(undefined));
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(onLeft).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
